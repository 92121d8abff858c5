'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import type { Opening } from './open-match';

const UnreadablePage = lazyComponent(
  async () => (await import('@/components/frame/unreadable-page')).UnreadablePage,
);
const MatchListPage = lazyComponent(async () => (await import('./match-list-page')).MatchListPage);

type Ready = Extract<Opening, { kind: 'ready' }>;
type Shown = { kind: 'loading' } | Exclude<Opening, Ready> | (Ready & { Match: ComponentType<Ready> });

async function load(id: string): Promise<Shown> {
  const { openMatch, MatchPage } = await import('./match-page');
  const opening = await openMatch(id);
  return opening.kind === 'ready' ? { ...opening, Match: MatchPage } : opening;
}

const failed: Shown = {
  kind: 'missing',
  sentence: notLoaded('The match'),
};

/** The match given in the address (`?m=`), or the list of all matches. */
export function PlayPage() {
  const id = useSearchParams().get('m');
  return id === null ? <MatchListPage /> : <OneMatch key={id} id={id} />;
}

function OneMatch({ id }: { id: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  useEffect(() => {
    let current = true;
    load(id)
      .catch(() => failed)
      .then((next) => {
        if (current) startTransition(() => setShown(next));
        else if (next.kind === 'ready') next.session.end();
      });
    return () => {
      current = false;
    };
  }, [id]);
  useEffect(() => (shown.kind === 'ready' ? shown.session.end : undefined), [shown]);
  switch (shown.kind) {
    case 'loading':
      return <LoadingMatch />;
    case 'missing':
      return <NotFoundPage noun="match" list="/play" sentence={shown.sentence} />;
    case 'unreadable':
      return <UnreadablePage noun="match" list="/play" record={shown.record} faults={shown.faults} />;
    case 'ready': {
      const { Match, ...opening } = shown;
      return <Match {...opening} />;
    }
  }
}

/** Shown while a match and its game are loading. */
export function LoadingMatch() {
  return (
    <AppFrame>
      <h1 className="sr-only">Play</h1>
      <p role="status">Opening the match …</p>
    </AppFrame>
  );
}
