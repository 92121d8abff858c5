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
import { hasShelf, noteShelf } from '../shared/rosters/shelf-order';
import { type Game, GameList } from './game-list';
import type { Shelf } from './shelf';

/**
 * The shelf and the games; the shelf comes first if there are rosters. The order is decided when the page opens and
 * does not change after that.
 * @param below content below both
 */
export function StartPage({ games, below }: { games: readonly Game[]; below: ReactNode }) {
  const noted = useSyncExternalStore(noChange, hasShelf, () => false);
  const [hasRosters, setHasRosters] = useState<boolean>();
  const [count, setCount] = useState<number>();
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const shelfPlace = useRef<HTMLDivElement>(null);
  const shelfFirst = hasRosters ?? noted;
  useEffect(() => {
    // Calls `hasShelf` itself, because `noted` is false during hydration.
    document.documentElement.toggleAttribute('data-shelf', hasRosters ?? hasShelf());
  }, [hasRosters]);
  useEffect(() => {
    if (count === 0) noteShelf(null);
    if (!count || !shelfPlace.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) noteShelf({ height: Math.round(entry.contentRect.height), width: window.outerWidth });
    });
    observer.observe(shelfPlace.current);
    return () => observer.disconnect();
  }, [count]);
  const onRead = (read: number) => {
    setCount(read);
    setHasRosters((now) => now ?? read > 0);
  };
  const begin = (
    <Section key="begin" id="new" number={shelfFirst ? '2' : '1'} title="New force">
      <GameList games={games} />
    </Section>
  );
  const shelf = (
    <div
      key="shelf"
      ref={shelfPlace}
      className={classes('in-[[data-shelf]]:order-first', !shown && 'shelf-room')}
    >
      <ShelfPlace number={shelfFirst ? '1' : '2'} games={games} onRead={onRead} onShown={show} />
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

/** The shelf, which exists only in the browser: its code is fetched after the page has loaded. */
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
    <Section number={props.number} title="Rosters">
      {Loaded === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          Your rosters could not be loaded. Check your connection. <Button onClick={load}>Try again</Button>
        </p>
      ) : (
        <p className="text-muted">Loading rosters …</p>
      )}
    </Section>
  );
}
