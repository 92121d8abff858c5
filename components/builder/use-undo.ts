'use client';

import { useEffect, useMemo } from 'react';
import { useBuilder, useBuilderState } from './context';
import { focusRow } from './use-element-edits';

/** Undo and redo of everything in the builder. */
export interface Undo {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Undo and redo, for a button or a key. */
export function useUndo(): Undo {
  const { store, near, followers, announce } = useBuilder();
  const canUndo = useBuilderState(({ history }) => history.at > 0);
  const canRedo = useBuilderState(({ history }) => history.at < history.steps.length - 1);
  return useMemo(() => {
    const move = (by: 1 | -1, done: string, none: string) => {
      const { history } = store.state();
      announce(store.move(by) ? `${done} (step ${history.at + by + 1} of ${history.steps.length}).` : none);
      near.settle();
      followers.settle();
      // What had the focus may be gone.
      if (document.activeElement === document.body) focusRow(undefined);
    };
    return {
      canUndo,
      canRedo,
      undo: () => move(-1, 'Undone', 'Nothing to undo.'),
      redo: () => move(1, 'Redone', 'Nothing to redo.'),
    };
  }, [store, near, followers, announce, canUndo, canRedo]);
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
