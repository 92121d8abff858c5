import { canBeAtOnce, outcomesAtOnce } from './all-rolls-after';
import { cacheOf } from './cache';
import { checkMemory, type Deadline } from './deadline';
import { bestGroups, criticalsOf, hitsOf, outcomesUpTo } from './groups';
import { linkCount, Shapes } from './matching';
import { countOf, countUpTo, SIDES, Walk } from './multisets';
import { outcomesWithReroll } from './reroll';
import { bytesOfAfter, outcomesAfter } from './reroll-after';

/** Dice that are rolled, matched, and put into groups. */
export interface Volley {
  /** Dice rolled, 0 to 20. */
  dice: number;
  /** What the sum of a group must reach, at least 1. */
  target: number;
  /** Dice each of which takes away one rolled die of the same face, 0 to 12. */
  against: number;
  /**
   * Whether one die is rolled again before that: the one that raises the expected number of groups most, the lowest
   * face of equals, and none if it gains nothing.
   */
  reroll: boolean;
  /**
   * Whether one die is rolled again after the dice against it are known, which count against its new face too: chosen
   * in the same way, among all dice that were rolled. False if omitted.
   */
  rerollAfter?: boolean;
}

/** One result of a volley. */
export interface Outcome {
  hits: number;
  /** Groups with a die that shows 12; of the ways to make the most groups, one with the most of these is taken. */
  criticals: number;
  /** How many of the equally likely rolls end so. */
  weight: bigint;
}

/** The results of a volley, without those that cannot happen; the weights add up to `total`. */
export interface Outcomes {
  outcomes: readonly Outcome[];
  total: bigint;
}

/** An outcome of each multiset of up to all dice. */
const BYTES = 2;
/** Besides, for those that may be left: expectation and weight in two parts, links and their number. */
const REROLL_BYTES = 25;
const LINK_BYTES = 4;

/** The memory that the tables of a volley take, in bytes. */
function bytesOf({ dice, against, reroll, rerollAfter }: Volley): number {
  let bytes = BYTES * countUpTo(dice);
  for (let size = Math.max(0, dice - against); reroll && size <= dice; size++)
    bytes += REROLL_BYTES * countOf(size) + (size > 0 ? LINK_BYTES * linkCount(size) : 0);
  if (rerollAfter && (reroll || !canBeAtOnce(dice, against))) bytes += bytesOfAfter(dice, against);
  return bytes;
}

/**
 * The exact results of a volley.
 * @throws OddsRefused if it would take too long or too much memory
 */
export function outcomesOf(volley: Volley, deadline: Deadline): Outcomes {
  const { dice, target, against, reroll, rerollAfter = false } = volley;
  if (dice * SIDES < target) return { outcomes: [{ hits: 0, criticals: 0, weight: 1n }], total: 1n };
  checkMemory(bytesOf(volley));
  const best = bestGroups(dice, target, deadline);
  const weights = weightsOf(volley, best, deadline);
  const outcomes = weights.flatMap((weight, outcome) =>
    weight === 0n ? [] : [{ hits: hitsOf(outcome), criticals: criticalsOf(outcome), weight }],
  );
  return {
    outcomes,
    total: BigInt(SIDES) ** BigInt(dice + against + (reroll ? 1 : 0) + (rerollAfter ? 1 : 0)),
  };
}

function weightsOf(volley: Volley, best: readonly Uint16Array[], deadline: Deadline): bigint[] {
  const { dice, against, reroll, rerollAfter = false } = volley;
  if (rerollAfter)
    return !reroll && canBeAtOnce(dice, against)
      ? outcomesAtOnce(dice, against, best, deadline)
      : outcomesAfter(dice, against, best, deadline, reroll);
  return (reroll ? outcomesWithReroll : plainOutcomes)(dice, against, best, deadline);
}

/** Weights by outcome: the multisets that may be left, counted by shape and outcome, times the weight of the shape. */
function plainOutcomes(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): bigint[] {
  const shapes = new Shapes(against);
  const counts: Float64Array[] = [];
  for (let left = Math.max(0, dice - against); left <= dice; left++) {
    const walk = new Walk(left);
    const table = best[left] as Uint16Array;
    for (; !walk.ended; walk.next()) {
      if ((walk.rank & 4095) === 0) deadline.check();
      const index = shapes.indexAt(walk);
      let ofShape = counts[index];
      if (ofShape === undefined) ofShape = counts[index] = new Float64Array(outcomesUpTo(dice));
      const outcome = table[walk.rank] as number;
      ofShape[outcome] = (ofShape[outcome] as number) + 1;
    }
  }
  const sums = Array<bigint>(outcomesUpTo(dice)).fill(0n);
  for (const [index, weight] of shapes.weights(dice).entries())
    counts[index]?.forEach((count, outcome) => {
      if (count > 0) sums[outcome] = (sums[outcome] as bigint) + weight * BigInt(count);
    });
  return sums;
}

const cached = cacheOf<Outcomes>(1000);

/** The results of a volley, worked out once. */
export function rememberedOutcomes(volley: Volley, deadline: Deadline): Outcomes {
  const { dice, target, against, reroll, rerollAfter = false } = volley;
  return cached(`${dice} ${target} ${against} ${reroll} ${rerollAfter}`, () => outcomesOf(volley, deadline));
}
