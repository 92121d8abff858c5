import type { Table } from './acts';
import type { Cost } from './blossoms';
import { clubOf, type Player, type Round, type Scoring } from './event';
import { lotOf } from './log';
import { cheapestMatching } from './matching';
import { type History, historyOf, inRounds, type PairedRound } from './rounds';
import { recordIn, recordsOf } from './standings';

/** What the pairings of the next round follow from. */
export interface PairingInput {
  /** Those who take part. */
  players: readonly Pick<Player, 'id' | 'team'>[];
  /** The rounds before. */
  rounds: readonly Round[];
  scoring: Scoring;
  seed: string;
}

/** A player who is to be paired. */
interface Entrant {
  id: string;
  points: number;
  /** Decides between equals; another one in each round. */
  lot: string;
  club: string;
  history: Readonly<History>;
}

/** How many of the next players in the order are likely opponents. */
const NEAR = 12;

/** How many numbers a cost has. The largest total, of squares with 5,000 players and 20 rounds, is about 10^14. */
const LEVELS = 6;

/**
 * Pairs the next round by the Swiss system. Of all ways to pair these players it is one that has, in falling order of
 * importance, the fewest rematches, the fewest second byes, the bye for a player with the fewest points, the least sum of
 * the differences in points, the least sum of their squares (two small differences rather than one large), and the
 * fewest pairs from one club. Tables are given afterwards, the first ones to those with the most points. Ties are
 * decided by the seed: the same input has the same pairings. Pairings are in the order of tables, a bye comes last.
 */
export function pairSwiss({ players, rounds, scoring, seed }: PairingInput): Table[] {
  const number = rounds.length + 1;
  const records = recordsOf(rounds, scoring);
  const history = historyOf(rounds);
  const entrants = players
    .map((player): Entrant => {
      const { id } = player;
      const lot = lotOf(seed, number, id);
      return { id, points: recordIn(records, id).points, lot, club: clubOf(player), history: history(id) };
    })
    .sort(byPoints);
  const mates = matesOf(entrants);
  const pairs: [Entrant, Entrant][] = [];
  const byes: Table[] = [];
  for (const [at, entrant] of entrants.entries()) {
    const mate = entrants[mates[at] as number];
    if (mate === undefined) byes.push({ a: entrant.id, b: null, table: null, why: whyBye(entrant) });
    else if (at < (mates[at] as number)) pairs.push([entrant, mate]);
  }
  const tables = tablesFor(pairs.map(([one, other]) => [one.history, other.history]));
  return [
    ...pairs
      .map(([one, other], at) => {
        const table = tables[at] as number;
        const [a, b] = one.lot < other.lot ? [one, other] : [other, one];
        return { a: a.id, b: b.id, table, why: whyPair(a, b, table, number) };
      })
      .sort((one, other) => one.table - other.table),
    ...byes,
  ];
}

/** Those with the most points first. */
const byPoints = (one: Entrant, other: Entrant): number =>
  other.points - one.points || (one.lot < other.lot ? -1 : 1);

/** The index of each entrant's opponent; the number of entrants for the one with a bye. */
function matesOf(entrants: readonly Entrant[]): readonly number[] {
  const isOdd = entrants.length % 2 === 1;
  const lowest = entrants.at(-1)?.points ?? 0;
  return cheapestMatching({
    count: entrants.length + (isOdd ? 1 : 0),
    levels: LEVELS,
    costOf: (one, other) => {
      const a = entrants[one] as Entrant;
      const b = entrants[other];
      return b === undefined ? costOfBye(a, lowest) : costOfPair(a, b);
    },
    likely: likelyPairs(entrants),
  });
}

/** In the order in which `pairSwiss` says what matters. */
function costOfPair(a: Entrant, b: Entrant): Cost {
  const rematches = a.history.opponents.get(b.id)?.length ?? 0;
  const difference = Math.abs(a.points - b.points);
  return [rematches, 0, 0, difference, difference ** 2, a.club !== '' && a.club === b.club ? 1 : 0];
}

const costOfBye = ({ points, history }: Entrant, lowest: number): Cost => [
  0,
  history.byes.length,
  points - lowest,
  0,
  0,
  0,
];

/** Neighbours in the order, so that all can be paired, and for each the next few without a rematch, and any bye. */
function* likelyPairs(entrants: readonly Entrant[]): Generator<readonly [number, number]> {
  const count = entrants.length;
  for (let at = 0; at < count; at += 2) yield [at, at + 1];
  for (const [at, { history }] of entrants.entries()) {
    if (count % 2 === 1) yield [at, count];
    let found = 0;
    for (let other = at + 1; other < count && found < NEAR; other++) {
      if (history.opponents.has((entrants[other] as Entrant).id)) continue;
      yield [at, other];
      found++;
    }
  }
}

