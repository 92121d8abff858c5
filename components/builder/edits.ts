import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '@/components/ui/toast';
import type { Snapshot } from '@/lib/storage/db';
import { undoWords } from '../shared/commands';
import { focusRow, useBuilder, useBuilderState, useEditForce } from './context';
import { currentStep } from './history';
import type { BuilderState } from './store';

/** Returns a function that moves one step back (-1) or forward (1) in the history and announces it. */
export function useMove(): (by: 1 | -1) => void {
  const { store, announce } = useBuilder();
  return useCallback(
    (by) => {
      const { at, steps } = store.state().history;
      const [done, none] = undoWords(by);
      const isMoved = flushSync(() => store.move(by));
      announce(isMoved ? `${done} (step ${at + by + 1} of ${steps.length}).` : none);
      // The focused control may be gone.
      if (document.activeElement === document.body) focusRow(undefined);
    },
    [store, announce],
  );
}

/**
 * Returns a function that shows what a step did, with an Undo; without one if nothing changed. Undo is offered only
 * while that step is the current one, so that it never undoes a later edit.
 */
export function useOfferUndo(): (step: Snapshot | null, message: string) => void {
  const { store } = useBuilder();
  const move = useMove();
  const toast = useToast();
  return useCallback(
    (step, message) => {
      const offered = () => currentStep(store.state().history) === step;
      const action = { label: 'Undo', onAction: () => move(-1), offered, subscribe: store.subscribe };
      toast(step ? { message, action } : { message });
    },
    [store, move, toast],
  );
}

/**
 * Returns a function that edits the force and shows a message with an Undo; one may be made after the edit. `done` says
 * in the history what it did, where that is more than its changes.
 */
export function useEditWithUndo<Force>(): (
  change: (force: Force) => Force,
  message: string | (() => string),
  done?: string,
) => void {
  const edit = useEditForce<Force>();
  const offer = useOfferUndo();
  return useCallback(
    (change, message, done) => {
      const step = edit(change, done);
      offer(step, typeof message === 'string' ? message : message());
    },
    [edit, offer],
  );
}

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
