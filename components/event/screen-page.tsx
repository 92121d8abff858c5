import { X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWakeLock } from '@/components/shared/use-wake-lock';
import { LinkButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { isFrom } from '@/lib/events/course';
import type { Round } from '@/lib/events/event';
import { openGames } from '@/lib/events/rounds';
import { viewStandings } from '@/lib/events/standings';
import type { EventView } from '@/lib/events/view';
import { gamesText, playerFinder, roundText, seatsByName, stepNames, tableText } from '@/lib/events/words';
import { compareNames } from '@/lib/roster/text/search';
import { counted } from '@/lib/roster/text/words';
import type { EventClient } from './client/event-client';
import { useEventView } from './client/hooks';
import { eventAddress } from './client/places';
import type { ViewStore } from './client/view-store';
import { ConnectionLine, Countdown } from './shared/times';

interface ScreenPageProps {
  client: EventClient;
  store: ViewStore;
}

/** An event for a projector: the pairings and the clock of a round, and the standings between two rounds. */
export function ScreenPage({ client, store }: ScreenPageProps) {
  const view = useEventView(store);
  const { tapped: keepOn } = useWakeLock(true, null);
  useEffect(keepOn, [keepOn]);
  const { settings, step } = view;
  const round = view.rounds.findLast(({ begun }) => begun !== null);
  const isPlayed = round !== undefined && openGames(round) > 0 && step === 'running';
  return (
    <main
      id="main"
      className="flex h-dvh min-h-80 flex-col gap-[2vh] overflow-hidden bg-ground px-[3vw] py-[2.5vh] text-[clamp(1rem,1.7vw,2.75rem)] leading-snug"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-[3vw]">
        <div className="min-w-0">
          <p className="truncate text-muted">
            <bdi>{settings.name}</bdi>
          </p>
          <h1 className="font-semibold text-[2em] leading-tight">{titleOf(view, round, isPlayed)}</h1>
        </div>
        <Clock store={store} view={view} round={isPlayed ? round : undefined} />
      </header>
      {isPlayed ? (
        <ScreenPairings view={view} round={round} />
      ) : isFrom('running', view) && round ? (
        <ScreenStandings view={view} />
      ) : (
        <ScreenPlayers view={view} />
      )}
      <footer className="flex items-center justify-between gap-4 text-[0.6em]">
        <p role="status" className="text-muted">
          {isPlayed && `${counted(openGames(round), 'game')} without a result`}
        </p>
        <ConnectionLine store={store} />
        <LinkButton size="sm" variant="quiet" href={eventAddress({ ...client.place, as: 'public' })}>
          <X aria-hidden size={16} /> Leave
        </LinkButton>
      </footer>
    </main>
  );
}

function titleOf(view: EventView, round: Round | undefined, isPlayed: boolean): string {
  if (!round || !isFrom('running', view)) return stepNames[view.step];
  if (isPlayed) return roundText(view, round);
  return view.step === 'closed' ? 'Final standings' : `Standings after round ${round.number}`;
}

/** The time left in the round, or until the lists are locked. */
function Clock({ store, view, round }: { store: ViewStore; view: EventView; round: Round | undefined }) {
  const { deadline } = view.settings;
  if (round?.until != null)
    return (
      <p className="font-semibold text-[4em] tabular-nums leading-none">
        <Countdown store={store} until={round.until} over="Time is up" clock />
      </p>
    );
  if (view.step !== 'open' || deadline === null) return null;
  return (
    <p>
      Lists are locked in{' '}
      <strong className="font-semibold">
        <Countdown store={store} until={deadline} over="a moment" />
      </strong>
    </p>
  );
}

/** The players who have entered, before the first round. */
export function ScreenPlayers({ view: { players } }: { view: Pick<EventView, 'players'> }) {
  const present = useMemo(
    () => players.filter(({ isOut }) => !isOut).toSorted((a, b) => compareNames(a.name, b.name)),
    [players],
  );
  if (present.length === 0) return <p className="flex-1">No players yet.</p>;
  return (
    <Paged of={present}>
      <ul>
        {present.map(({ id, name, team }) => (
          <li key={id} className="break-inside-avoid border-line border-b py-[0.15em]">
            <bdi className="wrap-anywhere line-clamp-2 font-semibold">{name}</bdi>
            {team.trim() !== '' && (
              <bdi className="wrap-anywhere line-clamp-2 text-[0.65em] text-muted leading-tight">{team}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Paged>
  );
}

/** The pairings of a round by name, so that each player finds their table. */
export function ScreenPairings({ view, round }: { view: EventView; round: Round }) {
  const { players } = view;
  const seats = useMemo(() => seatsByName(round, playerFinder({ players })), [players, round]);
  return (
    <Paged of={seats}>
      <ul>
        {seats.map(({ own, other, table }, index) => (
          <li
            key={index}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_2.5em] items-center gap-x-3 border-line border-b py-[0.15em]"
          >
            <span className="min-w-0">
              <bdi className="wrap-anywhere line-clamp-2 font-semibold">{own.name}</bdi>
              <span className="wrap-anywhere line-clamp-2 text-[0.65em] text-muted leading-tight">
                {other === null ? (
                  'Bye'
                ) : (
                  <>
                    against <bdi>{other.name}</bdi>
                  </>
                )}
              </span>
            </span>
            <span className="text-right font-bold text-[1.3em] tabular-nums leading-none">
              {table !== null && <span className="block font-normal text-[0.4em] text-muted">Table </span>}
              {tableText(table)}
            </span>
          </li>
        ))}
      </ul>
    </Paged>
  );
}

/** The standings: rank, name, games with byes, and points. */
export function ScreenStandings({ view }: { view: EventView }) {
  const { players, rounds, settings, seed } = view;
  const rows = useMemo(
    () => viewStandings({ players, rounds, settings, seed }),
    [players, rounds, settings, seed],
  );
  const named = useMemo(() => playerFinder({ players }), [players]);
  return (
    <Paged of={rows}>
      <ol>
        {rows.map((row) => (
          <li
            key={row.player}
            className="grid break-inside-avoid grid-cols-[2.2em_minmax(0,1fr)_auto_2em] items-center gap-x-[0.5em] border-line border-b py-[0.2em]"
          >
            <span className="text-right font-bold tabular-nums">{row.rank}</span>
            <bdi className="wrap-anywhere line-clamp-3 font-semibold">{named(row.player).name}</bdi>
            <span className="whitespace-nowrap text-right text-[0.75em] text-muted tabular-nums">
              {gamesText(row)}
              {row.byes > 0 && <span className="block text-[0.8em]">{counted(row.byes, 'bye')}</span>}
            </span>
            <span className="text-right font-bold tabular-nums">{row.points}</span>
          </li>
        ))}
      </ol>
    </Paged>
  );
}

interface PagedProps {
  /** The items; with many of them the type is smaller. The pages are counted again when they change. */
  of: readonly unknown[];
  /** A list of the items, laid out in columns; no item is broken between two. */
  children: ReactNode;
}

/** Sizes of the type by the number of items up to which they are used: more pages mean a longer wait for each. */
const SIZES = [
  [40, 'text-[clamp(1rem,1.7vw,2.75rem)]'],
  [120, 'text-[clamp(0.9375rem,1.25vw,2rem)]'],
  [Number.POSITIVE_INFINITY, 'text-[clamp(0.875rem,1vw,1.625rem)]'],
] as const;

/** How long each page is shown, in milliseconds. */
const PAGE_TIME = 12_000;
/** Space between two columns, in pixels. */
const GAP = 48;

/** Columns as high as the window allows; those that do not fit beside each other are shown in turn. */
export function Paged({ of, children }: PagedProps) {
  const [, size] = SIZES.find(([most]) => of.length <= most) ?? SIZES[0];
  const box = useRef<HTMLDivElement>(null);
  const [{ page, pages }, setShown] = useState({ page: 0, pages: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items fill other pages
  useEffect(() => {
    const count = () => {
      const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
      const fit = Math.max(1, Math.ceil((scrollWidth - 1) / (clientWidth + GAP)));
      setShown((before) =>
        before.pages === fit ? before : { page: Math.min(before.page, fit - 1), pages: fit },
      );
    };
    count();
    // Names wrap as their font is wide.
    void document.fonts?.ready.then(count);
    const observer = new ResizeObserver(count);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [of]);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(
      () => setShown((before) => ({ ...before, page: (before.page + 1) % before.pages })),
      PAGE_TIME,
    );
    return () => clearInterval(timer);
  }, [pages]);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = page * (box.current.clientWidth + GAP);
  }, [page]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <div
        ref={box}
        className={classes('relative min-h-0 flex-1 overflow-hidden [column-fill:auto]', size)}
        style={{ columnWidth: '17em', columnGap: GAP }}
      >
        {children}
      </div>
      {pages > 1 && (
        <p className="text-center text-[0.75em] text-muted leading-none">
          Page {page + 1} of {pages}
        </p>
      )}
    </div>
  );
}
