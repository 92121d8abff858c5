'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import type { Fault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { storageSentence } from '@/lib/storage/db';
import { readHistory, readStored } from '@/lib/storage/rosters';
import { loadSystem } from '@/lib/systems/registry';
import { unsaved } from '../shelf/unsaved';
import { loadEditor } from '../systems/load-editor';
import type { BuilderFrame } from './builder-frame';
import { LoadingPage, NotFoundPage, UnreadablePage } from './builder-states';
import type { Opened } from './keeper';
import type { AnySystemEditor } from './system-editor';

type Loaded =
  | { kind: 'loading' }
  | { kind: 'missing'; sentence: string }
  | { kind: 'unreadable'; roster: unknown; faults: Fault[] }
  | {
      kind: 'ready';
      Frame: typeof BuilderFrame;
      opened: Opened;
      roster: Roster;
      system: AnyGameSystem;
      editor: AnySystemEditor;
    };

const missing = (sentence: string): Loaded => ({ kind: 'missing', sentence });

async function load(id: string): Promise<Loaded> {
  // What every game needs comes while the database is asked.
  const shared = Promise.all([import('@/lib/roster/parse'), import('./builder-frame')]);
  shared.catch(() => undefined);
  let opened: Opened;
  try {
    const history = readHistory(id).catch(() => []);
    const stored = unsaved.get(id) ?? (await readStored(id));
    if (stored === null) return missing('No roster of this address is kept in this browser.');
    opened = { stored, history: await history };
  } catch (error) {
    return missing(storageSentence(error));
  }
  const { roster } = opened.stored;
  const system = await loadSystem(roster.system);
  if (system === null) return missing('The roster is for a game that this version does not have.');
  const { editor } = await loadEditor(system.id);
  const [{ parseRoster }, { BuilderFrame }] = await shared;
  const read = parseRoster(roster, system);
  return read.ok
    ? { kind: 'ready', Frame: BuilderFrame, opened, roster: read.value, system, editor }
    : { kind: 'unreadable', roster, faults: read.faults };
}

/** The builder of the roster that the address names (`?r=`). */
export function BuilderPage() {
  const id = useSearchParams().get('r') ?? '';
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    let current = true;
    setLoaded({ kind: 'loading' });
    load(id)
      .catch(() => missing('The builder could not be loaded. Check the connection and load the page again.'))
      // In slices: a phone draws the whole builder no faster than it hears a finger.
      .then((next) => startTransition(() => (current ? setLoaded(next) : undefined)));
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
      return <ReadyPage {...loaded} />;
  }
}

function ReadyPage({ Frame, opened, roster, system, editor }: Extract<Loaded, { kind: 'ready' }>) {
  return <Frame key={opened.stored.id} opened={opened} roster={roster} system={system} editor={editor} />;
}
