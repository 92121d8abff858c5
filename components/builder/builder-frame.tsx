'use client';

import { useEffect, useMemo, useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { BuilderLayout } from './builder-layout';
import { type Builder, BuilderContext, type Panel } from './context';
import { createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import { useAutosave } from './use-autosave';

interface BuilderFrameProps {
  id: string;
  roster: Roster;
  system: AnyGameSystem;
  editor: AnySystemEditor;
}

/** The builder of one roster: its state, its saving and what is open. */
export function BuilderFrame({ id, roster, system, editor }: BuilderFrameProps) {
  const [store] = useState(() => createStore(roster, system));
  const [panel, open] = useState<Panel | null>(null);
  const [said, announce] = useState('');
  const status = useAutosave(id, store, system);
  const builder = useMemo<Builder>(
    () => ({ id, store, system, editor, panel, open, announce }),
    [id, store, system, editor, panel],
  );
  useEffect(() => {
    const title = () => {
      document.title = `${store.state().roster.name || 'No name'} – Muster`;
    };
    title();
    return store.subscribe(title);
  }, [store]);
  return (
    <BuilderContext value={builder}>
      <BuilderLayout status={status} />
      <LiveRegion text={said} />
    </BuilderContext>
  );
}
