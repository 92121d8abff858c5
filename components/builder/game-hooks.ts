import { useBuilderState, useEditForce } from './context';
import type { BuilderState } from './store';
import { useEditWithUndo } from './use-undo';

/** Returns the hooks for a game's editors, typed with its force and its reckoning. */
export const gameHooks = <Force, Reckoning>() => ({
  /** The force, as in the roster file. */
  useForce: (): Force => useBuilderState(({ roster }: BuilderState<Force>) => roster.force),
  /** The current reckoning of the force. */
  useReckoning: (): Reckoning =>
    useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) => reckoning),
  /** Returns a function that changes the force by a pure function. */
  useEdit: () => useEditForce<Force>(),
  /** The same, with a message that offers Undo. */
  useEditWithUndo: () => useEditWithUndo<Force>(),
});
