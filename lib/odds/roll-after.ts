import type { Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { ROW, SIDES, terms, Walk } from './multisets';
import { type RestTables, restTables } from './rest';
import { Spare } from './spare';

// A set of faces is a number of twelve bits.

const ALL = (1 << SIDES) - 1;

/** Which die is rolled again: none, one that was taken away, or the lowest that is left. */
const [NONE, TAKEN, LOWEST] = [0, 1, 2] as const;

/**
 * Adds up what a roll comes to over all rolls against it and the twelve faces of the die that is rolled again. Which die
 * that is depends on the dice left, and on whether all faces of a certain set are spare: those with more dice against
 * them than the roll has, so that a new die of such a face is taken away. So the ways are counted by these sets.
 */
export class RollAfter {
  readonly outcomes: Float64Array;
  private readonly taken = new Uint8Array(SIDES);
  private readonly rests: RestTables;
  private readonly spare: Spare;
  private walk = new Walk(0);
  private runs = 0;
  /** By choice: all ways, and those in which a new die is taken away, by its face. */
  private readonly ways = new Float64Array(3);
  private readonly lost = [NONE, TAKEN, LOWEST].map(() => new Float64Array(SIDES));
  /** The faces of which the roll shows no die, and of those all of whose dice are gone the spare ones. */
  private empty = 0;
  private sure = 0;

  constructor(
    dice: number,
    private readonly against: number,
    private readonly best: readonly Uint16Array[],
    deadline: Deadline,
  ) {
    this.outcomes = new Float64Array(outcomesUpTo(dice));
    this.rests = restTables(dice, against, best, deadline);
    this.spare = new Spare(against);
  }

  look(walk: Walk): void {
    this.outcomes.fill(0);
    this.walk = walk;
    this.runs = walk.runs();
    let shown = 0;
    for (let run = 0; run < this.runs; run++) shown |= 1 << (walk.runFace[run] as number);
    this.empty = ALL & ~shown;
    this.take(0, this.against, 0, 0, 0, 0);
  }

  /** The groups, added up. */
  hits(): number {
    let sum = 0;
    this.outcomes.forEach((ways, outcome) => {
      if (ways > 0) sum += ways * hitsOf(outcome);
    });
    return sum;
  }

  /**
   * Takes dice away in all ways, from a run of equal dice on.
   * @param free how many dice against the roll are not used yet
   * @param size how many dice are left so far, with their rank and their faces
   * @param gone the faces of which none is
   */
  private take(run: number, free: number, size: number, rank: number, left: number, gone: number): void {
    if (run === this.runs) {
      this.add(free, size, rank, left, gone);
      return;
    }
    const face = this.walk.runFace[run] as number;
    const length = this.walk.runLength[run] as number;
    let [place, sum] = [size, rank];
    for (let kept = 0; kept <= length; kept++) {
      if (kept > 0) sum += terms[face * ROW + ++place] as number;
      const count = length - kept;
      if (count > free) continue;
      this.taken[face] = count;
      if (kept === 0) this.take(run + 1, free - count, place, sum, left, gone | (1 << face));
      else this.take(run + 1, free - count, place, sum, left | (1 << face), gone);
    }
    this.taken[face] = 0;
  }

  private add(free: number, size: number, rank: number, left: number, gone: number): void {
    const { empty, rests, spare, ways } = this;
    const from = rests.from[size]?.[rank] as number;
    // A lower die is never worth more than a higher one, so that of the dice left only the lowest is rolled again.
    const fromAgain = rests.fromAgain[size]?.[rank] as number;
    const again = ALL & (ALL << fromAgain);
    const between = ALL & (ALL << from) & ~again;
    const isVain = again === 0 && (gone === 0 || between === 0);
    const [, ofTaken, ofLowest] = this.lost as [Float64Array, Float64Array, Float64Array];
    for (let choice = 0; choice < ways.length; choice++) ways[choice] = 0;
    for (let face = 0; face < SIDES; face++) ofTaken[face] = ofLowest[face] = 0;
    spare.each(this.taken, left, gone, bits[empty] as number, free, (faces) => {
      this.sure = faces;
      if (isVain) this.count(NONE, 1, 0);
      else if (gone === 0) {
        this.count(LOWEST, 1, 0);
        this.unless(LOWEST, again);
      } else this.choose(left, gone, from, between, again);
    });
    this.collect(size, rank);
  }

  /**
   * Chooses the die that raises the hits most, of equals the lowest face; none if it gains nothing. A die taken away
   * gains a face of `between` or `again` that is not spare, the lowest die left one of `again`. But without the die
   * taken away, the die against it would take away a new die of its face.
   */
  private choose(left: number, gone: number, from: number, between: number, again: number): void {
    const unharmed = gone & (this.sure | ~(ALL << from));
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

  private collect(size: number, rank: number): void {
    const { ways, best, rests } = this;
    this.put(best[size]?.[rank] as number, SIDES * (ways[NONE] as number));
    this.collectOf(TAKEN, size, rank);
    if (size > 0) this.collectOf(LOWEST, size - 1, rests.below[size]?.[rank] as number);
  }

  private collectOf(choice: number, size: number, rank: number): void {
    const count = this.ways[choice] as number;
    if (count === 0) return;
    const lost = this.lost[choice] as Float64Array;
    const outcomes = this.rests.outcomes[size] as Uint16Array;
    let gone = 0;
    for (let face = 0; face < SIDES; face++) {
      const away = lost[face] as number;
      gone += away;
      this.put(outcomes[rank * SIDES + face] as number, count - away);
    }
    this.put(this.best[size]?.[rank] as number, gone);
  }

  private put(outcome: number, ways: number): void {
    this.outcomes[outcome] = (this.outcomes[outcome] as number) + ways;
  }
}

const lowestOf = (faces: number): number => 31 - Math.clz32(faces & -faces);

/** How many faces a set of faces has. */
const bits = Uint8Array.from({ length: 1 << SIDES }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});
