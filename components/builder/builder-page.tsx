'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import type { Fault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pendingRosters } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';
import { findStored, readHistory } from '@/lib/storage/rosters';
import { systems } from '@/lib/systems/registry';
import { loadEditor } from '../systems/load-editor';
import type { Opened } from './autosave';
import type { BuilderFrame } from './builder-frame';
import type { AnySystemEditor } from './system-editor';

// What both the builder and the games' editors need is part of the page itself: the bundler would otherwise duplicate
// it in each of the chunks that load in parallel.
import '@/lib/roster/check';
import '@/lib/roster/sentence';
import './fields/ban';
import './context';
import './edits';
import './picker/offer-row';
import './verdict/problems';

const NotFoundPage = lazyComponent(async () => (await import('../frame/not-found-page')).NotFoundPage);
const UnreadablePage = lazyComponent(async () => (await import('../frame/unreadable-page')).UnreadablePage);

type Loaded =
  | { kind: 'loading' }
  | { kind: 'missing'; sentence: string }
  | { kind: 'unreadable'; record: unknown; faults: readonly Fault[] }
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
  const shared = Promise.all([import('@/lib/roster/parse'), import('./builder-frame')]);
  shared.catch(() => undefined);
  let opened: Opened;
  try {
    const history = readHistory(id).catch(() => []);
    const pending = pendingRosters.get(id);
    const found = pending ? { ok: true as const, value: pending } : await findStored(id);
    if (found === null) return missing('No roster with this address is saved in this browser.');
    if (!found.ok) return { kind: 'unreadable', ...found.unreadable };
    opened = { stored: found.value, history: await history };
  } catch (error) {
    return missing(storageSentence(error));
  }
  const { roster } = opened.stored;
  if (systems.every((listed) => listed.id !== roster.system))
    return {
      kind: 'unreadable',
      record: roster,
      faults: [
        {
          path: 'system',
          code: 'system',
          message: 'This version of Muster does not support the game of this roster.',
        },
      ],
    };
  const { system, editor } = await loadEditor(roster.system);
  const [{ parseRoster }, { BuilderFrame }] = await shared;
  const read = parseRoster(roster, system);
  return read.ok
    ? {
        kind: 'ready',
        Frame: BuilderFrame,
        opened,
        roster: read.value,
        system,
        editor,
      }
    : { kind: 'unreadable', record: roster, faults: read.faults };
}

/** The builder of the roster given in the address (`?r=`). */
export function BuilderPage() {
  const id = useSearchParams().get('r') ?? '';
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    let current = true;
    setLoaded({ kind: 'loading' });
    load(id)
      .catch(() => missing(notLoaded('The builder')))
      // A transition, so that input stays responsive while the whole builder renders.
      .then((next) => startTransition(() => (current ? setLoaded(next) : undefined)));
    return () => {
      current = false;
    };
  }, [id]);
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'missing':
      return <NotFoundPage noun="roster" list="/" sentence={loaded.sentence} />;
    case 'unreadable':
      return <UnreadablePage noun="roster" list="/" record={loaded.record} faults={loaded.faults} />;
    case 'ready':
      return <ReadyPage {...loaded} />;
  }
}

function ReadyPage({ Frame, opened, roster, system, editor }: Extract<Loaded, { kind: 'ready' }>) {
  return <Frame key={opened.stored.id} opened={opened} roster={roster} system={system} editor={editor} />;
}

/** Shown while the roster and its game are loading. */
export function LoadingPage() {
  return (
    <AppFrame width="full">
      <h1 className="sr-only">Builder</h1>
      <p role="status" className="max-w-prose">
        Opening the roster … Every change is saved in this browser as you make it.
      </p>
    </AppFrame>
  );
}