function whyPair(a: Entrant, b: Entrant, table: number, round: number): string[] {
  const why: string[] = [];
  const met = a.history.opponents.get(b.id);
  if (met)
    why.push(`They played each other in ${inRounds(met)}: a round without a rematch was not possible.`);
  if (a.club !== '' && a.club === b.club)
    why.push(
      round === 1
        ? 'They are from the same club: this could not be avoided for all.'
        : 'They are from the same club: this could not be avoided without breaking a rule that comes first.',
    );
  const before = roundsAt(table, [a.history, b.history]);
  if (before.length > 0)
    why.push(
      `Table ${table} was used by one of them in ${inRounds(before)}: new tables for all were not possible.`,
    );
  return why;
}

function whyBye({ history: { byes } }: Entrant): string[] {
  if (byes.length === 0) return [];
  return [`This player had a bye in ${inRounds(byes)}: a second bye could not be avoided without a rematch.`];
}

/** Most players of a round robin. */
export const MAX_ROUND_ROBIN = 8;

/**
 * Pairs all rounds of a round robin: everyone plays everyone else once, and with an odd number has one bye. The order is
 * drawn by the seed; players change tables as far as possible.
 * @throws RangeError for more than `MAX_ROUND_ROBIN` players
 */
export function roundRobin(players: readonly Pick<Player, 'id'>[], seed: string): Table[][] {
  if (players.length > MAX_ROUND_ROBIN)
    throw new RangeError(`A round robin is for at most ${MAX_ROUND_ROBIN} players.`);
  const lotIn = (round: number, id: string) => lotOf(seed, 'round robin', round, id);
  const lots = new Map(players.map(({ id }) => [id, lotIn(0, id)]));
  const drawn = [...lots.keys()].sort((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1));
  const circle: (string | null)[] = drawn.length % 2 === 0 ? drawn : [...drawn, null];
  const rounds: (PairedRound & { pairings: Table[] })[] = [];
  for (let number = 1; number < circle.length; number++) {
    // The circle method: the first stays, the others move on by one place, and each plays the one opposite.
    const [first = null, ...others] = circle;
    const turned = [first, ...others.slice(number - 1), ...others.slice(0, number - 1)];
    const half = circle.length / 2;
    const pairs: [string, string][] = [];
    const byes: Table[] = [];
    for (const [at, one] of turned.slice(0, half).entries()) {
      const other = turned[turned.length - 1 - at] ?? null;
      if (one !== null && other !== null)
        pairs.push(lotIn(number, one) < lotIn(number, other) ? [one, other] : [other, one]);
      else byes.push({ a: one ?? (other as string), b: null, table: null, why: [] });
    }
    const history = historyOf(rounds);
    const tables = tablesFor(pairs.map(([a, b]) => [history(a), history(b)]));
    const pairings = pairs
      .map(([a, b], at) => ({ a, b, table: tables[at] as number, why: [] }))
      .sort((one, other) => one.table - other.table);
    rounds.push({ number, pairings: [...pairings, ...byes] });
  }
  return rounds.map(({ pairings }) => pairings);
}

/** How many tables to each side of its place in the order a pair is likely to get. */
const NEAR_TABLES = 24;

type Tables = Pick<History, 'tables'>;

/** In which earlier rounds one of two players was at a table, in order. */
const roundsAt = (table: number, [one, other]: readonly [Tables, Tables]): number[] => [
  ...new Set([...(one.tables.get(table) ?? []), ...(other.tables.get(table) ?? [])].sort((a, b) => a - b)),
];

/** How often two players were at a table, both together. */
const visits = (table: number, [one, other]: readonly [Tables, Tables]): number =>
  (one.tables.get(table)?.length ?? 0) + (other.tables.get(table)?.length ?? 0);

/**
 * Returns a table from 1 for each pair of players, the pair for the best table first: with as few players as possible
 * at a table where they were before, and then as near to the order as possible.
 */
function tablesFor(pairs: readonly (readonly [Tables, Tables])[]): number[] {
  const count = pairs.length;
  if (pairs.every((pair, at) => visits(at + 1, pair) === 0)) return pairs.map((_, at) => at + 1);
  const mates = cheapestMatching({
    count: 2 * count,
    levels: 2,
    // Pairs come first, then tables: a pair is matched with a table.
    costOf: (at, other) => {
      const pair = pairs[at];
      const table = other - count;
      return pair && table >= 0 ? [visits(table + 1, pair), (table - at) ** 2] : null;
    },
    likely: likelyTables(pairs),
  });
  return pairs.map((_, at) => (mates[at] as number) - count + 1);
}

function* likelyTables(pairs: readonly (readonly [Tables, Tables])[]): Generator<readonly [number, number]> {
  const count = pairs.length;
  for (const [at, pair] of pairs.entries()) {
    yield [at, count + at];
    for (let table = Math.max(0, at - NEAR_TABLES); table <= Math.min(count - 1, at + NEAR_TABLES); table++)
      if (visits(table + 1, pair) === 0) yield [at, count + table];
  }
}
