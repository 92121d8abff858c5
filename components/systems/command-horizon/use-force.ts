import { gameHooks } from '@/components/builder/edits';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import type { Force } from '@/lib/systems/command-horizon/force';

export const { useEdit, useEditWithUndo, useEvaluation } = gameHooks<Force, Evaluation>();
