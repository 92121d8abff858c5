import { canBeAtOnce, outcomesAtOnce } from './all-rolls-after';
import type { Deadline } from './deadline';
import { outcomesUpTo } from './groups';
import { arrangementsOf, countOf, Walk } from './multisets';
import { RollAfter } from './roll-after';

// One die is rolled again after the dice against the roll are known; they take away a new die that matches, too.

/** The groups that each multiset of `dice` comes to, added up over all rolls against it and all twelve faces. */
export function expectationsAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): Float64Array {
  const sums = new Float64Array(countOf(dice));
  const roll = new RollAfter(dice, against, best, deadline);
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    roll.look(walk);
    sums[walk.rank] = roll.hits();
  }
  return sums;
}

/**
 * Weights by outcome of all rolls.
 * @param rolls how many rolls show each multiset of `dice`; if omitted, as they are rolled
 */
export function outcomesAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
  rolls?: Float64Array,
): bigint[] {
  if (rolls === undefined && canBeAtOnce(dice, against)) return outcomesAtOnce(dice, against, best, deadline);
  const sums = Array<bigint>(outcomesUpTo(dice)).fill(0n);
  const roll = new RollAfter(dice, against, best, deadline);
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    const weight = BigInt(rolls?.[walk.rank] ?? arrangementsOf(walk));
    if (weight === 0n) continue;
    roll.look(walk);
    roll.outcomes.forEach((count, outcome) => {
      if (count > 0) sums[outcome] = (sums[outcome] as bigint) + weight * BigInt(count);
    });
  }
  return sums;
}
