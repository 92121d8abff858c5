import { describe, expect, test } from 'vitest';
import { type Cost, compared } from '@/lib/events/blossoms';
import { cheapestMatching } from '@/lib/events/matching';
import { numbersOf } from './seeded-event';

const GRAPHS = 300;

type Costs = readonly (readonly (Cost | null)[])[];

/** The least cost of all perfect matchings; null if there are none. */
function leastOf(costs: Costs, levels: number): Cost | null {
  let least: Cost | null = null;
  const go = ([first, ...others]: readonly number[], sum: Cost) => {
    if (first === undefined) {
      if (least === null || compared(sum, least) < 0) least = sum;
      return;
    }
    for (const [at, other] of others.entries()) {
      const cost = costs[first]?.[other];
      if (cost) go(others.toSpliced(at, 1), plus(sum, cost));
    }
  };
  go([...costs.keys()], Array(levels).fill(0));
  return least;
}

const plus = (one: Cost, other: Cost): Cost => one.map((number, at) => number + (other[at] ?? 0));

/** The cost of the matching that is found, after a look at whether it is one. */
function costOf(costs: Costs, levels: number, likely: Iterable<readonly [number, number]>): Cost {
  const count = costs.length;
  const mates = cheapestMatching({ count, levels, likely, costOf: (a, b) => costs[a]?.[b] ?? null });
  expect(mates.map((mate) => mates[mate])).toEqual([...costs.keys()]);
  return mates.reduce<Cost>(
    (sum, mate, at) => (at < mate ? plus(sum, costs[at]?.[mate] ?? []) : sum),
    Array(levels).fill(0),
  );
}

const neighbours = (count: number) =>
  Array.from({ length: count / 2 }, (_, at) => [2 * at, 2 * at + 1] as const);

describe('the cheapest matching', () => {
  test('costs the least of all matchings, from a graph of a few likely pairs on', () => {
    const random = numbersOf(1);
    for (let graph = 0; graph < GRAPHS; graph++) {
      const count = 2 * (1 + random(4));
      const levels = 1 + random(3);
      const most = [2, 4, 30][graph % 3] ?? 2;
      const costs = Array.from({ length: count }, () =>
        Array.from({ length: count }, () => Array.from({ length: levels }, () => random(most))),
      );
      expect(costOf(costs, levels, neighbours(count))).toEqual(leastOf(costs, levels));
    }
  });

  test('costs the least where odd groups, in larger odd groups, are close to each other', () => {
    const random = numbersOf(2);
    for (let graph = 0; graph < 10; graph++) {
      const costs = Array.from({ length: 12 }, (_, a) =>
        Array.from({ length: 12 }, (_, b) => [
          random(5) + (Math.floor(a / 3) === Math.floor(b / 3) ? 0 : 40) + (a < 9 === b < 9 ? 0 : 200),
        ]),
      );
      expect(costOf(costs, 1, neighbours(12))).toEqual(leastOf(costs, 1));
    }
  });

  test('does not use pairs that may not be matched', () => {
    const costs = [
      [null, [9], [0], [1]],
      [[9], null, [1], [0]],
      [[0], [1], null, null],
      [[1], [0], null, null],
    ];
    expect(
      costOf(costs, 1, [
        [0, 3],
        [1, 2],
      ]),
    ).toEqual([0]);
  });

  test('prefers a less important cost of any size to the least of a more important one', () => {
    const dear: Cost = [0, Number.MAX_SAFE_INTEGER / 1024];
    const costs = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => [1, 0] as Cost));
    const only = costs.map((row, a) => row.map((cost, b) => ((a ^ b) === 1 ? dear : cost)));
    expect(costOf(only, 2, neighbours(4))).toEqual(plus(dear, dear));
  });

  test('is an error where not all can be matched', () => {
    const costs = [
      [null, [0], [0], [0]],
      [[0], null, null, null],
      [[0], null, null, null],
      [[0], null, null, null],
    ];
    const likely = [
      [0, 1],
      [0, 2],
      [0, 3],
    ] as const;
    expect(() => costOf(costs, 1, likely)).toThrow(RangeError);
  });
});
