'use client';

import { useCallback } from 'react';
import { useToast } from '@/components/ui/toast';
import type { Snapshot } from '@/lib/storage/db';
import { useBuilder, useEditForce } from './context';
import { focusRow } from './focus-row';
import { currentStep } from './history';

/** Goes a step back (-1) or forth (1) in the history and says so. */
export function useMove(): (by: 1 | -1) => void {
  const { store, near, followers, announce } = useBuilder();
  return useCallback(
    (by) => {
      const { at, steps } = store.state().history;
      const [done, none] = by < 0 ? ['Undone', 'Nothing to undo.'] : ['Redone', 'Nothing to redo.'];
      announce(store.move(by) ? `${done} (step ${at + by + 1} of ${steps.length}).` : none);
      near.settle();
      followers.settle();
      // What had the focus may be gone.
      if (document.activeElement === document.body) focusRow(undefined);
    },
    [store, near, followers, announce],
  );
}

/**
 * Says what a step did, in a message whose Undo takes it back; the message alone where nothing changed. The Undo is
 * offered only while the step is the last one made: nothing that was done since is lost by it.
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

/** Edits the force and says so in a message with an Undo. */
export function useEditWithUndo<Force>(): (change: (force: Force) => Force, message: string) => void {
  const edit = useEditForce<Force>();
  const offer = useOfferUndo();
  return useCallback((change, message) => offer(edit(change), message), [edit, offer]);
}
