'use client';

import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { createAutosave, type SaveStatus } from '@/lib/storage/autosave';
import { writeStored } from '@/lib/storage/db';
import { unsaved } from '../shelf/unsaved';
import type { BuilderState, BuilderStore } from './store';

/** Keeps every change of a roster in the browser, and says how that stands. */
export function useAutosave(id: string, store: BuilderStore, system: AnyGameSystem): SaveStatus {
  const [status, setStatus] = useState<SaveStatus>(() =>
    unsaved.has(id)
      ? { kind: 'failed', sentence: 'This browser does not let the page keep anything.' }
      : { kind: 'saved' },
  );
  useEffect(() => {
    const write = async ({ roster, reckoning, report }: BuilderState) => {
      unsaved.set(id, roster);
      const figures = system.figures(reckoning);
      await writeStored({ id, changed: Date.now(), roster, legal: report.legal, figures });
      unsaved.delete(id);
    };
    const autosave = createAutosave(write, (next) =>
      setStatus((now) => (now.kind === 'saved' && next.kind === 'saved' ? now : next)),
    );
    return store.subscribe(() => autosave.save(store.state()));
  }, [id, store, system]);
  return status;
}
