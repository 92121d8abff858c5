import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useWakeLock } from '@/components/shell/use-wake-lock';
import { LinkButton } from '@/components/ui/button';
import { isFrom } from '@/lib/events/course';
import type { Round } from '@/lib/events/event';
import { roundText } from '@/lib/events/round-words';
import { openGames } from '@/lib/events/rounds';
import type { EventView } from '@/lib/events/view';
import { stepNames } from '@/lib/events/words';
import { counted } from '@/lib/roster/words';
import type { EventClient } from '../client/event-client';
import { useEventView } from '../client/hooks';
import { eventAddress } from '../client/places';
import type { ViewStore } from '../client/view-store';
import { ConnectionLine } from '../shared/connection-line';
import { Countdown } from '../shared/countdown';
import { ScreenPairings } from './screen-pairings';
import { ScreenPlayers } from './screen-players';
import { ScreenStandings } from './screen-standings';

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
