'use client';

import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { createAutosave, type SaveStatus } from '@/lib/storage/autosave';
import { storedOf } from '../shelf/stored';
import { keep, unsaved } from '../shelf/unsaved';
import type { BuilderState, BuilderStore } from './store';

/** Keeps every change of a roster in the browser, and says how that stands. */
export function useAutosave(id: string, store: BuilderStore, system: AnyGameSystem): SaveStatus {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  useEffect(() => {
    const write = (state: BuilderState) => keep(storedOf(id, state.roster, state, system));
    const save = createAutosave(write, (next) =>
      setStatus((now) => (now.kind === 'saved' && next.kind === 'saved' ? now : next)),
    );
    // Refused before: tried again, which says why.
    if (unsaved.has(id)) save(store.state());
    return store.subscribe(() => save(store.state()));
  }, [id, store, system]);
  return status;
}
