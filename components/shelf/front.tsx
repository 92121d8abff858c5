'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { PackPlace } from '../pack/pack-place';
import { Begin, type Game } from './begin';
import { hasShelf, noteShelf } from './first';
import type { Shelf } from './shelf';

/**
 * The shelf and the games: whoever has rosters finds them first, whoever has none begins one. Which of the two comes
 * first is settled when the page is opened, and nothing moves after that.
 */
export function Front({ games }: { games: readonly Game[] }) {
  const noted = useSyncExternalStore(noChange, hasShelf, () => false);
  const [known, setKnown] = useState<boolean>();
  const shelfFirst = known ?? noted;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-shelf', shelfFirst);
  }, [shelfFirst]);
  const settle = (count: number) => {
    noteShelf(count);
    setKnown((now) => now ?? count > 0);
  };
  const begin = (
    <Section key="begin" number={shelfFirst ? '2' : '1'} title="Begin">
      <p className="mb-5 max-w-prose text-muted">
        Build a force, see at every step whether it is legal and why, and print the roster for the table. Or
        look around in a sample.
      </p>
      <Begin games={games} />
    </Section>
  );
  const shelf = (
    <div key="shelf" className="in-[[data-shelf]]:order-first">
      <ShelfPlace number={shelfFirst ? '1' : '2'} games={games} onRead={settle} />
    </div>
  );
  return (
    <div className="grid gap-10">
      {shelfFirst ? [shelf, begin] : [begin, shelf]}
      <PackPlace number="3" />
    </div>
  );
}

const noChange = () => () => undefined;

type ShelfPlaceProps = { number: string; games: readonly Game[]; onRead: (count: number) => void };

/** The shelf, which lives in the browser alone: its code is fetched once the page is there. */
function ShelfPlace(props: ShelfPlaceProps) {
  const [Loaded, setLoaded] = useState<{ Shelf: ComponentType<Parameters<typeof Shelf>[0]> } | 'failed'>();
  const load = () => {
    setLoaded(undefined);
    import('./shelf').then(
      ({ Shelf }) => setLoaded({ Shelf }),
      () => setLoaded('failed'),
    );
  };
  useEffect(load, []);
  if (Loaded && Loaded !== 'failed') return <Loaded.Shelf {...props} />;
  return (
    <Section number={props.number} title="Shelf" className="shelf-room">
      {Loaded === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          The shelf could not be loaded. <Button onClick={load}>Try again</Button>
        </p>
      ) : (
        <p className="text-muted">Reading the shelf …</p>
      )}
    </Section>
  );
}
