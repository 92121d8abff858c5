import { dequal } from 'dequal/lite';
import { useMemo, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { InlineNote } from '@/components/ui/inline-note';
import { LiveRegion } from '@/components/ui/live-region';
import { atSeat, exchanged, type HandPairing, type Seat } from '@/lib/events/by-hand';
import { counted } from '@/lib/roster/words';
import { AskDialog } from '../ask-dialog';
import type { EventPart } from '../event-part';
import { tableNumbers, warningFinder } from './hand-start';

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
