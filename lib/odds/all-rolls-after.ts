import { BareFaces } from './bare-faces';
import { cacheOf } from './cache';
import { BARE, ChoiceAfter, LEFT } from './choice-after';
import type { Deadline } from './deadline';
import { binomial } from './distribution';
import { hitsOf, outcomesUpTo } from './groups';
import { Shapes } from './matching';
import { ROW, SIDES, terms, Walk } from './multisets';

// All rolls with a die that is rolled again after the dice against it are known. The dice that are left decide which die
// that is, except for how the other dice lie on bare faces. So the dice that may be left are weighed by their shape, and
// the choice is worked out once for all that are alike in what it depends on.

/** The choices for all that may be left of one size. */
class Choices {
  private readonly known = new Map<number, ChoiceAfter>();
  private readonly at: number[];

  constructor(
    private readonly bareFaces: BareFaces,
    dice: number,
    against: number,
    size: number,
  ) {
    // A row for each number of dice taken away on faces that are left; the other dice are on bare faces.
    this.at = Array.from(
      { length: dice - size + 1 },
      (_, taken) => (dice - size - taken) * (against + 1) + against - taken,
    );
  }

  /**
   * The choices for the multiset that a walk is at, after its `runs`.
   * @param from the lowest face of which a die more makes a group more, `SIDES` if none does
   * @param fromAgain the same of a new face for the lowest die
   */
  of(walk: Walk, runs: number, from: number, fromAgain: number): ChoiceAfter {
    let [low, middle, high] = [from, fromAgain - from, SIDES - fromAgain];
    for (let run = 0; run < runs; run++) {
      const face = walk.runFace[run] as number;
      if (face < from) low--;
      else if (face < fromAgain) middle--;
      else high--;
    }
    const between = Math.min(2, fromAgain - from - middle);
    const again = Math.min(1, SIDES - fromAgain - high);
    let lower = runs === 0 ? SIDES : (walk.runFace[0] as number);
    // Two dice only gain as much where few faces between the two are open, and the lowest die left gains anything.
    if (between === 2 || high + again === 0) lower = 0;
    if (middle + high + between + again === 0) {
      low += middle;
      middle = 0;
      lower = 0;
    }
    const key = ((((low * 13 + middle) * 13 + high) * 13 + lower) * 3 + between) * 2 + again;
    let found = this.known.get(key);
    if (found === undefined) {
      found = new ChoiceAfter(this.bareFaces, { bare: [low, middle, high], lower, between, again }, this.at);
      this.known.set(key, found);
    }
    return found;
  }
}

/** By size. They are the same at every target, so that a chart by distance works them out once. */
const choicesOf = cacheOf<readonly Choices[]>(4);

function choicesFor(dice: number, against: number): readonly Choices[] {
  return choicesOf(`${dice} ${against}`, () => {
    const bareFaces = new BareFaces(against);
    return Array.from({ length: dice + 1 }, (_, size) => new Choices(bareFaces, dice, against, size));
  });
}

/** Numbers up to this are exact. */
const EXACT = 2 ** 53;

/** Whether all weights of so many dice are exact as numbers. */
export function canBeAtOnce(dice: number, against: number): boolean {
  for (let size = Math.max(0, dice - against); size <= dice; size++)
    for (let faces = Math.min(1, size); faces <= Math.min(size, SIDES); faces++) {
      // All other dice are on bare faces. Of one multiset, a sum can be four times as much before all is taken off.
      const multisets = size === 0 ? 1 : Number(binomial(SIDES, faces) * binomial(size - 1, faces - 1));
      if (SIDES * Math.max(4, multisets) * (SIDES - faces) ** (dice - size + against) > EXACT) return false;
    }
  return true;
}

