import { binomial } from './distribution';

// A face that no die of the roll shows in the end is bare: there were none, or the dice against the roll took them all
// away. Sets of these cases are numbers of four bits, so that conditions on a face combine with `&`.

/** No die of either pool. */
export const NO_DICE = 1;
/** No die of the roll, but dice against it: a new die of this face is taken away. */
export const COVERED = 2;
/** As many dice against the roll as in it. */
export const EXACT = 4;
/** More dice against the roll than in it: a new die of this face is taken away. */
export const OUTNUMBERED = 8;

const CASES = 16;

/** Whether a case of a face with so many dice of the roll and against it is in a set. */
const allows = (set: number, own: number, against: number): boolean =>
  (set & (own === 0 ? (against === 0 ? NO_DICE : COVERED) : own === against ? EXACT : OUTNUMBERED)) !== 0 &&
  own <= against;

/** The ways to arrange numbered dice of both pools on some faces. */
interface Product {
  /** By dice of the roll, times the width, plus dice against it. */
  readonly ways: Float64Array;
  /** The same with a face more, by the set of its cases. */
  readonly next: (Product | undefined)[];
}

/** Counts the ways to arrange dice on bare faces, by the cases that each face may be in. */
export class BareFaces {
  private readonly width: number;
  private readonly none: Product;
  private readonly counts = new Uint8Array(CASES);
  private readonly choose: Float64Array;

  /** @param against the most dice of either pool */
  constructor(private readonly against: number) {
    this.width = against + 1;
    this.choose = Float64Array.from({ length: this.width ** 2 }, (_, at) =>
      Number(binomial(Math.floor(at / this.width), at % this.width)),
    );
    const ways = new Float64Array(this.width ** 2);
    ways[0] = 1;
    this.none = { ways, next: [] };
  }

  /**
   * The ways by dice of the roll, times one more than the dice against it, plus dice against it.
   * @param sets the set of cases of each face
   */
  ways(sets: ArrayLike<number>): Float64Array {
    this.counts.fill(0);
    for (let face = 0; face < sets.length; face++) {
      const set = sets[face] as number;
      this.counts[set] = (this.counts[set] as number) + 1;
    }
    let product = this.none;
    // In one order, so that the same sets of other faces are found again.
    for (let set = 0; set < CASES; set++)
      for (let times = this.counts[set] as number; times > 0; times--)
        product = product.next[set] ??= this.with(product, set);
    return product.ways;
  }

  private with({ ways }: Product, set: number): Product {
    const { against, choose, width } = this;
    const more = new Float64Array(ways.length);
    for (let own = 0; own <= against; own++)
      for (let other = own; other <= against; other++) {
        let sum = 0;
        for (let here = 0; here <= own; here++)
          for (let by = here; by <= other - own + here; by++)
            if (allows(set, here, by))
              sum +=
                (choose[own * width + here] as number) *
                (choose[other * width + by] as number) *
                (ways[(own - here) * width + other - by] as number);
        more[own * width + other] = sum;
      }
    return { ways: more, next: [] };
  }
}
