import type { Chosen } from './choices';
import { SHOWN } from './left-dice';
import { SIDES } from './multisets';

/** In how many ways one die is chosen and the new die of a face stays, of all rolls that leave certain dice. */
export class Chances {
  all = 0;
  /** By zone, of a bare face; and by bare face what it differs from that. */
  private readonly none = new Float64Array(3);
  readonly gone = new Float64Array(SIDES);

  clear(): void {
    this.all = 0;
    this.none.fill(0);
    this.gone.fill(0);
  }

  /**
   * Adds a choice so many times.
   * @param faces those that lost all their dice; the first `depth` of them are added
   */
  count(chosen: Chosen, times: number, faces: Uint8Array, depth: number): void {
    const { none, gone } = this;
    this.all += times * chosen.all;
    for (let zone = 0; zone < 3; zone++)
      none[zone] = (none[zone] as number) + times * (chosen.none[zone] as number);
    for (let index = 0; index < depth; index++) {
      const face = faces[index] as number;
      gone[face] = (gone[face] as number) + times * (chosen.gone[index] as number);
    }
  }

  /**
   * In how many ways a new die of a face stays.
   * @param places of each face its zone, or that the dice show it
   */
  stays(face: number, places: Uint8Array): number {
    const place = places[face] as number;
    return place === SHOWN ? this.all : (this.none[place] as number) + (this.gone[face] as number);
  }
}

/** Numbers below this are exact. */
const EXACT = 2 ** 53;

/** Sums of whole numbers below 2^53 by index, kept as numbers while they are exact. */
export class ExactSums {
  private readonly low: Float64Array;
  private readonly sums: bigint[];

  constructor(count: number) {
    this.low = new Float64Array(count);
    this.sums = Array<bigint>(count).fill(0n);
  }

  /** Takes a number away from one sum and adds it to another. */
  move(from: number, to: number, count: number): void {
    if (from === to || count === 0) return;
    this.add(from, -count);
    this.add(to, count);
  }

  private add(index: number, count: number): void {
    const sum = (this.low[index] as number) + count;
    if (Math.abs(sum) < EXACT) {
      this.low[index] = sum;
      return;
    }
    this.flush(index);
    this.low[index] = count;
  }

  private flush(index: number): void {
    this.sums[index] = (this.sums[index] as bigint) + BigInt(this.low[index] as number);
    this.low[index] = 0;
  }

  all(): bigint[] {
    for (let index = 0; index < this.sums.length; index++) this.flush(index);
    return this.sums;
  }
}
