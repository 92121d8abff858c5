import { useBuilderState, useEditForce } from './context';
import type { BuilderState } from './store';
import { useEditWithUndo } from './use-undo';

/** Returns the hooks for a game's editors, typed with its force and its evaluation. */
export const gameHooks = <Force, Evaluation>() => ({
  /** The force, as in the roster file. */
  useForce: (): Force => useBuilderState(({ roster }: BuilderState<Force>) => roster.force),
  /** The current evaluation of the force. */
  useEvaluation: (): Evaluation =>
    useBuilderState(({ evaluation }: BuilderState<Force, Evaluation>) => evaluation),
  /** Returns a function that changes the force by a pure function. */
  useEdit: () => useEditForce<Force>(),
  /** The same, with a message that offers Undo. */
  useEditWithUndo: () => useEditWithUndo<Force>(),
});
