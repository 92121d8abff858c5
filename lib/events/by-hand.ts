import { tally } from '@/lib/roster/maps';
import { counted, inList } from '@/lib/roster/text/words';
import { clubOf, type Player } from './event';
import { historyOf, inRounds, type PairedRound } from './rounds';

/** Tables of a round that is paired by hand, and the players who are left out. */
export interface HandPairing {
  tables: readonly HandTable[];
  out: readonly string[];
}

/** Two players, or one with a bye. */
export interface HandTable {
  a: string;
  b: string | null;
}

/** A place of a player: at a table, or among those who are left out, where there is always a free one at the end. */
export type Seat = { table: number; side: 'a' | 'b' } | { out: number };

/** Who has a seat; null for a bye, or for the free place among those left out. */
export const atSeat = ({ tables, out }: HandPairing, seat: Seat): string | null =>
  'out' in seat ? (out[seat.out] ?? null) : (tables[seat.table]?.[seat.side] ?? null);

/** Exchanges two seats. A table that is left with one player is a bye; one without players is gone. */
export function exchanged(pairing: HandPairing, one: Seat, other: Seat): HandPairing {
  const tables: { a: string | null; b: string | null }[] = pairing.tables.map((table) => ({ ...table }));
  const out: (string | null)[] = [...pairing.out];
  const put = (seat: Seat, player: string | null) => {
    if ('out' in seat) out[seat.out] = player;
    else {
      const table = tables[seat.table];
      if (table) table[seat.side] = player;
    }
  };
  put(one, atSeat(pairing, other));
  put(other, atSeat(pairing, one));
  return {
    tables: tables.flatMap(({ a, b }) => (a === null ? (b === null ? [] : [{ a: b, b: null }]) : [{ a, b }])),
    out: out.filter((player) => player !== null),
  };
}

/** Pairs players in the order given, two and two; the last of an odd number has a bye. */
export const pairedInOrder = (players: readonly string[]): HandPairing => ({
  tables: players.flatMap((a, at) => (at % 2 === 0 ? [{ a, b: players[at + 1] ?? null }] : [])),
  out: [],
});

/** What pairings made by hand are compared with. */
export interface ByHandInput {
  /** Those who are expected to play. */
  present: readonly Pick<Player, 'id'>[];
  /** Everyone in the event. */
  players: ReadonlyMap<string, Pick<Player, 'name' | 'team'>>;
  /** The rounds before. */
  rounds: readonly PairedRound[];
}

/**
 * Returns what is unusual about pairings that were made by hand, a sentence each: rematches, second byes, players of one
 * club, repeated tables, and players who are paired twice, are missing or are not expected.
 */
export function warningsOf(
  pairings: PairedRound['pairings'],
  { present, players, rounds }: ByHandInput,
): string[] {
  const history = historyOf(rounds);
  const called = (id: string) => players.get(id)?.name ?? 'An unknown player';
  const warnings: string[] = [];
  for (const { a, b, table } of pairings) {
    if (b === null) {
      const { byes } = history(a);
      if (byes.length > 0) warnings.push(`${called(a)} had a bye in ${inRounds(byes)}.`);
      continue;
    }
    if (a === b) {
      warnings.push(`${called(a)} is paired with the same player.`);
      continue;
    }
    const met = history(a).opponents.get(b);
    const names = `${called(a)} and ${called(b)}`;
    if (met) warnings.push(`${names} already met in ${inRounds(met)}.`);
    const [one, other] = [a, b].map((id) => clubOf(players.get(id) ?? { team: '' }));
    if (one !== '' && one === other) warnings.push(`${names} are from the same club.`);
    for (const id of [a, b]) {
      const before = table === null ? undefined : history(id).tables.get(table);
      if (before) warnings.push(`${called(id)} was already at table ${table} in ${inRounds(before)}.`);
    }
  }
  return [...warnings, ...countWarnings(pairings, present, called)];
}

/** Warnings about how often players and tables appear. */
function countWarnings(
  pairings: PairedRound['pairings'],
  present: readonly Pick<Player, 'id'>[],
  called: (id: string) => string,
): string[] {
  const times = tally(pairings.flatMap(({ a, b }) => (b === null || b === a ? [a] : [a, b])));
  const tables = tally(pairings.flatMap(({ table }) => (table === null ? [] : [table])));
  const byes = pairings.filter(({ b }) => b === null);
  const expected = new Set(present.map(({ id }) => id));
  const missing = present.filter(({ id }) => !times.has(id)).map(({ id }) => called(id));
  const unexpected = [...times.keys()].filter((id) => !expected.has(id)).map(called);
  const often = (count: number) => (count === 2 ? 'twice' : `${count} times`);
  const are = (names: readonly string[]) => `${inList(names)} ${names.length === 1 ? 'is' : 'are'}`;
  return [
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => `${called(id)} is paired ${often(count)}.`),
    ...[...tables]
      .filter(([, count]) => count > 1)
      .map(([table, count]) => `Table ${table} is used ${often(count)}.`),
    ...(byes.length > 1 ? [`${counted(byes.length, 'player')} have a bye.`] : []),
    ...(missing.length > 0 ? [`${are(missing)} not paired.`] : []),
    ...(unexpected.length > 0 ? [`${are(unexpected)} paired but not in this round.`] : []),
  ];
}
