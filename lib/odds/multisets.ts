import { binomial } from './distribution';

/** Sides of the dice. */
export const SIDES = 12;

/** The most dice that are looked at as one pool. */
export const MAX_DICE = 20;

/** The number of multisets of a size: C(size + 11, size). */
export const countOf = (size: number): number => Number(binomial(size + SIDES - 1, size));

/** The number of multisets up to a size. */
export const countUpTo = (size: number): number => Number(binomial(size + SIDES, size));

/** The width of a row of `terms`. */
export const ROW = MAX_DICE + 2;

/**
 * The terms of the rank of a multiset a1 ≤ … ≤ an of faces 0 to 11, which is Σ C(ai + i − 1, i): the term of face `a`
 * in place `i` is at `a * ROW + i`.
 */
export const terms = Int32Array.from({ length: SIDES * ROW }, (_, at) => {
  const [face, place] = [Math.floor(at / ROW), at % ROW];
  return place === 0 ? 0 : Number(binomial(face + place - 1, place));
});

/** Visits the multisets of a size in the order of their ranks: `for (start(n); !ended; next())`. */
export class Walk {
  /** The faces, 0 to 11, in ascending order. */
  readonly faces = new Uint8Array(MAX_DICE);
  rank = 0;
  ended = false;
  /** The distinct faces, ascending, with how many dice show each; and the rank without one of those dice. */
  readonly runFace = new Uint8Array(SIDES);
  readonly runLength = new Uint8Array(SIDES);
  readonly without = new Int32Array(SIDES);

  constructor(readonly size: number) {}

  next(): void {
    const { faces, size } = this;
    let at = 0;
    while (at < size - 1 && faces[at] === faces[at + 1]) at++;
    if (size === 0 || faces[at] === SIDES - 1) {
      this.ended = true;
      return;
    }
    faces[at] = (faces[at] as number) + 1;
    faces.fill(0, 0, at);
    this.rank++;
  }

  /** Fills `runFace` and `runLength`, and returns the number of distinct faces. */
  runs(): number {
    const { faces, size, runFace, runLength } = this;
    let runs = 0;
    for (let at = 0; at < size; ) {
      const face = faces[at] as number;
      const start = at++;
      while (at < size && faces[at] === face) at++;
      runFace[runs] = face;
      runLength[runs++] = at - start;
    }
    return runs;
  }

  /** The same, and fills `without`. */
  runsWithout(): number {
    const { size, runFace, runLength, without } = this;
    const runs = this.runs();
    // Dice above the one that is removed move down a place.
    let above = 0;
    let at = size;
    for (let run = runs - 1; run >= 0; run--) {
      const row = (runFace[run] as number) * ROW;
      for (let index = runLength[run] as number; index > 1; index--) above += terms[row + --at] as number;
      without[run] = above;
      above += terms[row + --at] as number;
    }
    let below = 0;
    at = 0;
    for (let run = 0; run < runs; run++) {
      without[run] = (without[run] as number) + below;
      const row = (runFace[run] as number) * ROW;
      for (let index = runLength[run] as number; index > 0; index--) below += terms[row + ++at] as number;
    }
    return runs;
  }
}

/** n!, exact up to 22!. */
const factorials = Array.from({ length: 21 }, () => 1);
for (let n = 1; n < factorials.length; n++) factorials[n] = n * (factorials[n - 1] as number);

/** How many rolls show the multiset that a walk is at. */
export function arrangementsOf(walk: Walk): number {
  let ways = factorials[walk.size] as number;
  const runs = walk.runs();
  for (let run = 0; run < runs; run++) ways /= factorials[walk.runLength[run] as number] as number;
  return ways;
}

/** The most dice against a roll, and one. */
const SIZES = 14;

const CHOOSE = Float64Array.from({ length: SIZES * SIZES }, (_, at) => {
  const [n, k] = [Math.floor(at / SIZES), at % SIZES];
  return k > n ? 0 : Number(binomial(n, k));
});

/** C(n, k) of numbers of dice against a roll. */
export const choose = (n: number, k: number): number => CHOOSE[n * SIZES + k] as number;

const COVERING = Array.from({ length: SIZES }, (_, dice) => {
  const rows: number[][] = [];
  for (let faces = 0; faces <= SIDES; faces++) {
    const row = [faces ** dice];
    // All ways of one face fewer, but for those that leave this face out.
    for (let certain = 1; certain <= faces; certain++)
      row.push((row[certain - 1] as number) - (rows[faces - 1]?.[certain - 1] as number));
    rows.push(row);
  }
  return rows;
});

/** Ways to put numbered dice on faces so that `certain` of the faces have a die each; 0 if there are not as many. */
export const covering = (dice: number, faces: number, certain: number): number =>
  COVERING[dice]?.[faces]?.[certain] ?? 0;
