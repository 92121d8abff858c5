'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { useFragment } from '@/components/shared/use-fragment';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import { LoadingMatch } from './loading-match';
import type { Opening } from './open-match';

const UnreadablePage = lazyComponent(
  async () => (await import('@/components/frame/unreadable-page')).UnreadablePage,
);
const MatchListPage = lazyComponent(async () => (await import('./match-list-page')).MatchListPage);

type Ready = Extract<Opening, { kind: 'ready' }>;
type Shown =
  | { kind: 'loading' }
  | Exclude<Opening, Ready>
  | (Ready & { Match: ComponentType<Ready & { reopen: () => Promise<void> }> });

async function load(id: string): Promise<Shown> {
  const { openMatch, MatchPage } = await import('./match-page');
  const opening = await openMatch(id);
  return opening.kind === 'ready' ? { ...opening, Match: MatchPage } : opening;
}

const failed: Shown = {
  kind: 'missing',
  sentence: notLoaded('The match'),
};

const JoinMatch = lazyComponent(async () => (await import('./join-match')).JoinMatch, <LoadingMatch />);

/** Whether a fragment is of a link to a shared match. */
const isMatchKey = (hash: string): boolean => /^#m\d+\./.test(hash);

/** The match given in the address (`?m=`) or shared by its link, or the list of all matches. */
export function PlayPage() {
  const id = useSearchParams().get('m');
  const [fragment] = useFragment(isMatchKey);
  if (id === null && fragment !== null) return <JoinMatch key={fragment} fragment={fragment} />;
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
      return <Match {...opening} reopen={async () => setShown(await load(id))} />;
    }
  }
}
