import { choose, covering } from './multisets';

// Which die is rolled again once the dice against a roll are known. The dice left say which faces gain a group. A die
// that was taken away gains all of them, but for those that are covered: with more dice against the roll than it shows,
// which take away a new die of this face. It does not gain its own face either, unless that is covered, since the die
// that took it away would do so again. Of the dice left the lowest gains some of the same faces. The die that gains most
// is rolled again, of equals the one of the lowest face, and none if it gains nothing.

/** The dice left, as far as the choice depends on them. A face that none of them shows is bare. */
export interface LeftClass {
  /** Dice against the roll that took none away. */
  readonly spare: number;
  /**
   * Bare faces by zone: those that gain nothing, those that gain a group with a die more, and those that gain one also
   * with a new face for the lowest die left. A higher die is never worth less, so that each zone is above the one before.
   */
  readonly zones: readonly [number, number, number];
  /** Bare faces below the lowest die left; all if none is left. */
  readonly below: number;
  /** Faces of the dice left in the second zone, and in the third: 2 and 1 if there are more. */
  readonly between: number;
  readonly again: number;
}

/** In how many ways one die is chosen and the new die of a face stays. */
export interface Chosen {
  /** All ways in which it is chosen; a new die of a face that is left stays in all of them. */
  all: number;
  /** By zone, of a bare face of which the roll shows no die. */
  readonly none: Float64Array;
  /** By face that lost all its dice: what it differs from that. */
  readonly gone: Float64Array;
  /** What is gained on bare faces. */
  gain: number;
}

/** How often a die that was taken away is chosen, and the lowest left. */
export interface Choices {
  readonly taken: Chosen;
  readonly lowest: Chosen;
}

/** The kind of a bare face: its zone, and whether it is above the lowest die left. */
export const kindOf = (zone: number, isAbove: boolean): number => 2 * zone + Number(isAbove);

/** Bare faces that lost all their dice, ascending, with the number of their dice. */
export class Gone {
  private readonly nexts: (Gone | undefined)[] = [];
  private more: Gone | undefined;
  private found: Choices | undefined;

  /**
   * @param counts how many dice of each face were taken away
   * @param zones their zones
   * @param above whether they are above the lowest die left
   */
  constructor(
    private readonly left: LeftClass,
    private readonly counts: readonly number[] = [],
    private readonly zones: readonly number[] = [],
    private readonly above: readonly boolean[] = [],
  ) {}

  /** With a die more of the last face. */
  get same(): Gone {
    this.more ??= new Gone(
      this.left,
      [...this.counts.slice(0, -1), (this.counts.at(-1) ?? 0) + 1],
      this.zones,
      this.above,
    );
    return this.more;
  }

  /** With a die of a higher face of a kind. */
  next(kind: number): Gone {
    const known = this.nexts[kind];
    if (known !== undefined) return known;
    const { counts, zones, above } = this;
    const found = new Gone(this.left, [...counts, 1], [...zones, kind >> 1], [...above, kind % 2 === 1]);
    this.nexts[kind] = found;
    return found;
  }

  /** The choices among all ways of the dice against the roll on bare faces. */
  get choices(): Choices {
    this.found ??= new Choice(this.left, this.counts, this.zones, this.above).found();
    return this.found;
  }
}

/** No condition on the faces of which the roll shows no die, or one of a zone is not covered. */
const CONDITIONS = [-1, 0, 1, 2] as const;

/** Counts the choices for certain dice left and taken away. */
class Choice {
  private readonly taken: Chosen;
  private readonly lowest: Chosen;
  /** Faces of which the roll shows no die, by zone. */
  private readonly empty: number[];
  /** Faces that lost all their dice in the second zone. */
  private readonly goneBetween: number;
  /** Whether none of them is below the second zone: each gains itself, if it is not covered. */
  private readonly allGain: boolean;

  constructor(
    private readonly left: LeftClass,
    private readonly counts: readonly number[],
    private readonly zones: readonly number[],
    private readonly above: readonly boolean[],
  ) {
    const chosen = (): Chosen => ({
      all: 0,
      none: new Float64Array(3),
      gone: new Float64Array(counts.length),
      gain: 0,
    });
    this.taken = chosen();
    this.lowest = chosen();
    this.empty = left.zones.map((bare, zone) => bare - zones.filter((each) => each === zone).length);
    this.goneBetween = zones.filter((zone) => zone === 1).length;
    this.allGain = zones.every((zone) => zone > 0);
  }

