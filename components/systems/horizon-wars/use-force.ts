import { gameHooks } from '@/components/builder/edits';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';

export const { useEdit, useEditWithUndo, useForce, useEvaluation } = gameHooks<Force, Evaluation>();
