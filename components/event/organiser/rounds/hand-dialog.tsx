import { dequal } from 'dequal/lite';
import { useMemo, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { InlineNote, LiveRegion } from '@/components/ui/notes';
import {
  atSeat,
  exchanged,
  type HandPairing,
  pairedInOrder,
  type Seat,
  warningsOf,
} from '@/lib/events/by-hand';
import type { Round } from '@/lib/events/event';
import { playsIn } from '@/lib/events/rounds';
import { recordIn, recordsOf } from '@/lib/events/standings';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import { AskDialog, type EventPart } from '../dialogs';

interface HandDialogProps extends EventPart {
  /** Number of the round. */
  round: number;
  /** Of the last round that is paired; 0 for none. */
  revision: number;
  /** The tables to start from. */
  start: HandPairing;
  onClose: () => void;
}

const placeOf = (table: number | null | undefined): string => (table == null ? 'bye' : `table ${table}`);

/** Changes the tables of a round: two players that are chosen one after the other change places. */
export function HandDialog({ client, view, round, revision, start, onClose }: HandDialogProps) {
  const [pairing, setPairing] = useState(start);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [announced, setAnnounced] = useState('');
  const { players, rounds } = view;
  const names = useMemo(() => new Map(players.map(({ id, name }) => [id, name])), [players]);
  const warningsAt = useMemo(() => warningFinder({ rounds, players }, round), [rounds, players, round]);
  const numbers = tableNumbers(pairing.tables);
  const warnings = pairing.tables.map(({ a, b }, at) => warningsAt(a, b, numbers[at] ?? null));
  const count = warnings.filter(({ length }) => length > 0).length;
  const nameAt = (seat: Seat) => {
    const player = atSeat(pairing, seat);
    return player === null ? ('out' in seat ? 'Leave out' : 'Bye') : (names.get(player) ?? 'Unknown player');
  };
  const choose = (seat: Seat) => {
    if (chosen === null) return setChosen(seat);
    setChosen(null);
    if (dequal(chosen, seat)) return;
    setPairing(exchanged(pairing, chosen, seat));
    setAnnounced(`${nameAt(chosen)} and ${nameAt(seat)} changed places.`);
  };
  const seatButton = (seat: Seat, where: string) => {
    const isChosen = chosen !== null && dequal(chosen, seat);
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => choose(seat)}
        className={classes(
          'min-h-control min-w-0 rounded-sm border px-2.5 text-left',
          isChosen ? 'border-accent bg-accent text-on-fill' : 'border-edge bg-surface hover:bg-accent-wash',
          atSeat(pairing, seat) === null && !isChosen && 'text-muted',
        )}
      >
        <bdi className="wrap-anywhere">{nameAt(seat)}</bdi>
        <span className="sr-only">, {where}</span>
      </button>
    );
  };
  return (
    <AskDialog
      {...{ client, onClose }}
      size="md"
      title={`Tables of round ${round}`}
      description="Choose two players, one after the other: they change places."
      verb="Save the tables"
      done={`The tables of round ${round} are saved.`}
      revision={revision}
      command={() => ({
        act: 'pair',
        round,
        players: 'all',
        tables: pairing.tables.map((table) => ({ ...table })),
      })}
    >
      <p role="status" className={classes('text-sm', count > 0 ? 'text-warning' : 'text-muted')}>
        {count === 0 ? 'No warnings.' : `${counted(count, 'table')} with a warning.`}
      </p>
      <ol aria-label="Tables" className="grid gap-1.5">
        {pairing.tables.map((_, table) => (
          <li key={table} className="drawn-in-view grid grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)] gap-2">
            <span className="self-center text-right text-muted tabular-nums">{numbers[table] ?? '–'}</span>
            {seatButton({ table, side: 'a' }, placeOf(numbers[table]))}
            {seatButton({ table, side: 'b' }, placeOf(numbers[table]))}
            {warnings[table]?.map((warning) => (
              <div key={warning} className="col-span-2 col-start-2">
                <InlineNote tone="warning">{warning}</InlineNote>
              </div>
            ))}
          </li>
        ))}
      </ol>
      <section aria-label="Not in this round" className="grid gap-1.5">
        <h3 className="label-caps text-muted">Not in this round</h3>
        <div className="grid gap-2 sm:grid-cols-2">
          {[...pairing.out, null].map((player, out) => (
            <div key={player ?? 'free'} className="grid">
              {seatButton({ out }, 'not in this round')}
            </div>
          ))}
        </div>
      </section>
      <LiveRegion text={announced} />
    </AskDialog>
  );
}

/** The order in which the tables of a round by hand start: neighbours in the standings, who can then be exchanged. */
export function startingPairing(
  view: Pick<EventView, 'rounds' | 'players' | 'settings'>,
  round: number,
  players: readonly PlayerView[],
): HandPairing {
  const records = recordsOf(view.rounds, view.settings.scoring);
  const points = ({ id }: PlayerView) => recordIn(records, id).points;
  const ordered = players.toSorted((a, b) => points(b) - points(a) || a.number - b.number);
  return leavingOut(view, round, pairedInOrder(ordered.map(({ id }) => id)));
}

/** The tables of a round that is paired, and who is left out. */
export const pairingOf = (view: Pick<EventView, 'players'>, { number, pairings }: Round): HandPairing =>
  leavingOut(view, number, { tables: pairings.map(({ a, b }) => ({ a, b })), out: [] });

/** Leaves out those who take part in a round but are at no table. */
function leavingOut(
  { players }: Pick<EventView, 'players'>,
  round: number,
  { tables }: HandPairing,
): HandPairing {
  const paired = new Set(tables.flatMap(({ a, b }) => [a, b]));
  const out = players.filter((player) => playsIn(player, round) && !paired.has(player.id));
  return { tables, out: out.map(({ id }) => id) };
}

/** Returns a function that says what is unusual about a table of a round that is paired by hand. */
export function warningFinder(
  { rounds, players }: Pick<EventView, 'rounds' | 'players'>,
  round: number,
): (a: string, b: string | null, table: number | null) => readonly string[] {
  const before = rounds.filter(({ number }) => number < round);
  const byId = new Map(players.map((player) => [player.id, player]));
  const known = new Map<string, readonly string[]>();
  return (a, b, table) => {
    const key = JSON.stringify([a, b, table]);
    const found = known.get(key);
    if (found) return found;
    const present = [a, b].flatMap((id) => (id === null ? [] : [{ id }]));
    const warnings = warningsOf([{ a, b, table }], { present, players: byId, rounds: before });
    known.set(key, warnings);
    return warnings;
  };
}

/** The number of each table as the server gives it: a bye has none. */
function tableNumbers(tables: HandPairing['tables']): (number | null)[] {
  let table = 0;
  return tables.map(({ b }) => (b === null ? null : ++table));
}
