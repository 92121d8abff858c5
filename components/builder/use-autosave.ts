'use client';

import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type Conflict, type Opened, type SaveStatus, startAutosave } from './autosave';
import type { BuilderStore } from './store';

/** How the autosave of a roster stands. */
export interface AutosaveState {
  status: SaveStatus;
  /** The last time that this tab and another changed it at once; null where none did. */
  conflict: Conflict | null;
}

/** Tells how the autosave stands, beside the page: it changes with every letter, and few parts of the page say it. */
export interface AutosaveStore {
  state: () => AutosaveState;
  subscribe: (listener: () => void) => () => void;
  change: (part: Partial<AutosaveState>) => void;
}

function createAutosaveState(): AutosaveStore {
  let state: AutosaveState = { status: { kind: 'saved' }, conflict: null };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      if (part.status && part.status.kind !== 'failed' && part.status.kind === state.status.kind) return;
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
  };
}

/** Keeps a store's roster in the browser, in step with other tabs; answers how that stands. */
export function useAutosave(opened: Opened, store: BuilderStore, system: AnyGameSystem): AutosaveStore {
  const [autosave] = useState(createAutosaveState);
  useEffect(() => {
    const running = startAutosave(opened, store, system, {
      status: (status) => autosave.change({ status }),
      conflict: (conflict) => autosave.change({ conflict }),
    });
    const seenOrNot = () => {
      running.saveDue();
      // A tab that slept has not been told.
      running.look();
    };
    document.addEventListener('visibilitychange', seenOrNot);
    addEventListener('pagehide', running.saveDue);
    return () => {
      running.end();
      document.removeEventListener('visibilitychange', seenOrNot);
      removeEventListener('pagehide', running.saveDue);
    };
  }, [opened, store, system, autosave]);
  return autosave;
}
