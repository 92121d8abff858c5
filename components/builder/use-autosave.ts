import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type Conflict, type Opened, type SaveStatus, startAutosave } from './autosave';
import type { BuilderStore } from './store';

/** The state of a roster's autosave. */
export interface AutosaveState {
  status: SaveStatus;
  /** The last conflict with another tab; null if there was none. */
  conflict: Conflict | null;
}

/** The autosave's state, outside React: it changes with every keystroke, and few components show it. */
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

/** Saves a store's roster in the browser, in sync with other tabs; returns the autosave's state. */
export function useAutosave(opened: Opened, store: BuilderStore, system: AnyGameSystem): AutosaveStore {
  const [autosave] = useState(createAutosaveState);
  useEffect(() => {
    const running = startAutosave(opened, store, system, {
      status: (status) => autosave.change({ status }),
      conflict: (conflict) => autosave.change({ conflict }),
    });
    const onVisibilityChange = () => {
      running.saveDue();
      // A suspended tab gets no events.
      running.look();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', running.saveDue);
    return () => {
      running.end();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', running.saveDue);
    };
  }, [opened, store, system, autosave]);
  return autosave;
}
