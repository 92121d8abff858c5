import { useBuilderState, useEditForce } from './context';
import type { BuilderState } from './store';
import { useEditWithUndo } from './use-undo';

/** The hooks of a game's editors, with the types of its force and its reckoning. */
export const gameHooks = <Force, Reckoning>() => ({
  /** The force as it stands in the file. */
  useForce: (): Force => useBuilderState(({ roster }: BuilderState<Force>) => roster.force),
  /** The force as it is reckoned now. */
  useReckoning: (): Reckoning =>
    useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) => reckoning),
  /** Changes the force by a pure function. */
  useEdit: () => useEditForce<Force>(),
  /** Changes it and says so in a message with an Undo. */
  useEditWithUndo: () => useEditWithUndo<Force>(),
});
