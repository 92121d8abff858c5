import type { Cost } from './costs';
import { MatchingSearch } from './matching-search';

/** What is to be matched two and two. */
export interface MatchingTask {
  /** How many there are, an even number. */
  count: number;
  /** How many whole numbers a cost has. */
  levels: number;
  /** The cost of matching two, the lower index first; null if these may not be matched. No cost is negative. */
  costOf: (a: number, b: number) => Cost | null;
  /** Pairs to look at first: a perfect matching, and those that are likely to be cheap. Repeats are allowed. */
  likely: Iterable<readonly [number, number]>;
}

/** The most pairs of one player that are added at a time. */
const ADDED = 8;

/**
 * Returns the mate of each in a matching of all that costs least in total: exact, although most pairs are never part of
 * a search. The prices of the cheapest matching of the likely pairs tell of any other pair whether it could lower the
 * cost; pairs that could are added, and the search repeated, until no such pair is left.
 * @throws RangeError if not all can be matched
 */
export function cheapestMatching({ count, levels, costOf, likely }: MatchingTask): number[] {
  const pairs = new Map<number, readonly [number, number, Cost]>();
  const include = (a: number, b: number) => {
    const cost = costOf(a, b);
    if (cost !== null) pairs.set(a * count + b, [a, b, cost]);
  };
  for (const [a, b] of likely) include(Math.min(a, b), Math.max(a, b));
  for (;;) {
    const search = new MatchingSearch(count, levels, pairs.values());
    const mates = search.solve();
    const before = pairs.size;
    for (let a = 0; a < count; a++) {
      const couldImprove = search.couldImprove(a);
      let added = 0;
      for (let b = a + 1; b < count && added < ADDED; b++) {
        const cost = costOf(a, b);
        if (cost === null || !couldImprove(b, cost)) continue;
        pairs.set(a * count + b, [a, b, cost]);
        added++;
      }
    }
    if (pairs.size === before) return mates;
  }
}
