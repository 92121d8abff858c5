import { gameHooks } from '@/components/builder/edits';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';

export const { useEdit, useEditWithUndo, useForce, useEvaluation } = gameHooks<Force, Evaluation>();