/** Weights by outcome of all rolls of both pools, and of the new die; only if `canBeAtOnce`. */
export function outcomesAtOnce(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): bigint[] {
  const shapes = new Shapes(against);
  const allChoices = choicesFor(dice, against);
  const length = outcomesUpTo(dice);
  const counts: Float64Array[][] = [];
  const more = new Uint16Array(SIDES);
  const again = new Uint16Array(SIDES);
  for (let size = Math.max(0, dice - against); size <= dice; size++) {
    const choices = allChoices[size] as Choices;
    const table = best[size] as Uint16Array;
    const larger = best[size + 1];
    let below = 0;
    for (const walk = new Walk(size); !walk.ended; walk.next()) {
      const { rank, faces } = walk;
      if ((rank & 1023) === 0) deadline.check();
      const index = shapes.indexAt(walk);
      const runs = shapes.all[index]?.runs.length as number;
      const own = table[rank] as number;
      // The lowest die changes first in a walk, and the dice above it stay.
      if (size > 0 && faces[0] === 0) below = withEach(again, table, faces, 1, size);
      const fromAgain = size === 0 ? SIDES : raising(again, own);
      if (size < dice) withEach(more, larger as Uint16Array, faces, 0, size);
      const from = size < dice ? raising(more, own) : fromAgain;
      const { rows } = choices.of(walk, runs, from, fromAgain);
      let ofShape = counts[index];
      if (ofShape === undefined) ofShape = counts[index] = rows.map(() => new Float64Array(length));
      let shown = 0;
      for (let run = 0; run < runs; run++) shown |= 1 << (walk.runFace[run] as number);
      for (let taken = 0; taken < rows.length; taken++) {
        const row = rows[taken] as Float64Array;
        const count = ofShape[taken] as Float64Array;
        spread(row, 0, count, own, more, shown);
        if (size > 0) spread(row, row.length / 2, count, best[size - 1]?.[below] as number, again, shown);
      }
    }
  }
  return weighed(counts, shapes, dice, against, length);
}

/** The counts by shape and number of dice taken away, each times the ways to arrange these dice. */
function weighed(
  counts: readonly (readonly Float64Array[])[],
  shapes: Shapes,
  dice: number,
  against: number,
  length: number,
): bigint[] {
  const sums = Array<bigint>(length).fill(0n);
  counts.forEach((ofShape, index) => {
    const { size, ways } = shapes.all[index] as (typeof shapes.all)[number];
    ofShape.forEach((count, taken) => {
      const weight = binomial(dice, size + taken) * binomial(against, taken) * (ways[taken] as bigint);
      count.forEach((times, outcome) => {
        if (times > 0) sums[outcome] = (sums[outcome] as bigint) + weight * BigInt(times);
      });
    });
  });
  return sums;
}

/** The lowest face that comes to more groups than without it. */
function raising(outcomes: Uint16Array, own: number): number {
  const hits = hitsOf(own);
  let face = SIDES;
  while (face > 0 && hitsOf(outcomes[face - 1] as number) > hits) face--;
  return face;
}

/**
 * Looks up what dice come to with a die of each face more.
 * @param table the best outcomes of one die more
 * @param start the first of the dice in `faces`
 * @returns the rank of the dice
 */
function withEach(
  outcomes: Uint16Array,
  table: Uint16Array,
  faces: Uint8Array,
  start: number,
  end: number,
): number {
  let below = 0;
  let above = 0;
  for (let at = start; at < end; at++) above += terms[(faces[at] as number) * ROW + at - start + 2] as number;
  let at = start;
  for (let face = 0; face < SIDES; face++) {
    for (; at < end && (faces[at] as number) < face; at++) {
      const place = (faces[at] as number) * ROW + at - start + 1;
      below += terms[place] as number;
      above -= terms[place + 1] as number;
    }
    outcomes[face] = table[below + (terms[face * ROW + at - start + 1] as number) + above] as number;
  }
  for (; at < end; at++) below += terms[(faces[at] as number) * ROW + at - start + 1] as number;
  return below;
}

/**
 * Adds one block of weights to the counts by outcome.
 * @param own the outcome of the dice of the block
 * @param outcomes the same with a die of each face more
 * @param shown the faces of the dice left, as bits
 */
function spread(
  row: Float64Array,
  block: number,
  count: Float64Array,
  own: number,
  outcomes: Uint16Array,
  shown: number,
): void {
  count[own] = (count[own] as number) + (row[block] as number);
  const left = row[block + LEFT] as number;
  if (left === 0) return;
  let bare = block + BARE;
  for (let face = 0; face < SIDES; face++) {
    const outcome = outcomes[face] as number;
    const weight = (shown & (1 << face)) === 0 ? (row[bare++] as number) : left;
    count[outcome] = (count[outcome] as number) + weight;
  }
}
