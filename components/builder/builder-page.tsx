'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { parseRoster } from '@/lib/roster/parse';
import type { Fault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { readStored, storageSentence } from '@/lib/storage/db';
import { loadSystem } from '@/lib/systems/registry';
import { takeUnsaved } from '../shelf/new-roster';
import { loadEditor } from '../systems/load-editor';
import { BuilderFrame } from './builder-frame';
import { LoadingPage, NotFoundPage, UnreadablePage } from './builder-states';
import type { AnySystemEditor } from './system-editor';

type Loaded =
  | { kind: 'loading' }
  | { kind: 'missing'; sentence: string }
  | { kind: 'unreadable'; roster: unknown; faults: Fault[] }
  | { kind: 'ready'; id: string; roster: Roster; system: AnyGameSystem; editor: AnySystemEditor };

async function load(id: string): Promise<Loaded> {
  const roster = await storedOrUnsaved(id);
  if (roster === null)
    return { kind: 'missing', sentence: 'No roster of this address is kept in this browser.' };
  const system = await loadSystem(roster.system);
  if (system === null)
    return { kind: 'missing', sentence: 'The roster is for a game that this version does not have.' };
  const read = parseRoster(roster, system);
  if (!read.ok) return { kind: 'unreadable', roster, faults: read.faults };
  const { editor } = await loadEditor(system.id);
  return { kind: 'ready', id, roster: read.value, system, editor };
}

/** A roster from the database, or one that the database would not take and that is still in memory. */
async function storedOrUnsaved(id: string): Promise<Roster | null> {
  const unsaved = takeUnsaved(id);
  if (unsaved) return unsaved;
  return (await readStored(id))?.roster ?? null;
}

/** The builder of the roster that the address names (`?r=`). */
export function BuilderPage() {
  const id = useSearchParams().get('r') ?? '';
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    let current = true;
    setLoaded({ kind: 'loading' });
    load(id)
      .catch((error): Loaded => ({ kind: 'missing', sentence: storageSentence(error) }))
      .then((next) => current && setLoaded(next));
    return () => {
      current = false;
    };
  }, [id]);
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'missing':
      return <NotFoundPage sentence={loaded.sentence} />;
    case 'unreadable':
      return <UnreadablePage roster={loaded.roster} faults={loaded.faults} />;
    case 'ready':
      return <BuilderFrame key={loaded.id} {...loaded} />;
  }
}
