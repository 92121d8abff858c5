'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { useToast } from '@/components/ui/toast';
import { useBuilder, useBuilderState, useEditForce } from './context';
import { focusRow } from './focus-row';
import { currentStep } from './history';

/** Undo and redo of everything in the builder. */
export interface Undo {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Goes a step back (-1) or forth (1) in the history and says so. */
function useMove(): (by: 1 | -1) => void {
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

/** Undo and redo, for a button or a key. */
export function useUndo(): Undo {
  const move = useMove();
  const canUndo = useBuilderState(({ history }) => history.at > 0);
  const canRedo = useBuilderState(({ history }) => history.at < history.steps.length - 1);
  return useMemo(
    () => ({ canUndo, canRedo, undo: () => move(-1), redo: () => move(1) }),
    [move, canUndo, canRedo],
  );
}

/**
 * Edits the force and says so in a message whose Undo takes this step back. The message offers it only while the step
 * is the last one made: nothing that was done since is lost by it.
 */
export function useEditWithUndo<Force>(): (change: (force: Force) => Force, message: string) => void {
  const { store } = useBuilder();
  const edit = useEditForce<Force>();
  const move = useMove();
  const toast = useToast();
  return useCallback(
    (change, message) => {
      const step = edit(change);
      const offered = () => currentStep(store.state().history) === step;
      const action = { label: 'Undo', onAction: () => move(-1), offered, subscribe: store.subscribe };
      toast(step ? { message, action } : { message });
    },
    [store, edit, move, toast],
  );
}

/** Ctrl or Cmd with Z, Shift+Z and Y, in fields as well, since each letter typed is in the history. */
export function useUndoKeys({ undo, redo }: Undo) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !keepsHistory(event.target)) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Before the fields' own undo, and before a message that offers one.
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [undo, redo]);
}

/** Is the key meant for the roster: not for an entry that was not accepted, a search, or a dialog of its own? */
function keepsHistory(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.matches('[type=search], [aria-invalid=true]')) return false;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return !dialog || dialog.querySelector('[data-panel]') !== null;
}
