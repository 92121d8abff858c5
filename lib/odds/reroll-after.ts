import type { Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { arrangementsOf, countOf, SIDES, Walk } from './multisets';
import { Rest } from './rest';
import { Spare } from './spare';

// One die is re-rolled after the dice against it are known, which count against the new face as well. What a roll comes
// to depends on the dice that were taken away, and on the faces for which there are more dice against it: a new die of
// such a face is taken away as well. On which faces that are not left these are, and in how many ways, is looked at once
// for each choice of dice taken away; a set of faces is a number of twelve bits.

/** Adds up what a roll comes to over all rolls against it and the twelve faces of the die that is rolled again. */
class Roll {
  hits = 0;
  readonly outcomes: Float64Array;
  private readonly roll = new Uint8Array(SIDES);
  private readonly taken = new Uint8Array(SIDES);
  private readonly all: Rest;
  private readonly fewer: Rest;
  private readonly spare: Spare;
  /** Of the choices: none, a die taken away, the lowest die left: all ways, and those with a face taken, by face. */
  private readonly ways = new Float64Array(3);
  private readonly lost = [0, 1, 2].map(() => new Float64Array(SIDES));

  constructor(
    dice: number,
    private readonly against: number,
    best: readonly Uint16Array[],
  ) {
    this.outcomes = new Float64Array(outcomesUpTo(dice));
    this.all = new Rest(best);
    this.fewer = new Rest(best);
    this.spare = new Spare(against);
  }

  look({ faces, size }: Walk): void {
    this.hits = 0;
    this.outcomes.fill(0);
    this.roll.fill(0);
    for (let at = 0; at < size; at++) {
      const face = faces[at] as number;
      this.roll[face] = (this.roll[face] as number) + 1;
    }
    this.take(0, this.against);
  }

  /** Takes dice away in all ways, from a face on; `free` dice against the roll are not used yet. */
  private take(face: number, free: number): void {
    if (face === SIDES) {
      this.add(free);
      return;
    }
    const most = Math.min(free, this.roll[face] as number);
    for (let count = 0; count <= most; count++) {
      this.taken[face] = count;
      this.take(face + 1, free - count);
    }
    this.taken[face] = 0;
  }

  private add(free: number): void {
    const { all, fewer, roll, taken, spare, ways, lost } = this;
    all.set(roll, taken, -1);
    const lowest = all.lowest;
    if (lowest >= 0) fewer.set(roll, taken, lowest);
    // A lower die is never worth more than a higher one, so that of the dice left only the lowest is rolled again.
    const better = lowest >= 0 && fewer.hits === all.hits ? fewer.raising : 0;
    let gone = 0;
    for (let face = 0; face < SIDES; face++)
      if ((taken[face] as number) > 0 && (all.shown & (1 << face)) === 0) gone |= 1 << face;
    ways.fill(0);
    for (const each of lost) each.fill(0);
    const hasChoice = better !== 0 || (gone !== 0 && all.raising !== 0);
    if (!hasChoice) ways[0] = spare.total(taken, all.shown, gone, free);
    else
      spare.each(taken, all.shown, gone, free, (faces, count) =>
        this.choose(faces, count, gone, better, lowest),
      );
    this.collect();
  }

  /** Chooses the die that raises the hits most, of equals the lowest face; none if it gains nothing. */
  private choose(faces: number, count: number, gone: number, better: number, lowest: number): void {
    const { raising } = this.all;
    const worth = bits[raising & ~faces] as number;
    let most = bits[better & ~faces] as number;
    let [choice, face] = most > 0 ? [2, lowest] : [0, SIDES];
    for (let rest = gone; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      // Without it, the die against it would take away a new die of its face.
      const gain = worth - ((raising & ~faces & bit) !== 0 ? 1 : 0);
      const at = 31 - Math.clz32(bit);
      if (gain <= 0 || gain < most || (gain === most && at > face)) continue;
      [most, choice, face] = [gain, 1, at];
    }
    this.ways[choice] = (this.ways[choice] as number) + count;
    if (choice === 0) return;
    const lost = this.lost[choice] as Float64Array;
    for (let rest = choice === 1 ? faces | (1 << face) : faces; rest !== 0; rest &= rest - 1) {
      const at = 31 - Math.clz32(rest & -rest);
      lost[at] = (lost[at] as number) + count;
    }
  }

  private collect(): void {
    const { all, fewer, ways, lost } = this;
    this.put(all.outcome, SIDES * (ways[0] as number));
    for (const [choice, rest] of [
      [1, all],
      [2, fewer],
    ] as const) {
      const count = ways[choice] as number;
      if (count === 0) continue;
      for (let face = 0; face < SIDES; face++) {
        const away = lost[choice]?.[face] as number;
        this.put(rest.outcome, away);
        this.put(rest.outcomes[face] as number, count - away);
      }
    }
  }

  private put(outcome: number, ways: number): void {
    this.outcomes[outcome] = (this.outcomes[outcome] as number) + ways;
    this.hits += ways * hitsOf(outcome);
  }
}

/** How many faces a set of faces has. */
const bits = Uint8Array.from({ length: 1 << SIDES }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** The groups that each multiset of `dice` comes to, added up over all rolls against it and all twelve faces. */
export function expectationsAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): Float64Array {
  const sums = new Float64Array(countOf(dice));
  const roll = new Roll(dice, against, best);
  for (const walk = new Walk(dice); !walk.ended; walk.next()) {
    if ((walk.rank & 15) === 0) deadline.check();
    roll.look(walk);
    sums[walk.rank] = roll.hits;
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
  const roll = new Roll(dice, against, best);
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
