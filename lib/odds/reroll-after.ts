import type { Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { arrangementsOf, countOf, ROW, SIDES, terms, Walk } from './multisets';

// One die is re-rolled after the dice against it are known, which count against the new face as well. So each roll is
// looked at with each roll against it: what is left, which faces would still be taken away, and which dice were.

/** A roll of the second pool: how many dice show each face, and in how many ways. */
interface Against {
  counts: Uint8Array;
  ways: number;
}

function rollsAgainst(against: number): Against[] {
  const rolls: Against[] = [];
  for (const walk = new Walk(against); !walk.ended; walk.next()) {
    rolls.push({ counts: countsOf(walk), ways: arrangementsOf(walk) });
  }
  return rolls;
}

function countsOf({ faces, size }: Walk): Uint8Array {
  const counts = new Uint8Array(SIDES);
  for (let at = 0; at < size; at++) {
    const face = faces[at] as number;
    counts[face] = (counts[face] as number) + 1;
  }
  return counts;
}

/** The rank of a multiset given by how many dice show each face. */
function rankOf(counts: Uint8Array): number {
  let rank = 0;
  let place = 0;
  for (let face = 0; face < SIDES; face++)
    for (let die = counts[face] as number; die > 0; die--) rank += terms[face * ROW + ++place] as number;
  return rank;
}

/** What a roll comes to against another one once one of its dice, or none, is rolled again: twelve outcomes. */
class Chosen {
  readonly outcomes = new Uint16Array(SIDES);
  hits = 0;
  private readonly tried = new Uint16Array(SIDES);
  private readonly ranks = new Int32Array(SIDES);
  private readonly left = new Uint8Array(SIDES);

  constructor(private readonly best: readonly Uint16Array[]) {}

  /** Chooses the die that raises the groups most, of equals the lowest face; none if it gains nothing. */
  choose(roll: Uint8Array, against: Uint8Array): void {
    const { left, outcomes } = this;
    let size = 0;
    for (let face = 0; face < SIDES; face++) {
      left[face] = Math.max(0, (roll[face] as number) - (against[face] as number));
      size += left[face] as number;
    }
    const kept = this.outcomeOf(size);
    outcomes.fill(kept);
    this.hits = SIDES * hitsOf(kept);
    for (let face = 0; face < SIDES; face++)
      if ((roll[face] as number) > 0) this.try(face, roll, against, size);
  }

  /** Tries to roll a die of a face again. */
  private try(face: number, roll: Uint8Array, against: Uint8Array, size: number): void {
    const { left, tried } = this;
    const isLeft = (left[face] as number) > 0;
    const rest = isLeft ? size - 1 : size;
    if (isLeft) left[face] = (left[face] as number) - 1;
    let hits = 0;
    const gone = this.outcomeOf(rest);
    const table = this.best[rest + 1] as Uint16Array;
    this.rankWithEach();
    for (let again = 0; again < SIDES; again++) {
      // The new die is taken away if more dice are against its face than the others of this face.
      const others = (roll[again] as number) - (again === face ? 1 : 0);
      const isTaken = (against[again] as number) > others;
      tried[again] = isTaken ? gone : (table[this.ranks[again] as number] as number);
      hits += hitsOf(tried[again] as number);
    }
    if (isLeft) left[face] = (left[face] as number) + 1;
    if (hits > this.hits) {
      this.hits = hits;
      this.outcomes.set(tried);
    }
  }

  /** The rank of what is left with one die more, by its face: the dice above it move up a place. */
  private rankWithEach(): void {
    const { left, ranks } = this;
    let place = 0;
    let below = 0;
    for (let face = 0; face < SIDES; face++) {
      for (let die = left[face] as number; die > 0; die--) below += terms[face * ROW + ++place] as number;
      ranks[face] = below + (terms[face * ROW + place + 1] as number);
    }
    let above = 0;
    for (let face = SIDES - 1; face >= 0; face--) {
      ranks[face] = (ranks[face] as number) + above;
      for (let die = left[face] as number; die > 0; die--) above += terms[face * ROW + 1 + place--] as number;
    }
  }

  private outcomeOf(size: number): number {
    return this.best[size]?.[rankOf(this.left)] as number;
  }
}

/** The groups that each multiset of `dice` comes to, added up over all rolls against it and all twelve faces. */
export function expectationsAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): Float64Array {
  const sums = new Float64Array(countOf(dice));
  const chosen = new Chosen(best);
  const rolls = rollsAgainst(against);
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    const roll = countsOf(walk);
    let sum = 0;
    for (const { counts, ways } of rolls) {
      chosen.choose(roll, counts);
      sum += ways * chosen.hits;
    }
    sums[walk.rank] = sum;
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
  const sums = Array<bigint>(outcomesUpTo(dice)).fill(0n);
  const chosen = new Chosen(best);
  const others = rollsAgainst(against);
  const counts = new Float64Array(sums.length);
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    const roll = countsOf(walk);
    counts.fill(0);
    for (const other of others) {
      chosen.choose(roll, other.counts);
      for (const outcome of chosen.outcomes) counts[outcome] = (counts[outcome] as number) + other.ways;
    }
    const weight = BigInt(rolls?.[walk.rank] ?? arrangementsOf(walk));
    counts.forEach((count, outcome) => {
      if (count > 0) sums[outcome] = (sums[outcome] as bigint) + weight * BigInt(count);
    });
  }
  return sums;
}
