import { allocated, type Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { type Links, linksOf } from './matching';
import { arrangementsOf, countOf, SIDES, Walk } from './multisets';

/** The lower part of a weight is below this; up to 24 of them are added before the excess is carried over. */
const PART = 2 ** 48;

/** Numbers stay exact below 2^53, and what is added at once is far below the difference. */
const FLUSH = 2 ** 52;

/** Sums of weights by index, kept as numbers while they are exact. */
class PartedSums {
  private readonly low: Float64Array;
  private readonly high: Float64Array;
  private readonly sums: bigint[];

  constructor(count: number) {
    this.low = new Float64Array(count);
    this.high = new Float64Array(count);
    this.sums = Array<bigint>(count).fill(0n);
  }

  add(index: number, low: number, high: number): void {
    const carry = Math.floor(low / PART);
    const lower = (this.low[index] as number) + (low - carry * PART);
    const upper = (this.high[index] as number) + high + carry;
    this.low[index] = lower;
    this.high[index] = upper;
    if (lower >= FLUSH || upper >= FLUSH) this.flush(index);
  }

  private flush(index: number): void {
    const weight = BigInt(this.high[index] as number) * BigInt(PART) + BigInt(this.low[index] as number);
    this.sums[index] = (this.sums[index] as bigint) + weight;
    this.low[index] = 0;
    this.high[index] = 0;
  }

  all(): bigint[] {
    for (let index = 0; index < this.sums.length; index++) this.flush(index);
    return this.sums;
  }
}

// One die is re-rolled before matching dice are removed. The tables are by size and rank of a multiset, and exact:
// expectations stay below 20 · 12^13, and weights are kept in two parts.

/** The dice of both pools, and the tables of those that may be left. */
export interface Tables {
  dice: number;
  against: number;
  best: readonly Uint16Array[];
  /** By size, from the smallest that may be left. */
  links: readonly Links[];
  deadline: Deadline;
}

/** Weights by outcome of all 12^(dice + 1 + against) rolls. */
export function outcomesWithReroll(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): bigint[] {
  const links: Links[] = [];
  for (let size = Math.max(1, dice - against); size <= dice; size++) links[size] = linksOf(size, deadline);
  const tables = { dice, against, best, links, deadline };
  return taken(rollsAfter(expectations(tables), tables), tables);
}

/** The groups that each multiset of `dice` comes to, added up over all 12^against rolls against it. */
export function expectations({ dice, against, best, links, deadline }: Tables): Float64Array {
  const sums: Float64Array[] = [];
  for (let size = Math.max(0, dice - against); size <= dice; size++)
    sums[size] = hitsIn(best[size] as Uint16Array);
  for (let step = 1; step <= against; step++)
    // From the largest size down, so that those of one die fewer are still of the step before.
    for (let size = dice; size >= Math.max(0, dice - against + step); size--) {
      deadline.check();
      const own = sums[size] as Float64Array;
      if (size === 0) own[0] = SIDES * (own[0] as number);
      else addBelow(own, sums[size - 1] as Float64Array, links[size] as Links);
    }
  return sums[dice] as Float64Array;
}

function hitsIn(outcomes: Uint16Array): Float64Array {
  const hits = allocated(() => new Float64Array(outcomes.length));
  for (let rank = 0; rank < hits.length; rank++) hits[rank] = hitsOf(outcomes[rank] as number);
  return hits;
}

/** One step: a die that matches a face takes one such die away, any other nothing. */
function addBelow(own: Float64Array, below: Float64Array, { counts, ranks }: Links): void {
  let at = 0;
  for (let rank = 0; rank < own.length; rank++) {
    const count = counts[rank] as number;
    let sum = (SIDES - count) * (own[rank] as number);
    for (const end = at + count; at < end; at++) sum += below[ranks[at] as number] as number;
    own[rank] = sum;
  }
}

/** How many of the 12^(dice + 1) rolls, the one that is rolled again included, show each multiset in the end. */
export function rollsAfter(expected: Float64Array, { dice, links, deadline }: Tables): Float64Array {
  const { counts, ranks } = links[dice] as Links;
  const fewer = countOf(dice - 1);
  // What is expected of each multiset of one die fewer, added up over the twelve faces that may be added.
  const again = allocated(() => new Float64Array(fewer));
  let at = 0;
  for (let rank = 0; rank < expected.length; rank++)
    for (const end = at + (counts[rank] as number); at < end; at++) {
      const rest = ranks[at] as number;
      again[rest] = (again[rest] as number) + (expected[rank] as number);
    }
  const rolls = allocated(() => new Float64Array(expected.length));
  const rolledAgain = allocated(() => new Float64Array(fewer));
  at = 0;
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    const { rank } = walk;
    if ((rank & 4095) === 0) deadline.check();
    let chosen = -1;
    let most = SIDES * (expected[rank] as number);
    // The links are by ascending face: of equals, the lowest stays chosen.
    for (const end = at + (counts[rank] as number); at < end; at++) {
      const rest = ranks[at] as number;
      const value = again[rest] as number;
      if (value > most) {
        most = value;
        chosen = rest;
      }
    }
    const arrangements = arrangementsOf(walk);
    if (chosen === -1) rolls[rank] = SIDES * arrangements;
    else rolledAgain[chosen] = (rolledAgain[chosen] as number) + arrangements;
  }
  at = 0;
  for (let rank = 0; rank < rolls.length; rank++) {
    let sum = rolls[rank] as number;
    for (const end = at + (counts[rank] as number); at < end; at++)
      sum += rolledAgain[ranks[at] as number] as number;
    rolls[rank] = sum;
  }
  return rolls;
}

