import { type HandPairing, pairedInOrder } from '@/lib/events/by-hand';
import type { Round } from '@/lib/events/event';
import { warningsOf } from '@/lib/events/pairing-warnings';
import { recordIn, recordsOf } from '@/lib/events/records';
import { playsIn } from '@/lib/events/rounds';
import type { EventView, PlayerView } from '@/lib/events/view';

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
export function tableNumbers(tables: HandPairing['tables']): (number | null)[] {
  let table = 0;
  return tables.map(({ b }) => (b === null ? null : ++table));
}
