import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import type { Pairing, Round } from '@/lib/events/event';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { ViewStore } from '../client/view-store';
import { PlayerName } from '../shared/player-name';
import { Countdown } from '../shared/times';
import { StandingsList } from './standings-list';

interface RoundsAndStandingsProps {
  view: EventView;
  store: ViewStore;
  /** Id of the player whose page it is. */
  own?: string;
}

/** The pairings and the standings; once the event is closed, the standings come first. */
export function RoundsAndStandings({ store, ...shown }: RoundsAndStandingsProps) {
  const pairings = <RoundPairings key="pairings" store={store} {...shown} />;
  const standings = <StandingsList key="standings" {...shown} />;
  return shown.view.step === 'closed' ? [standings, pairings] : [pairings, standings];
}

interface RoundPairingsProps {
  view: Pick<EventView, 'rounds' | 'players' | 'settings'>;
  store: ViewStore;
  /** Id of the player whose page it is. */
  own?: string;
}

/** From this many tables on there is a field to find a player. */
const MANY = 12;

/** The pairings of the rounds that were begun, with their results. */
function RoundPairings({ view, store, own }: RoundPairingsProps) {
  const begun = view.rounds.filter((round) => round.begun !== null);
  const [chosen, choose] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const round = begun.find(({ number }) => number === chosen) ?? begun.at(-1);
  if (!round) return null;
  const players = new Map(view.players.map((player) => [player.id, player]));
  const wanted = query.trim().toLowerCase();
  const has = (id: string | null) => {
    const player = id === null ? undefined : players.get(id);
    return player !== undefined && `${player.name} ${player.team}`.toLowerCase().includes(wanted);
  };
  const shown = inOrder(round).filter(({ a, b }) => wanted === '' || has(a) || has(b));
  return (
    <Section title="Pairings">
      <div className="mb-3 flex flex-wrap items-end gap-3">
        {begun.length > 1 && (
          <SelectField
            label="Round"
            compact
            className="w-28"
            value={round.number}
            onChange={({ target }) => choose(Number(target.value))}
          >
            <Options of={begun.map(({ number }) => [number, `Round ${number}`])} />
          </SelectField>
        )}
        {round.pairings.length >= MANY && (
          <TextField
            label="Find a player"
            compact
            type="search"
            className="min-w-0 flex-1 basis-40"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        <p className="text-muted text-sm">
          {begun.length === 1 && `Round ${round.number}. `}
          {round === begun.at(-1) && round.until !== null && (
            <>
              Time left: <Countdown store={store} until={round.until} over="time is up" clock />
            </>
          )}
        </p>
      </div>
      {shown.length === 0 && <p role="status">No player of this round has this name.</p>}
      <GrowingList items={shown} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3">
        {(pairing) => <PairingLine key={pairing.a} pairing={pairing} players={players} own={own} />}
      </GrowingList>
    </Section>
  );
}

/** By table, byes last. */
const inOrder = ({ pairings }: Round): Pairing[] =>
  pairings.toSorted(
    (one, other) => (one.table ?? Number.POSITIVE_INFINITY) - (other.table ?? Number.POSITIVE_INFINITY) || 0,
  );

interface PairingLineProps {
  pairing: Pairing;
  players: ReadonlyMap<string, PlayerView>;
  own: string | undefined;
}

function PairingLine({ pairing: { a, b, table, result }, players, own }: PairingLineProps) {
  const side = (id: string, isWinner: boolean, before?: string) => (
    <span className={classes('min-w-0', isWinner && 'font-semibold')}>
      {before && <span className="font-normal text-muted text-sm sm:sr-only">{before} </span>}
      <PlayerName player={players.get(id)} />
      {isWinner && <span className="sr-only">, winner</span>}
    </span>
  );
  return (
    <li
      className={classes(
        'col-span-3 grid grid-cols-subgrid items-baseline py-1.5',
        (a === own || b === own) && 'bg-accent-wash',
      )}
    >
      <span className="text-right font-semibold tabular-nums">
        {table === null ? '–' : <span className="sr-only">Table </span>}
        {table}
      </span>
      <span className="grid min-w-0 gap-x-4 sm:grid-cols-2">
        {side(a, result?.winner === 'a')}
        {b === null ? <span className="text-muted">Bye</span> : side(b, result?.winner === 'b', 'against')}
      </span>
      <span className="whitespace-nowrap text-right tabular-nums">
        {result && (
          <>
            {result.a} : {result.b}
            {result.winner === null && <span className="sr-only">, drawn</span>}
            {result.by === 'organiser' && (
              <span className="block text-muted text-xs">
                settled<span className="sr-only"> by the organiser</span>
              </span>
            )}
          </>
        )}
      </span>
    </li>
  );
}
