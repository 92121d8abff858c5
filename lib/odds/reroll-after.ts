import { canBeAtOnce, outcomesAtOnce } from './all-rolls-after';
import { allocated, type Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { arrangementsOf, countOf, SIDES, Walk } from './multisets';
import { RollAfter } from './roll-after';

// One die is rolled again after the dice against the roll are known; they take away a new die that matches, too.

/** What each roll of some dice comes to, added up over all rolls against it and all twelve faces of the new die. */
export interface RollsAfter {
  /** The outcomes that may come about. */
  readonly outcomes: readonly number[];
  /** The ways to each of them, one roll after another, by rank. */
  readonly ways: Float64Array;
}

/** The memory that these take, in bytes. */
export function bytesOfEachAfter(dice: number, target: number): number {
  const hits = Math.min(dice, Math.floor((dice * SIDES) / target));
  // Of the groups of each outcome none to all are critical.
  return 8 * countOf(dice) * (((hits + 1) * (hits + 2)) / 2);
}

/** Looks at each roll by itself. */
export function eachRollAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): RollsAfter {
  const outcomes = outcomesIn(best.slice(Math.max(0, dice - against - 1)));
  const ways = allocated(() => new Float64Array(countOf(dice) * outcomes.length));
  const roll = new RollAfter(dice, against, best, deadline);
  let at = 0;
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    roll.look(walk);
    for (const outcome of outcomes) ways[at++] = roll.outcomes[outcome] as number;
  }
  return { outcomes, ways };
}

/** All outcomes of some tables. */
function outcomesIn(best: readonly Uint16Array[]): number[] {
  const isThere: boolean[] = [];
  for (const table of best) for (const outcome of table) isThere[outcome] = true;
  return Object.keys(isThere).map(Number);
}

/** The groups that each roll comes to, added up. */
export function hitsOfEach({ outcomes, ways }: RollsAfter): Float64Array {
  const hits = outcomes.map(hitsOf);
  const sums = new Float64Array(ways.length / outcomes.length);
  let at = 0;
  for (let rank = 0; rank < sums.length; rank++) {
    let sum = 0;
    for (let index = 0; index < hits.length; index++) sum += (ways[at++] as number) * (hits[index] as number);
    sums[rank] = sum;
  }
  return sums;
}

/** Numbers up to this are exact, and so is the sum of two. */
const EXACT = 2 ** 52;

/**
 * Weights by outcome of all rolls.
 * @param rolls how many rolls show each multiset
 */
export function outcomesOfEach({ outcomes, ways }: RollsAfter, rolls: Float64Array, dice: number): bigint[] {
  const sums = Array<bigint>(outcomesUpTo(dice)).fill(0n);
  outcomes.forEach((outcome, index) => {
    let sum = 0n;
    let part = 0;
    let at = index;
    for (const weight of rolls) {
      const count = ways[at] as number;
      at += outcomes.length;
      const more = weight * count;
      if (more > EXACT) sum += BigInt(weight) * BigInt(count);
      else part += more;
      if (part > EXACT) {
        sum += BigInt(part);
        part = 0;
      }
    }
    sums[outcome] = sum + BigInt(part);
  });
  return sums;
}

/** Weights by outcome of all rolls as they are rolled. */
export function outcomesAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): bigint[] {
  if (canBeAtOnce(dice, against)) return outcomesAtOnce(dice, against, best, deadline);
  return outcomesOfEach(eachRollAfter(dice, against, best, deadline), arrangements(dice), dice);
}

/** How many rolls show each multiset. */
export function arrangements(dice: number): Float64Array {
  const rolls = allocated(() => new Float64Array(countOf(dice)));
  for (const walk = new Walk(dice); !walk.ended; walk.next()) rolls[walk.rank] = arrangementsOf(walk);
  return rolls;
}
