import { binomial } from './binomial';
import { SIDES } from './multisets';

/** C(n, k) of the numbers of dice against a roll. */
const CHOOSE = Array.from({ length: 14 }, (_, n) =>
  Array.from({ length: 14 }, (_, k) => (k > n ? 0 : Number(binomial(n, k)))),
);
const choose = (n: number, k: number): number => CHOOSE[n]?.[k] as number;

/** Ways to put so many dice on so many faces with at least one on each, by dice and faces. */
const ONTO: number[][] = [];
for (let dice = 0; dice < CHOOSE.length; dice++) {
  const row = [dice === 0 ? 1 : 0];
  for (let faces = 1; faces <= SIDES; faces++) {
    let ways = 0;
    for (let here = 1; here <= dice; here++)
      ways += choose(dice, here) * (ONTO[dice - here]?.[faces - 1] ?? 0);
    row.push(ways);
  }
  ONTO.push(row);
}

/**
 * The dice against a roll of which each takes away none, once certain dice are taken away: on which faces they can be,
 * and in how many ways all dice against it are arranged then. They are on no face that is still left.
 */
export class Spare {
  /** By depth and number of spare dice: the ways to arrange the dice on the faces looked at. */
  private readonly ways: Float64Array[];
  private readonly sets = new Map<number, Uint16Array[]>();
  private readonly gone: number[] = [];
  /** How many dice take away dice of faces still left. */
  private base = 0;

  constructor(private readonly against: number) {
    this.ways = Array.from({ length: SIDES + 1 }, () => new Float64Array(against + 1));
  }

  /** Visits the sets of their faces with the ways of each, by the faces left and those all of whose dice are gone. */
  each(
    taken: Uint8Array,
    left: number,
    gone: number,
    free: number,
    visit: (faces: number, ways: number) => void,
  ): void {
    this.start(taken, left, gone, free);
    const empty = ((1 << SIDES) - 1) & ~left & ~gone;
    const found = (faces: number, ways: Float64Array, used: number) => {
      const subsets = this.subsetsOf(empty);
      for (let count = 0; count <= free && count < subsets.length; count++) {
        const each = this.withOthers(ways, used, free, count);
        if (each === 0) continue;
        for (const subset of subsets[count] as Uint16Array) visit(faces | subset, each);
      }
    };
    this.walk(taken, 0, 0, free, found, this.base);
  }

  /** The ways of all sets together. */
  total(taken: Uint8Array, left: number, gone: number, free: number): number {
    let sum = 0;
    this.start(taken, left, gone, free);
    const empty = ((1 << SIDES) - 1) & ~left & ~gone;
    const subsets = this.subsetsOf(empty);
    const found = (_: number, ways: Float64Array, used: number) => {
      for (let count = 0; count <= free && count < subsets.length; count++)
        sum += this.withOthers(ways, used, free, count) * (subsets[count] as Uint16Array).length;
    };
    this.walk(taken, 0, 0, free, found, this.base);
    return sum;
  }

  /** Arranges the dice that take away dice of faces still left. */
  private start(taken: Uint8Array, left: number, gone: number, free: number): void {
    this.gone.length = 0;
    let used = 0;
    let ways = 1;
    for (let face = 0; face < SIDES; face++) {
      const count = taken[face] as number;
      if ((gone & (1 << face)) !== 0) this.gone.push(face);
      if (count === 0 || (left & (1 << face)) === 0) continue;
      used += count;
      ways *= choose(used, count);
    }
    const first = this.ways[0] as Float64Array;
    first.fill(0, 0, free + 1);
    first[0] = ways;
    this.base = used;
  }

  /** Goes through the sets of spare faces among those that are gone; the ways are by the number of spare dice. */
  private walk(
    taken: Uint8Array,
    depth: number,
    faces: number,
    free: number,
    found: (faces: number, ways: Float64Array, used: number) => void,
    base: number,
  ): void {
    const ways = this.ways[depth] as Float64Array;
    const face = this.gone[depth];
    if (face === undefined) {
      found(faces, ways, base);
      return;
    }
    const own = taken[face] as number;
    const next = this.ways[depth + 1] as Float64Array;
    for (let spare = 0; spare <= free; spare++)
      next[spare] = (ways[spare] as number) * choose(base + spare + own, own);
    this.walk(taken, depth + 1, faces, free, found, base + own);
    next.fill(0, 0, free + 1);
    for (let before = 0; before < free; before++) {
      if (ways[before] === 0) continue;
      for (let here = 1; before + here <= free; here++)
        next[before + here] =
          (next[before + here] as number) +
          (ways[before] as number) * choose(base + before + own + here, own + here);
    }
    this.walk(taken, depth + 1, faces | (1 << face), free, found, base + own);
  }

  /** The ways with the rest of the spare dice on so many other faces. */
  private withOthers(ways: Float64Array, used: number, free: number, count: number): number {
    let sum = 0;
    for (let spare = 0; spare <= free; spare++) {
      const others = free - spare;
      if (ways[spare] === 0) continue;
      sum += (ways[spare] as number) * choose(used + free, others) * (ONTO[others]?.[count] as number);
    }
    return sum;
  }

  /** The subsets of a set of faces, by their size up to the number of dice. */
  private subsetsOf(set: number): Uint16Array[] {
    let found = this.sets.get(set);
    if (found === undefined) {
      const lists: number[][] = Array.from({ length: this.against + 1 }, () => []);
      for (let subset = set; ; subset = (subset - 1) & set) {
        let size = 0;
        for (let rest = subset; rest !== 0; rest &= rest - 1) size++;
        lists[size]?.push(subset);
        if (subset === 0) break;
      }
      found = lists.map((list) => Uint16Array.from(list));
      this.sets.set(set, found);
    }
    return found;
  }
}
