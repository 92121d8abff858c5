'use client';

import { useEffect, useMemo, useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { readPackOf } from '@/lib/storage/packs';
import type { Opened } from './autosave';
import { BuilderLayout } from './builder-layout';
import { type Builder, BuilderContext, type Panel } from './context';
import { createFollowers, createNearFollowers } from './followers';
import { openedHistory, readStoredOf } from './history';
import { PrintedPage } from './printed-page';
import { createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import { useAutosave } from './use-autosave';
import { useSettled } from './use-settled';

interface BuilderFrameProps {
  opened: Opened;
  roster: Roster;
  system: AnyGameSystem;
  editor: AnySystemEditor;
}

/** The builder of one roster: its state, its saving and what is open. */
export function BuilderFrame({ opened, roster, system, editor }: BuilderFrameProps) {
  const { stored, history } = opened;
  const [store] = useState(() =>
    createStore(
      openedHistory(stored.id, roster, stored.step, history, readStoredOf(system)),
      system,
      readPackOf(stored.pack, system),
    ),
  );
  const [near] = useState(() => createNearFollowers(store));
  const [followers] = useState(() => createFollowers(store));
  const [panel, open] = useState<Panel | null>(null);
  const [said, announce] = useState('');
  const autosave = useAutosave(opened, store, system);
  const { id } = stored;
  const builder = useMemo<Builder>(
    () => ({ id, store, autosave, near, followers, system, editor, panel, open, announce }),
    [id, store, autosave, near, followers, system, editor, panel],
  );
  useSettled(near);
  useEffect(() => {
    const title = () => {
      document.title = `${store.state().roster.name || 'No name'} · ${system.name} · Muster`;
    };
    title();
    return store.subscribe(title);
  }, [store, system]);
  return (
    <BuilderContext value={builder}>
      <BuilderLayout stored={stored} />
      <LiveRegion text={said} />
      <PrintedPage />
    </BuilderContext>
  );
}
