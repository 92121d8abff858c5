import { cacheOf } from './cache';
import type { Deadline } from './deadline';
import { outcomesUpTo } from './groups';
import { ALL, type LeftOver } from './left-over';
import { ROW, SIDES, terms, Walk } from './multisets';
import { type RestTables, restTables } from './rest';
import { type Chosen, type Layout, RollChoices } from './roll-choices';

/** By the dice and those against them. They are the same at every target, so that a chart works them out once. */
const choicesOf = cacheOf<RollChoices>(4);

/** Adds up what a roll comes to over all rolls against it and the twelve faces of the die that is rolled again. */
export class RollAfter {
  readonly outcomes: Float64Array;
  private readonly taken = new Uint8Array(SIDES);
  private readonly rests: RestTables;
  private readonly choices: RollChoices;
  private readonly over: LeftOver = {
    left: 0,
    gone: 0,
    empty: 0,
    between: 0,
    again: 0,
    riskBetween: 0,
    riskAgain: 0,
  };
  private walk = new Walk(0);
  private runs = 0;

  constructor(
    dice: number,
    private readonly against: number,
    private readonly best: readonly Uint16Array[],
    deadline: Deadline,
  ) {
    this.outcomes = new Float64Array(outcomesUpTo(dice));
    this.rests = restTables(dice, against, best, deadline);
    this.choices = choicesOf(`${dice} ${against}`, () => new RollChoices(against));
  }

  look(walk: Walk): void {
    this.outcomes.fill(0);
    this.walk = walk;
    this.runs = walk.runs();
    let shown = 0;
    for (let run = 0; run < this.runs; run++) shown |= 1 << (walk.runFace[run] as number);
    this.over.empty = ALL & ~shown;
    this.take(0, this.against, 0, 0, 0, this.choices.none);
  }

  /**
   * Takes dice away in all ways, from a run of equal dice on.
   * @param free how many dice against the roll are not used yet
   * @param size how many dice are left so far, with their rank and their faces
   */
  private take(run: number, free: number, size: number, rank: number, left: number, layout: Layout): void {
    if (run === this.runs) {
      this.add(free, size, rank, left, layout);
      return;
    }
    const { choices } = this;
    const face = this.walk.runFace[run] as number;
    const length = this.walk.runLength[run] as number;
    let [place, sum] = [size, rank];
    for (let kept = 0; kept <= length; kept++) {
      if (kept > 0) sum += terms[face * ROW + ++place] as number;
      const count = length - kept;
      if (count > free) continue;
      this.taken[face] = count;
      const faces = kept === 0 ? left : left | (1 << face);
      this.take(run + 1, free - count, place, sum, faces, choices.with(layout, count, kept === 0));
    }
    this.taken[face] = 0;
  }

  private add(free: number, size: number, rank: number, left: number, layout: Layout): void {
    const { over, rests } = this;
    over.left = left;
    over.gone = ALL & ~left & ~over.empty;
    // A lower die is never worth more than a higher one, so that of the dice left only the lowest is rolled again.
    over.again = ALL & (ALL << (rests.fromAgain[size]?.[rank] as number));
    over.between = ALL & (ALL << (rests.from[size]?.[rank] as number)) & ~over.again;
    const choice = this.choices.of(layout, over, this.taken, free);
    if (choice.none > 0) this.put(this.best[size]?.[rank] as number, SIDES * choice.none);
    if (choice.taken) this.collect(choice.taken, size, rank);
    if (choice.lowest) this.collect(choice.lowest, size - 1, rests.below[size]?.[rank] as number);
  }

  /** Adds what dice come to with the die that is rolled again. */
  private collect({ ways, gone, empty }: Chosen, size: number, rank: number): void {
    const { over } = this;
    const outcomes = this.rests.outcomes[size] as Uint16Array;
    let away = 0;
    let next = 0;
    for (let face = 0; face < SIDES; face++) {
      const bit = 1 << face;
      let lost = 0;
      if ((over.gone & bit) !== 0) lost = gone[next++] as number;
      else if ((over.left & bit) === 0)
        lost = empty[(over.riskBetween & bit) !== 0 ? 0 : (over.riskAgain & bit) !== 0 ? 1 : 2] as number;
      away += lost;
      this.put(outcomes[rank * SIDES + face] as number, ways - lost);
    }
    this.put(this.best[size]?.[rank] as number, away);
  }

  private put(outcome: number, ways: number): void {
    this.outcomes[outcome] = (this.outcomes[outcome] as number) + ways;
  }
}
