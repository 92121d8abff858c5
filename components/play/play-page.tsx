'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { FaultList } from '@/components/shell/fault-list';
import { NoticePage } from '@/components/shell/notice-page';
import { saveFile } from '@/components/shell/save-file';
import { Button, LinkButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { rawText } from '@/lib/storage/json';
import type { Opening } from './open-match';

const MatchListPage = lazyComponent(async () => (await import('./match-list-page')).MatchListPage);

type Ready = Extract<Opening, { kind: 'ready' }>;
type Shown = { kind: 'loading' } | Exclude<Opening, Ready> | (Ready & { Match: ComponentType<Ready> });

async function load(id: string): Promise<Shown> {
  const [{ openMatch }, { MatchPage }] = await Promise.all([import('./open-match'), import('./match-page')]);
  const opening = await openMatch(id);
  return opening.kind === 'ready' ? { ...opening, Match: MatchPage } : opening;
}

const notLoaded: Shown = {
  kind: 'missing',
  sentence: 'The match could not be loaded. Check the connection and load the page again.',
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
      .catch(() => notLoaded)
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
      return (
        <AppFrame width="text">
          <NoticePage
            number="404"
            title="Match not found"
            actions={
              <LinkButton href="/play" variant="primary">
                Go to your matches
              </LinkButton>
            }
          >
            <p>{shown.sentence}</p>
          </NoticePage>
        </AppFrame>
      );
    case 'unreadable':
      return (
        <AppFrame>
          <h1 className="mb-2 font-semibold text-xl">This match cannot be read</h1>
          <p className="mb-4 max-w-prose">It is unchanged. Save it to a file to repair it by hand.</p>
          <FaultList faults={shown.faults} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="primary"
              onClick={() => saveFile('match.json', rawText(shown.record), 'application/json')}
            >
              Save to a file
            </Button>
            <LinkButton href="/play">Go to your matches</LinkButton>
          </div>
        </AppFrame>
      );
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
