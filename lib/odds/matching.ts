import { allocated, type Deadline } from './deadline';
import { binomial as choose } from './distribution';
import { countOf, SIDES, Walk } from './multisets';

/** Of each multiset of a size, by rank: the ranks without a die of each distinct face, ascending by face. */
export interface Links {
  /** Distinct faces of each multiset. */
  counts: Uint8Array;
  /** The ranks of all, one after another. */
  ranks: Int32Array;
}

/** The number of links of a size, 1 or more: each multiset of one die fewer is reached from twelve. */
export const linkCount = (size: number): number => SIDES * countOf(size - 1);

/** Makes the links of a size, 1 or more. */
export function linksOf(size: number, deadline: Deadline): Links {
  const counts = allocated(() => new Uint8Array(countOf(size)));
  const ranks = allocated(() => new Int32Array(linkCount(size)));
  let at = 0;
  for (const walk = new Walk(size); !walk.ended; walk.next()) {
    if ((walk.rank & 4095) === 0) deadline.check();
    const count = walk.runsWithout();
    counts[walk.rank] = count;
    for (let run = 0; run < count; run++) ranks[at++] = walk.without[run] as number;
  }
  return { counts, ranks };
}

// Two pools are rolled, and each die of the second takes away one die of the first that shows the same face. How likely
// it is that certain dice are left depends on how many show each face, not on which faces these are.

/** How many dice show each face that is shown, ascending: the shape of a multiset. */
interface Shape {
  readonly runs: readonly number[];
  readonly size: number;
  readonly index: number;
  /** The shape with a run more, by its length. */
  readonly next: (Shape | undefined)[];
  /**
   * By the number of dice removed from these faces: the number of ways to arrange these dice and the dice of the
   * second pool that removed them.
   */
  readonly ways: readonly bigint[];
}

/** The shapes of multisets, each made when it is first met. */
export class Shapes {
  readonly all: Shape[] = [];
  private readonly byRuns = new Map<string, Shape>();
  private readonly none: Shape;

  /** @param second the number of dice in the second pool */
  constructor(private readonly second: number) {
    this.none = this.add([], [1n, ...Array<bigint>(second).fill(0n)]);
  }

  /** The index of the shape that a walk is at; calls its `runs`. */
  indexAt(walk: Walk): number {
    let shape = this.none;
    const runs = walk.runs();
    for (let run = 0; run < runs; run++) {
      const length = walk.runLength[run] as number;
      shape = shape.next[length] ?? this.with(shape, length);
    }
    return shape.index;
  }

  private with(shape: Shape, length: number): Shape {
    const runs = [...shape.runs, length].sort((a, b) => a - b);
    const known = this.byRuns.get(runs.join());
    const found = known ?? this.add(runs, this.waysWith(shape, length));
    shape.next[length] = found;
    return found;
  }

  private waysWith({ ways, size }: Shape, length: number): bigint[] {
    return ways.map((_, taken) => {
      let sum = 0n;
      for (let here = 0; here <= taken; here++)
        sum +=
          (ways[taken - here] as bigint) * choose(size + length + taken, length + here) * choose(taken, here);
      return sum;
    });
  }

  private add(runs: readonly number[], ways: readonly bigint[]): Shape {
    const size = runs.reduce((sum, length) => sum + length, 0);
    const shape: Shape = { runs, size, index: this.all.length, next: [], ways };
    this.all.push(shape);
    this.byRuns.set(runs.join(), shape);
    return shape;
  }

  /** Of the 12^(first + second) rolls of both pools, how many leave one certain multiset of each shape. */
  weights(first: number): bigint[] {
    const { second } = this;
    const ofFaces = vanished(first, second);
    return this.all.map(({ runs, size, ways }) => {
      const away = first - size;
      const faces = ofFaces[SIDES - runs.length] as readonly (readonly bigint[])[];
      let sum = 0n;
      for (let gone = 0; gone <= Math.min(away, second); gone++) {
        const free = second - (away - gone);
        if (away - gone > second || free < gone) continue;
        sum +=
          choose(first, gone) *
          choose(second, free) *
          (faces[gone]?.[free] as bigint) *
          (ways[away - gone] as bigint);
      }
      return sum;
    });
  }
}

/**
 * By a number of faces, and numbers of dice of both pools: the ways to arrange these dice on these faces so that none
 * of the first pool's is left.
 */
function vanished(first: number, second: number): bigint[][][] {
  const most = Math.min(first, second);
  const empty = () => Array.from({ length: most + 1 }, () => Array<bigint>(second + 1).fill(0n));
  const tables: bigint[][][] = [empty()];
  (tables[0]?.[0] as bigint[])[0] = 1n;
  for (let faces = 1; faces <= SIDES; faces++) {
    const before = tables[faces - 1] as bigint[][];
    const table = empty();
    for (let gone = 0; gone <= most; gone++)
      for (let by = gone; by <= second; by++) {
        let sum = 0n;
        for (let here = 0; here <= gone; here++)
          for (let byHere = here; byHere <= by - (gone - here); byHere++)
            sum += (before[gone - here]?.[by - byHere] as bigint) * choose(gone, here) * choose(by, byHere);
        (table[gone] as bigint[])[by] = sum;
      }
    tables.push(table);
  }
  return tables;
}
