'use client';

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Section } from '@/components/ui/section';
import { hasShelf, noteShelf } from '../shell/rosters/first';
import { Begin, type Game } from './begin';
import type { Shelf } from './shelf';

/**
 * The shelf and the games: whoever has rosters finds them first, whoever has none begins one. Which of the two comes
 * first is settled when the page is opened, and nothing moves after that.
 * @param below what stands below both
 */
export function Front({ games, below }: { games: readonly Game[]; below: ReactNode }) {
  const noted = useSyncExternalStore(noChange, hasShelf, () => false);
  const [known, setKnown] = useState<boolean>();
  const [count, setCount] = useState<number>();
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const place = useRef<HTMLDivElement>(null);
  const shelfFirst = known ?? noted;
  useEffect(() => {
    // Asked here: while the page comes to life `noted` is not yet what the browser says.
    document.documentElement.toggleAttribute('data-shelf', known ?? hasShelf());
  }, [known]);
  useEffect(() => {
    if (count === 0) noteShelf(null);
    if (!count || !place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) noteShelf({ height: Math.round(entry.contentRect.height), width: window.outerWidth });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [count]);
  const settle = (read: number) => {
    setCount(read);
    setKnown((now) => now ?? read > 0);
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
    <div key="shelf" ref={place} className={classes('in-[[data-shelf]]:order-first', !shown && 'shelf-room')}>
      <ShelfPlace number={shelfFirst ? '1' : '2'} games={games} onRead={settle} onShown={show} />
    </div>
  );
  return (
    <div className="grid gap-10">
      {shelfFirst ? [shelf, begin] : [begin, shelf]}
      {below}
    </div>
  );
}

const noChange = () => () => undefined;

type ShelfPlaceProps = {
  number: string;
  games: readonly Game[];
  onRead: (count: number) => void;
  onShown: () => void;
};

/** The shelf, which lives in the browser alone: its code is fetched once the page is there. */
function ShelfPlace(props: ShelfPlaceProps) {
  const [Loaded, setLoaded] = useState<{ Shelf: ComponentType<Parameters<typeof Shelf>[0]> } | 'failed'>();
  const load = () => {
    setLoaded(undefined);
    import('./shelf').then(
      ({ Shelf }) => startTransition(() => setLoaded({ Shelf })),
      () => setLoaded('failed'),
    );
  };
  useEffect(load, []);
  if (Loaded && Loaded !== 'failed') return <Loaded.Shelf {...props} />;
  return (
    <Section number={props.number} title="Shelf">
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
