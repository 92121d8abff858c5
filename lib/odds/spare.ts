import { binomial } from './distribution';
import { SIDES } from './multisets';

/** The most dice against a roll, and one. */
const SIZES = 14;

/** C(n, k) of the numbers of dice against a roll. */
const CHOOSE = Float64Array.from({ length: SIZES * SIZES }, (_, at) => {
  const [n, k] = [Math.floor(at / SIZES), at % SIZES];
  return k > n ? 0 : Number(binomial(n, k));
});
const choose = (n: number, k: number): number => CHOOSE[n * SIZES + k] as number;

/** Ways to put dice on faces so that certain of the faces have a die each, by dice, faces, and how many these are. */
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

/**
 * The dice against a roll of which each takes away none, once certain dice are taken away: on which faces they can be,
 * and in how many ways all dice against it are arranged then. They are on no face that is still left.
 */
export class Spare {
  /**
   * The ways in which there are spare dice on certain faces of which the roll shows none, by how many these are, and
   * on just those visited of the faces all of whose dice are gone.
   */
  readonly covering = new Float64Array(SIDES + 2);
  /** By depth and number of spare dice: the ways to arrange the dice on the faces looked at. */
  private readonly ways: Float64Array[];
  private readonly gone: number[] = [];
  private free = 0;
  private empty = 0;

  constructor(private readonly against: number) {
    this.ways = Array.from({ length: SIDES + 1 }, () => new Float64Array(against + 1));
  }

  /**
   * Visits the sets of spare faces among those that are gone, each with its `covering`.
   * @param taken the dice taken away, by face
   * @param left the faces still left, as bits
   * @param gone the faces all of whose dice are taken away
   * @param empty how many faces are neither
   * @param free how many dice are spare
   */
  each(
    taken: Uint8Array,
    left: number,
    gone: number,
    empty: number,
    free: number,
    visit: (faces: number) => void,
  ): void {
    this.gone.length = 0;
    this.free = free;
    this.empty = empty;
    let used = 0;
    let ways = 1;
    for (let rest = left | gone; rest !== 0; rest &= rest - 1) {
      const face = 31 - Math.clz32(rest & -rest);
      const count = taken[face] as number;
      if ((gone & (1 << face)) !== 0) this.gone.push(face);
      else if (count > 0) {
        used += count;
        ways *= choose(used, count);
      }
    }
    const first = this.ways[0] as Float64Array;
    for (let spare = 1; spare <= free; spare++) first[spare] = 0;
    first[0] = ways;
    this.walk(taken, 0, 0, free, used, visit);
  }

  /** Goes on with the next of the faces that are gone; `room` is how many more of them can be spare. */
  private walk(
    taken: Uint8Array,
    depth: number,
    faces: number,
    room: number,
    used: number,
    visit: (faces: number) => void,
  ): void {
    const { free } = this;
    const ways = this.ways[depth] as Float64Array;
    const face = this.gone[depth];
    if (face === undefined) {
      this.cover(ways, used);
      visit(faces);
      return;
    }
    const own = taken[face] as number;
    const next = this.ways[depth + 1] as Float64Array;
    for (let spare = 0; spare <= free; spare++)
      next[spare] = (ways[spare] as number) * choose(used + spare + own, own);
    this.walk(taken, depth + 1, faces, room, used + own, visit);
    if (room === 0) return;
    for (let spare = 0; spare <= free; spare++) next[spare] = 0;
    for (let before = 0; before < free; before++) {
      if (ways[before] === 0) continue;
      for (let here = 1; before + here <= free; here++)
        next[before + here] =
          (next[before + here] as number) +
          (ways[before] as number) * choose(used + before + own + here, own + here);
    }
    this.walk(taken, depth + 1, faces | (1 << face), room - 1, used + own, visit);
  }

  /** Puts the rest of the spare dice on the faces of which the roll shows none. */
  private cover(ways: Float64Array, used: number): void {
    const { free, empty, covering } = this;
    for (let certain = 0; certain <= this.against + 1; certain++) covering[certain] = 0;
    for (let spare = 0; spare <= free; spare++) {
      if (ways[spare] === 0) continue;
      const others = free - spare;
      const each = (ways[spare] as number) * choose(used + free, others);
      const row = COVERING[others]?.[empty] as number[];
      const most = Math.min(others, empty);
      for (let certain = 0; certain <= most; certain++)
        covering[certain] = (covering[certain] as number) + each * (row[certain] as number);
    }
  }
}
