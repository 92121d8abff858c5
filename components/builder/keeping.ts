'use client';

import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { keepStore, type Opened, type Parting, type SaveStatus } from './keeper';
import type { BuilderStore } from './store';

/** How the keeping of a roster stands. */
export interface KeepingState {
  status: SaveStatus;
  /** The last time that this tab and another changed it at once; null where none did. */
  parting: Parting | null;
}

/** Tells how the keeping stands, beside the page: it changes with every letter, and few parts of the page say it. */
export interface Keeping {
  state: () => KeepingState;
  subscribe: (listener: () => void) => () => void;
  change: (part: Partial<KeepingState>) => void;
}

function createKeeping(): Keeping {
  let state: KeepingState = { status: { kind: 'saved' }, parting: null };
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
export function useKeeper(opened: Opened, store: BuilderStore, system: AnyGameSystem): Keeping {
  const [keeping] = useState(createKeeping);
  useEffect(() => {
    const keeper = keepStore(opened, store, system, {
      status: (status) => keeping.change({ status }),
      parted: (parting) => keeping.change({ parting }),
    });
    const seenOrNot = () => {
      keeper.saveDue();
      // A tab that slept has not been told.
      keeper.look();
    };
    document.addEventListener('visibilitychange', seenOrNot);
    addEventListener('pagehide', keeper.saveDue);
    return () => {
      keeper.end();
      document.removeEventListener('visibilitychange', seenOrNot);
      removeEventListener('pagehide', keeper.saveDue);
    };
  }, [opened, store, system, keeping]);
  return keeping;
}