/** Takes dice away one by one, and adds the weights up by outcome. */
export function taken(rolls: Float64Array, { dice, against, best, links, deadline }: Tables): bigint[] {
  const low: Float64Array[] = [];
  const high: Float64Array[] = [];
  for (let size = Math.max(0, dice - against); size <= dice; size++) {
    low[size] = size === dice ? rolls : allocated(() => new Float64Array(countOf(size)));
    high[size] = allocated(() => new Float64Array(countOf(size)));
  }
  // Where all weights together are exact as one number, there is no upper part.
  const isWhole = rolls.reduce((sum, weight) => sum + weight, 0) * SIDES ** against <= 2 ** 53;
  for (let step = 1; step <= against; step++)
    for (let size = Math.max(0, dice - step + 1); size <= dice; size++) {
      deadline.check();
      if (isWhole) takeWhole(size, low, links[size]);
      else takeOne(size, low, high, links[size]);
    }
  const sums = new PartedSums(outcomesUpTo(dice));
  for (let size = Math.max(0, dice - against); size <= dice; size++) {
    const [lower, upper, outcomes] = [low[size], high[size], best[size]] as [
      Float64Array,
      Float64Array,
      Uint16Array,
    ];
    for (let rank = 0; rank < outcomes.length; rank++)
      sums.add(outcomes[rank] as number, lower[rank] as number, upper[rank] as number);
  }
  return sums.all();
}

/** The same, of weights in one part. */
function takeWhole(size: number, weights: Float64Array[], links: Links | undefined): void {
  const here = weights[size] as Float64Array;
  const below = weights[size - 1] ?? here;
  let at = 0;
  for (let rank = 0; rank < here.length; rank++) {
    const weight = here[rank] as number;
    const count = links?.counts[rank] ?? 0;
    here[rank] = weight * (SIDES - count);
    if (links !== undefined && weight > 0)
      for (let link = at; link < at + count; link++) {
        const rest = links.ranks[link] as number;
        below[rest] = (below[rest] as number) + weight;
      }
    at += count;
  }
}

/** Spreads the weights of a size by one die that may take one away. */
function takeOne(size: number, low: Float64Array[], high: Float64Array[], links: Links | undefined): void {
  const [lowHere, highHere] = [low[size] as Float64Array, high[size] as Float64Array];
  const [lowBelow, highBelow] = [low[size - 1] ?? lowHere, high[size - 1] ?? highHere];
  let at = 0;
  for (let rank = 0; rank < lowHere.length; rank++) {
    const all = lowHere[rank] as number;
    const carry = Math.floor(all / PART);
    const lower = all - carry * PART;
    const upper = (highHere[rank] as number) + carry;
    const count = links?.counts[rank] ?? 0;
    lowHere[rank] = lower * (SIDES - count);
    highHere[rank] = upper * (SIDES - count);
    if (links === undefined || all + upper === 0) {
      at += count;
      continue;
    }
    for (const end = at + count; at < end; at++) {
      const rest = links.ranks[at] as number;
      lowBelow[rest] = (lowBelow[rest] as number) + lower;
      highBelow[rest] = (highBelow[rest] as number) + upper;
    }
  }
}
