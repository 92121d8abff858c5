import { ALL, bits, keyOf, type LeftOver, lowestOf, RISK } from './left-over';
import { SIDES } from './multisets';
import { Spare } from './spare';

/** Which die is rolled again: none, one that was taken away, or the lowest that is left. */
const [NONE, TAKEN, LOWEST] = [0, 1, 2] as const;

/** In how many ways one die is rolled again, and in how many of these a new die of a face is taken away. */
export interface Chosen {
  ways: number;
  /** By face of those that are gone, ascending. */
  gone: readonly number[];
  /** Of a face that the roll does not show: of `riskBetween`, of `riskAgain`, and any other. */
  empty: readonly number[];
}

/** How often each die is rolled again; null for never. */
interface RollChoice {
  none: number;
  taken: Chosen | null;
  lowest: Chosen | null;
}

/** How many dice of each face are taken away, as far as it matters to the ways. */
export interface Layout {
  /** Faces that the roll shows. */
  readonly runs: number;
  /** The dice taken away of faces still left, ascending, and of those that are gone, by face. */
  readonly ofLeft: readonly number[];
  readonly ofGone: readonly number[];
  /** The layout with a face more, by what becomes of its dice. */
  readonly next: (Layout | undefined)[];
  /** The choices by key: those below `RISK`, and all others. */
  readonly usual: (RollChoice | undefined)[];
  readonly risky: Map<number, RollChoice>;
}

/**
 * Chooses the die of a roll that raises the hits most once the dice against it are known, in all their ways. Which die
 * that is depends on the dice left, and on whether all faces of a certain set are spare: those with more dice against
 * them than the roll has, so that a new die of such a face is taken away. So the ways are counted by these sets, once
 * for all rolls that are alike in this.
 */
export class RollChoices {
  /** The layout of no dice. */
  readonly none: Layout = { runs: 0, ofLeft: [], ofGone: [], next: [], usual: [], risky: new Map() };
  private readonly layouts = new Map<string, Layout>();
  private readonly spare: Spare;
  /** By choice: all ways, and those in which a new die is taken away, by its face. */
  private readonly ways = new Float64Array(3);
  private readonly lost = [NONE, TAKEN, LOWEST].map(() => new Float64Array(SIDES));
  /** The faces of which the roll shows no die, and of those all of whose dice are gone the spare ones. */
  private empty = 0;
  private sure = 0;

  constructor(against: number) {
    this.spare = new Spare(against);
  }

  /**
   * A layout with the next face of a roll.
   * @param count how many of its dice are taken away
   */
  with(layout: Layout, count: number, isGone: boolean): Layout {
    const at = isGone ? SIDES + count : count;
    const known = layout.next[at];
    if (known !== undefined) return known;
    const found = this.found(layout, count, isGone);
    layout.next[at] = found;
    return found;
  }

  private found({ runs, ofLeft, ofGone }: Layout, count: number, isGone: boolean): Layout {
    const layout: Layout = {
      runs: runs + 1,
      ofLeft: isGone || count === 0 ? ofLeft : [...ofLeft, count].sort((a, b) => a - b),
      ofGone: isGone ? [...ofGone, count] : ofGone,
      next: [],
      usual: [],
      risky: new Map(),
    };
    const key = `${layout.runs} ${layout.ofLeft} ${layout.ofGone}`;
    const known = this.layouts.get(key);
    if (known === undefined) this.layouts.set(key, layout);
    return known ?? layout;
  }

  /**
   * The choice of what is left.
   * @param taken the dice taken away, by face
   * @param free how many dice against the roll take none away
   */
  of(layout: Layout, over: LeftOver, taken: Uint8Array, free: number): RollChoice {
    const key = keyOf(over, free);
    const known = key < RISK ? layout.usual[key] : layout.risky.get(key);
    if (known !== undefined) return known;
    const choice = this.choiceOf(over, taken, free);
    if (key < RISK) layout.usual[key] = choice;
    else layout.risky.set(key, choice);
    return choice;
  }

