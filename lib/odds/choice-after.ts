import { type BareFaces, COVERED, EXACT, NO_DICE, OUTNUMBERED } from './bare-faces';
import { SIDES } from './multisets';

const NOT_GONE = NO_DICE | COVERED;
const GONE = EXACT | OUTNUMBERED;
/** A new die of such a face is taken away. */
const SPARE = COVERED | OUTNUMBERED;

/** Which die is rolled again: none, one that was taken away, or the lowest that is left. */
type Choice = 'none' | 'taken' | 'lowest';

/**
 * The dice that are left, as far as the choice depends on them. A higher die is never worth less, so the faces that
 * gain a group are all those from a certain one on: from `from` on with a die more, and from `fromAgain` on, which is
 * at least as high, with a new face for the lowest die.
 */
export interface Left {
  /** Bare faces below `from`, from there to `fromAgain`, and from there on. */
  readonly bare: readonly [number, number, number];
  /** Bare faces below the lowest die left; all of them if none is left. */
  readonly lower: number;
  /** Faces of the dice left from `from` to `fromAgain`; 2 if there are more. */
  readonly between: number;
  /** Faces of the dice left from `fromAgain` on; 1 if there are more. */
  readonly again: number;
}

/**
 * Two blocks of weights. The first is of the dice that are left, the second of these without their lowest die: the
 * weight of the dice as they are (at 0), with one die more of a face that is left (at `LEFT`), and with one of each
 * bare face (from `BARE` on, ascending).
 */
export const [LEFT, BARE] = [1, 2] as const;

/** Bare faces, by their number from the lowest, and how many faces of dice left are among them. */
interface Range {
  start: number;
  end: number;
  left: number;
}

/** Chooses the die that raises the hits most for all dice that leave the same, and adds up what comes of it. */
export class ChoiceAfter {
  /** The weights, by how many of the dice taken away show a face that is left. */
  readonly rows: readonly Float64Array[];
  private readonly faces: number;
  private readonly gaining: Range;
  private readonly between: Range;
  private readonly again: Range;

  /** @param at by row, where `BareFaces.ways` has the ways of its dice on bare faces */
  constructor(
    private readonly bareFaces: BareFaces,
    private readonly left: Left,
    private readonly at: readonly number[],
  ) {
    const [low, middle, high] = left.bare;
    this.faces = low + middle + high;
    this.rows = at.map(() => new Float64Array(2 * (BARE + this.faces)));
    this.gaining = { start: low, end: this.faces, left: left.between + left.again };
    this.between = { start: low, end: low + middle, left: left.between };
    this.again = { start: low + middle, end: this.faces, left: left.again };
    this.settle('lowest', this.sets(NOT_GONE), this.again);
    // With one row, all dice are left.
    if (at.length > 1) this.chooseTaken();
  }

  private chooseTaken(): void {
    const [low] = this.left.bare;
    // A die taken away gains most if its face gains nothing or is spare: then a new die of this face loses nothing.
    // Of equals the lowest face is chosen.
    for (let chosen = 0; chosen < this.faces; chosen++) {
      const isBelow = chosen < low;
      const sets = this.sets(NO_DICE | COVERED | GONE);
      sets.fill(NOT_GONE, 0, isBelow ? chosen : low);
      if (!isBelow) sets.fill(NOT_GONE | EXACT, low, chosen);
      sets[chosen] = isBelow ? GONE : OUTNUMBERED;
      this.chooseUnharmed(sets, chosen);
    }
    for (let chosen = low; chosen < this.faces; chosen++) {
      const sets = this.sets(NOT_GONE | EXACT);
      sets.fill(NOT_GONE, 0, chosen);
      sets[chosen] = EXACT;
      this.chooseHarmed(sets, chosen);
    }
  }

  private sets(all: number): Uint8Array {
    return new Uint8Array(this.faces).fill(all);
  }

  /** The die taken away gains every face that is not spare, the lowest die left those from `fromAgain` on. */
  private chooseUnharmed(sets: Uint8Array, chosen: number): void {
    if (chosen < this.left.lower) {
      this.settle('taken', sets, this.gaining, chosen);
      return;
    }
    const equal = this.whereSpare(sets, this.between);
    this.count('taken', 1, sets, chosen);
    this.count('taken', -1, equal, chosen);
    this.settle('lowest', equal, this.again);
  }

  /** The die taken away gains its own face no more, since the die against it would take it away. */
  private chooseHarmed(sets: Uint8Array, chosen: number): void {
    const { between } = this;
    this.count('taken', 1, sets, chosen);
    const less = this.whereSpare(sets, between);
    this.count('taken', -1, less, chosen);
    this.count('lowest', 1, less);
    const choice = chosen < this.left.lower ? 'taken' : 'lowest';
    for (const equal of this.whereSpareButOne(sets)) {
      this.count('taken', -1, equal, chosen);
      this.settle(choice, equal, this.again, choice === 'taken' ? chosen : -1);
    }
  }

  /** Makes a choice, but none where all faces that it gains are spare. */
  private settle(choice: Choice, sets: Uint8Array | null, gained: Range, chosen = -1): void {
    const vain = sets && this.whereSpare(sets, gained);
    this.count(choice, 1, sets, chosen);
    this.count(choice, -1, vain, chosen);
    this.count('none', 1, vain);
  }

  /** The cases in which all faces of a range are spare; null if there are none. */
  private whereSpare(sets: Uint8Array, { start, end, left }: Range): Uint8Array | null {
    return left > 0 ? null : sets.map((set, face) => (face >= start && face < end ? set & SPARE : set));
  }

  /** The cases in which all faces between `from` and `fromAgain` are spare but one, which is left or bare. */
  private whereSpareButOne(sets: Uint8Array): (Uint8Array | null)[] {
    const { start, end, left } = this.between;
    if (left > 1) return [];
    if (left === 1) return [this.whereSpare(sets, { start, end, left: 0 })];
    return Array.from({ length: end - start }, (_, index) =>
      sets.map((set, face) => {
        if (face < start || face >= end) return set;
        return face === start + index ? set & ~SPARE : set & SPARE;
      }),
    );
  }

  /**
   * Counts cases to a choice.
   * @param chosen the face of the die taken away that is rolled again
   */
  private count(choice: Choice, times: number, sets: Uint8Array | null, chosen = -1): void {
    if (sets === null || sets.includes(0)) return;
    const { bareFaces, faces } = this;
    const ways = bareFaces.ways(sets);
    if (choice === 'none') {
      this.add(0, 1, times * SIDES, ways);
      return;
    }
    const block = choice === 'taken' ? 0 : BARE + faces;
    this.add(block + LEFT, 1 + faces, times, ways);
    let before = -1;
    let spare = ways;
    for (let face = 0; face < faces; face++) {
      const set = sets[face] as number;
      if (set !== before && face !== chosen) {
        sets[face] = set & SPARE;
        spare = bareFaces.ways(sets);
        sets[face] = set;
        before = set;
      }
      const lost = face === chosen ? ways : spare;
      this.add(block + BARE + face, 1, -times, lost);
      this.add(block, 1, times, lost);
    }
  }

  /** Adds to a number of weights of each row. */
  private add(start: number, length: number, times: number, ways: Float64Array): void {
    const { rows, at } = this;
    for (let index = 0; index < rows.length; index++) {
      const more = times * (ways[at[index] as number] as number);
      if (more === 0) continue;
      const row = rows[index] as Float64Array;
      for (let place = start; place < start + length; place++) row[place] = (row[place] as number) + more;
    }
  }
}