  found(): Choices {
    const { left, counts, zones, empty, taken, lowest } = this;
    const dice = left.spare + counts.reduce((sum, count) => sum + count, 0);
    this.place(0, 0, left.spare, dice, 1);
    for (const [chosen, first] of [
      [taken, 1],
      [lowest, 2],
    ] as const)
      for (let zone = 2; zone >= 0; zone--) {
        const each = chosen.none[zone] as number;
        if (zone >= first) chosen.gain += (empty[zone] as number) * each;
        zones.forEach((of, index) => {
          if (of !== zone) return;
          const own = chosen.gone[index] as number;
          if (zone >= first) chosen.gain += own;
          chosen.gone[index] = own - each;
        });
      }
    return { taken, lowest };
  }

  /**
   * Puts dice on the faces that are gone, from one of them on, in all ways.
   * @param covered the faces with a spare die, as bits
   * @param dice how many are not on a face yet, of which so many are spare
   */
  private place(at: number, covered: number, spare: number, dice: number, ways: number): void {
    const count = this.counts[at];
    if (count === undefined) {
      this.add(covered, spare, ways);
      return;
    }
    for (let here = 0; here <= spare; here++)
      this.place(
        at + 1,
        here > 0 ? covered | (1 << at) : covered,
        spare - here,
        dice - count - here,
        ways * choose(dice, count + here),
      );
  }

  /** Adds the ways in which certain faces are covered of those that are gone, and so many dice are on empty faces. */
  private add(covered: number, spare: number, ways: number): void {
    const { taken, lowest, counts } = this;
    const losesOwn = covered === 0 || !this.allGain;
    for (const zone of CONDITIONS) {
      if (zone >= 0 && (this.empty[zone] as number) === 0) continue;
      const [ofTaken, ofLowest] = this.chosen(covered, spare, zone);
      const usual = this.all(spare, zone);
      if (zone >= 0) {
        taken.none[zone] = (taken.none[zone] as number) + ways * (ofTaken - usual);
        lowest.none[zone] = (lowest.none[zone] as number) + ways * ofLowest;
        continue;
      }
      taken.all += ways * (ofTaken - usual);
      lowest.all += ways * ofLowest;
      for (let index = 0; index < counts.length; index++) {
        if ((covered & (1 << index)) !== 0) continue;
        // It is the lowest of those that are gone that would lose its own face.
        const own = index === 0 && losesOwn ? 0 : ofTaken;
        taken.gone[index] = (taken.gone[index] as number) + ways * (own - usual);
        lowest.gone[index] = (lowest.gone[index] as number) + ways * ofLowest;
      }
    }
  }

  /** In how many ways spare dice are on empty faces. */
  private all(spare: number, zone: number): number {
    const [others, between, again] = this.empty as [number, number, number];
    return covering(spare, others + between + again - (zone < 0 ? 0 : 1), 0);
  }

  /**
   * In how many ways of the spare dice on empty faces a die taken away is chosen, and the lowest left.
   * @param zone that of an empty face which is not covered; -1 for no condition
   */
  private chosen(covered: number, spare: number, zone: number): readonly [taken: number, lowest: number] {
    const { left, zones, above, allGain, goneBetween } = this;
    const [others, between, again] = this.empty as [number, number, number];
    const faces = others + between + again - (zone < 0 ? 0 : 1);
    const all = this.all(spare, zone);
    // All empty faces of zones are covered.
    const noBetween = zone === 1 ? 0 : covering(spare, faces, between);
    const noAgain = zone === 2 ? 0 : covering(spare, faces, again);
    const neither = zone > 0 ? 0 : covering(spare, faces, between + again);
    if (zones.length === 0) return [0, all - (left.again > 0 ? 0 : noAgain)];
    const isOpen = (of: number) => zones.some((each, index) => each === of && (covered & (1 << index)) === 0);
    if (covered === 0 && allGain) {
      const lowestIsEqual = above[0] as boolean;
      if (left.between + goneBetween === 0) {
        // The lowest die gains more where it gains all, and as much where it gains all but one.
        const butOne =
          zone === 1
            ? covering(spare, faces, between - 1)
            : between * covering(spare, faces - 1, between - 1);
        const lowest = noBetween + (lowestIsEqual ? butOne : 0);
        return [all - lowest, lowest];
      }
      if (left.between + goneBetween > 1) return [all, 0];
      const nothing = goneBetween === 1 && zones.length === 1 && left.again === 0 ? neither : 0;
      return lowestIsEqual ? [all - noBetween, noBetween - nothing] : [all - nothing, 0];
    }
    if (left.between > 0 || isOpen(1)) return [all, 0];
    const nothing = left.again > 0 || isOpen(2) ? 0 : neither;
    const chosen = allGain ? 31 - Math.clz32(covered & -covered) : 0;
    return above[chosen] ? [all - noBetween, noBetween - nothing] : [all - nothing, 0];
  }
}