  private choiceOf(over: LeftOver, taken: Uint8Array, free: number): RollChoice {
    const { spare, ways, lost } = this;
    const { left, gone, empty, between, again } = over;
    ways.fill(0);
    for (const each of lost) each.fill(0);
    this.empty = empty;
    const isVain = again === 0 && (gone === 0 || between === 0);
    spare.each(taken, left, gone, bits[empty] as number, free, (faces) => {
      this.sure = faces;
      if (isVain) this.count(NONE, 1, 0);
      else if (gone === 0) {
        this.count(LOWEST, 1, 0);
        this.unless(LOWEST, again);
      } else this.choose(over);
    });
    return { none: ways[NONE] as number, taken: this.chosen(TAKEN, over), lowest: this.chosen(LOWEST, over) };
  }

  private chosen(choice: number, { gone, empty, riskBetween, riskAgain }: LeftOver): Chosen | null {
    const ways = this.ways[choice] as number;
    if (ways === 0) return null;
    const lost = this.lost[choice] as Float64Array;
    const ofGone: number[] = [];
    for (let rest = gone; rest !== 0; rest &= rest - 1) ofGone.push(lost[lowestOf(rest)] as number);
    // All empty faces of a range are alike.
    const ofEmpty = (range: number) =>
      (range & empty) === 0 ? 0 : (lost[lowestOf(range & empty)] as number);
    return {
      ways,
      gone: ofGone,
      empty: [ofEmpty(riskBetween), ofEmpty(riskAgain), ofEmpty(ALL & ~riskBetween & ~riskAgain)],
    };
  }

  /**
   * Chooses the die that raises the hits most, of equals the lowest face; none if it gains nothing. A die taken away
   * gains a face of `between` or `again` that is not spare, the lowest die left one of `again`. But without the die
   * taken away, the die against it would take away a new die of its face.
   */
  private choose({ left, gone, between, again }: LeftOver): void {
    const unharmed = gone & (this.sure | ~(between | again));
    const face = lowestOf(unharmed === 0 ? gone : unharmed);
    const isLower = left === 0 || face < lowestOf(left);
    this.count(TAKEN, 1, 0, face);
    if (unharmed !== 0) {
      if (isLower) this.unless(TAKEN, between | again, face);
      else this.instead(TAKEN, LOWEST, between, again, face);
      return;
    }
    // It gains a face less: the lowest die left gains more if all of `between` are spare, and as much if all but one.
    this.instead(TAKEN, LOWEST, between, again, face);
    const other = isLower ? TAKEN : LOWEST;
    const open = between & ~this.empty;
    if (open !== 0) {
      if ((open & (open - 1)) === 0) this.instead(TAKEN, other, between & ~open, again, face);
      return;
    }
    for (let rest = between; rest !== 0; rest &= rest - 1) {
      const most = between & ~(rest & -rest);
      this.instead(TAKEN, other, most, again, face);
      this.instead(TAKEN, other, between, again, face, -1);
    }
  }

  /** Where all of `faces` are spare, another choice stands, and none where all of `again` are as well. */
  private instead(
    choice: number,
    other: number,
    faces: number,
    again: number,
    face: number,
    times = 1,
  ): void {
    this.count(choice, -times, faces, face);
    this.count(other, times, faces, face);
    this.unless(other, faces | again, face, times);
  }

  /** Where all of `faces` are spare, nothing is gained. */
  private unless(choice: number, faces: number, face = -1, times = 1): void {
    this.count(choice, -times, faces, face);
    this.count(NONE, times, faces);
  }

  /**
   * Counts the ways in which all of `faces` are spare to a choice.
   * @param face the face of the die taken away that is rolled again
   */
  private count(choice: number, times: number, faces: number, face = -1): void {
    const { empty, sure } = this;
    if ((faces & ~empty & ~sure) !== 0) return;
    const { covering } = this.spare;
    const certain = bits[faces & empty] as number;
    const count = times * (covering[certain] as number);
    if (count === 0) return;
    this.ways[choice] = (this.ways[choice] as number) + count;
    if (choice === NONE) return;
    const lost = this.lost[choice] as Float64Array;
    let away = sure | (faces & empty);
    if (choice === TAKEN) away |= 1 << face;
    for (let rest = away; rest !== 0; rest &= rest - 1) {
      const at = lowestOf(rest);
      lost[at] = (lost[at] as number) + count;
    }
    const more = times * (covering[certain + 1] as number);
    if (more === 0) return;
    for (let rest = empty & ~faces; rest !== 0; rest &= rest - 1) {
      const at = lowestOf(rest);
      lost[at] = (lost[at] as number) + more;
    }
  }
}
