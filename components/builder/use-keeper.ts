'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { builderAddress } from '../shelf/unsaved';
import { keepStore, type Opened, type SaveStatus } from './keeper';
import type { BuilderStore } from './store';

/** How the keeping of a roster stands. */
export interface Keeping {
  status: SaveStatus;
  /** The id under which it is kept: another once it has parted from what another tab made of it. */
  id: string;
  /** The name of this tab's version where both tabs had changed it; null else. */
  parted: string | null;
}

/** Keeps a store's roster in the browser, in step with other tabs, and says how that stands. */
export function useKeeper(
  opened: Opened,
  store: BuilderStore,
  system: AnyGameSystem,
  onMove: (id: string) => void,
): Keeping {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [own, setOwn] = useState<Omit<Keeping, 'status'>>({ id: opened.stored.id, parted: null });
  const latestMove = useRef(onMove);
  latestMove.current = onMove;
  useEffect(() => {
    const keeper = keepStore(opened, store, system, {
      status: (next) => setStatus((now) => (now.kind === 'saved' && next.kind === 'saved' ? now : next)),
      parted: (id, name) => {
        setOwn({ id, parted: name });
        latestMove.current(id);
        window.history.replaceState(null, '', builderAddress(id));
      },
    });
    // A tab that slept has not been told.
    document.addEventListener('visibilitychange', keeper.look);
    return () => {
      keeper.end();
      document.removeEventListener('visibilitychange', keeper.look);
    };
  }, [opened, store, system]);
  return { status, ...own };
}
