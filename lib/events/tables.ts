import type { History } from './history';
import { cheapestMatching } from './matching';

/** How many tables to each side of its place in the order a pair is likely to get. */
const NEAR = 24;

type Tables = Pick<History, 'tables'>;

/** In which earlier rounds one of two players was at a table, in order. */
export const roundsAt = (table: number, [one, other]: readonly [Tables, Tables]): number[] => [
  ...new Set([...(one.tables.get(table) ?? []), ...(other.tables.get(table) ?? [])].sort((a, b) => a - b)),
];

/** How often two players were at a table, both together. */
const visits = (table: number, [one, other]: readonly [Tables, Tables]): number =>
  (one.tables.get(table)?.length ?? 0) + (other.tables.get(table)?.length ?? 0);

/**
 * Returns a table from 1 for each pair of players, the pair for the best table first: with as few players as possible
 * at a table where they were before, and then as near to the order as possible.
 */
export function tablesFor(pairs: readonly (readonly [Tables, Tables])[]): number[] {
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
    for (let table = Math.max(0, at - NEAR); table <= Math.min(count - 1, at + NEAR); table++)
      if (visits(table + 1, pair) === 0) yield [at, count + table];
  }
}
