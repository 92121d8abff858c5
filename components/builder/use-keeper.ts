'use client';

import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { keepStore, type Opened, type Parting, type SaveStatus } from './keeper';
import type { BuilderStore } from './store';

/** How the keeping of a roster stands. */
export interface Keeping {
  status: SaveStatus;
  /** The last time that this tab and another changed it at once; null where none did. */
  parting: Parting | null;
}

/** Keeps a store's roster in the browser, in step with other tabs, and says how that stands. */
export function useKeeper(opened: Opened, store: BuilderStore, system: AnyGameSystem): Keeping {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [parting, setParting] = useState<Parting | null>(null);
  useEffect(() => {
    const keeper = keepStore(opened, store, system, {
      status: (next) => setStatus((now) => (now.kind === 'saved' && next.kind === 'saved' ? now : next)),
      parted: setParting,
    });
    // A tab that slept has not been told.
    document.addEventListener('visibilitychange', keeper.look);
    return () => {
      keeper.end();
      document.removeEventListener('visibilitychange', keeper.look);
    };
  }, [opened, store, system]);
  return { status, parting };
}
