import { gameHooks } from '@/components/builder/edits';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { Force } from '@/lib/systems/forge-of-war/force';

export const { useEdit, useEditWithUndo, useEvaluation } = gameHooks<Force, Evaluation>();
