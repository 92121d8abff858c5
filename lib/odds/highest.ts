import { binomial, type Distribution, distributionOf, trials } from './distribution';
import { SIDES } from './multisets';

/** Dice of which the highest counts, with 1 more for every other die that shows the same. */
export interface Contest {
  /** Dice rolled, 0 to 20. */
  dice: number;
  /** What is added in any case. */
  bonus: number;
  /** The most that is added in all to the highest die; null for no limit. */
  mostAdded: number | null;
  /**
   * Whether one die is rolled again: the one that raises the expected total most, the lowest face of equals, and none
   * if it gains nothing.
   */
  reroll: boolean;
}

/** The highest face of some dice and how many show it; no dice show 0. */
type Top = readonly [face: number, count: number];

const NONE: Top = [0, 0];
const faces = Array.from({ length: SIDES }, (_, index) => index + 1);

/** The top of dice with one more die. */
const joined = ([face, count]: Top, die: number): Top =>
  die > face ? [die, 1] : [face, die === face ? count + 1 : count];

/** The exact distribution of a contest's total. */
export function totalsOf({ dice, bonus, mostAdded, reroll }: Contest): Distribution {
  const totalOf = ([face, count]: Top): number => {
    const added = bonus + Math.max(0, count - 1);
    return face + (mostAdded === null ? added : Math.min(mostAdded, added));
  };
  if (!reroll || dice === 0)
    return distributionOf(topsOf(dice, SIDES).map(([top, weight]) => [totalOf(top), weight]));
  const entries: [number, bigint][] = [];
  const add = (top: Top, without: readonly Top[], weight: bigint) => {
    const again = without.map((rest) => faces.map((die) => totalOf(joined(rest, die))));
    for (const total of chosen(again, SIDES * totalOf(top)) ?? faces.map(() => totalOf(top)))
      entries.push([total, weight]);
  };
  for (const [top, weight] of topsOf(dice, SIDES)) {
    const [face, count] = top;
    // A die below the highest is always the lower face; which one does not matter to the total.
    if (count > 1) add(top, [...(count < dice ? [top] : []), [face, count - 1]], weight);
    else
      for (const [second, ways] of topsOf(dice - 1, face - 1))
        add(top, dice > 1 ? [top, second] : [second], ways * BigInt(dice));
  }
  return distributionOf(entries);
}

/** The totals that add up to most, the first of equals; null if none adds up to more than without. */
function chosen(again: readonly number[][], without: number): number[] | null {
  let most = without;
  let best: number[] | null = null;
  for (const totals of again) {
    const sum = totals.reduce((all, total) => all + total, 0);
    if (sum > most) {
      most = sum;
      best = totals;
    }
  }
  return best;
}

/** What the highest of some dice with so many sides may be, with the number of rolls. */
function topsOf(dice: number, sides: number): [Top, bigint][] {
  if (dice === 0) return [[NONE, 1n]];
  const tops: [Top, bigint][] = [];
  for (let face = 1; face <= sides; face++)
    for (let count = 1; count <= dice; count++) {
      const weight = binomial(dice, count) * BigInt(face - 1) ** BigInt(dice - count);
      if (weight > 0n) tops.push([[face, count], weight]);
    }
  return tops;
}

/**
 * How many of some dice show more than a number, of all 12^dice rolls.
 * @param above what a die must show more than, 0 or more
 */
export const successes = (dice: number, above: number): Distribution =>
  trials(dice, { n: BigInt(Math.max(0, SIDES - above)), d: BigInt(SIDES) });
