import { hitsOf } from './groups';
import { ROW, SIDES, terms } from './multisets';

/** The dice left of a roll, and what they come to with one die more. */
export class Rest {
  outcome = 0;
  hits = 0;
  /** What they come to with a die of each face. */
  readonly outcomes = new Uint16Array(SIDES);
  /** The faces that are shown, and those of which a die more makes a group more, as bits. */
  shown = 0;
  raising = 0;
  /** The lowest face that is shown; -1 if no die is left. */
  lowest = -1;
  private readonly left = new Uint8Array(SIDES);
  private readonly ranks = new Int32Array(SIDES);

  constructor(private readonly best: readonly Uint16Array[]) {}

  /**
   * Sets the dice left: those of a roll without those taken away, by face.
   * @param less a face of which one die less is left; -1 for none
   */
  set(roll: Uint8Array, taken: Uint8Array, less: number): void {
    const { left, outcomes, best } = this;
    this.shown = 0;
    this.lowest = -1;
    let size = 0;
    let rank = 0;
    for (let face = 0; face < SIDES; face++) {
      const count = (roll[face] as number) - (taken[face] as number) - (face === less ? 1 : 0);
      left[face] = count;
      if (count === 0) continue;
      if (this.lowest === -1) this.lowest = face;
      this.shown |= 1 << face;
      for (let die = count; die > 0; die--) rank += terms[face * ROW + ++size] as number;
    }
    this.outcome = best[size]?.[rank] as number;
    this.hits = hitsOf(this.outcome);
    this.rankWithEach();
    const table = best[size + 1] as Uint16Array;
    this.raising = 0;
    // With all dice left none can be added to them: a die that is rolled again is one of them.
    for (let face = 0; table !== undefined && face < SIDES; face++) {
      const outcome = table[this.ranks[face] as number] as number;
      outcomes[face] = outcome;
      if (hitsOf(outcome) > this.hits) this.raising |= 1 << face;
    }
  }

  /** The rank of the dice with one die more, by its face: the dice above it move up a place. */
  private rankWithEach(): void {
    const { left, ranks } = this;
    let place = 0;
    let below = 0;
    for (let face = 0; face < SIDES; face++) {
      for (let die = left[face] as number; die > 0; die--) below += terms[face * ROW + ++place] as number;
      ranks[face] = below + (terms[face * ROW + place + 1] as number);
    }
    let above = 0;
    for (let face = SIDES - 1; face >= 0; face--) {
      ranks[face] = (ranks[face] as number) + above;
      for (let die = left[face] as number; die > 0; die--) above += terms[face * ROW + 1 + place--] as number;
    }
  }
}
