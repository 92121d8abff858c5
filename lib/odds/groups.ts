import { allocated, type Deadline } from './deadline';
import { countOf, ROW, SIDES, terms, Walk } from './multisets';

// What a pool of dice comes to: the most groups whose sum reaches a target and, of the ways to make as many, the most
// groups with a die that shows the highest face, which makes a group critical.

/** Groups and critical groups as one number, so that the better of two is the larger. */
const GROUP = 32;

/** The number of groups of an outcome. */
export const hitsOf = (outcome: number): number => Math.floor(outcome / GROUP);

/** The number of its critical groups. */
export const criticalsOf = (outcome: number): number => outcome % GROUP;

/** More than any outcome of so many dice. */
export const outcomesUpTo = (dice: number): number => (dice + 1) * GROUP;

/**
 * The best outcome of each multiset of up to `size` dice, by size and rank.
 * @param target what the sum of a group must reach, at least 1
 */
export function bestGroups(size: number, target: number, deadline: Deadline): Uint16Array[] {
  const tables: Uint16Array[] = [new Uint16Array(1)];
  for (let dice = 1; dice <= size; dice++) {
    deadline.check();
    const table = allocated(() => new Uint16Array(countOf(dice)));
    tables.push(table);
    // Nothing is reached if all dice together do not.
    if (dice * SIDES >= target) fill(table, dice, target, tables, deadline);
  }
  return tables;
}

function fill(
  table: Uint16Array,
  dice: number,
  target: number,
  tables: readonly Uint16Array[],
  deadline: Deadline,
): void {
  const grouping = new Grouping(dice, target, tables);
  const walk = new Walk(dice);
  for (; !walk.ended; walk.next()) {
    if ((walk.rank & 1023) === 0) deadline.check();
    table[walk.rank] = grouping.best(walk.faces);
  }
}

/**
 * Finds the best outcome of one multiset, given those of all smaller ones.
 *
 * The largest die is in some group: if a solution leaves it over, it can replace a die of any group. So the outcome is
 * the best of the largest die with a minimal set of companions, plus the outcome of the rest. Companions that are not
 * all needed, or the last of which could be a smaller die, leave less for the rest. A multiset with one die fewer is
 * never better, and has at most one group less, which ends the search early.
 */
class Grouping {
  private readonly sums: Int32Array;
  private faces: Uint8Array = new Uint8Array(0);
  private found = 0;
  private bound = 0;
  private own = 0;

  constructor(
    private readonly dice: number,
    private readonly target: number,
    private readonly tables: readonly Uint16Array[],
  ) {
    this.sums = new Int32Array(dice + 1);
  }

  best(faces: Uint8Array): number {
    const { dice, target, sums, tables } = this;
    for (let at = 0; at < dice; at++) sums[at + 1] = (sums[at] as number) + (faces[at] as number) + 1;
    const sum = sums[dice] as number;
    if (sum < target) return 0;
    const largest = (faces[dice - 1] as number) + 1;
    this.own = GROUP + (largest === SIDES ? 1 : 0);
    if (sum < 2 * target) return this.own;
    this.faces = faces;
    if (largest >= target) return this.own + (tables[dice - 1]?.[this.restOf(1 << (dice - 1))] as number);
    this.found = tables[dice - 1]?.[this.restOf(1)] as number;
    const most = Math.min(Math.floor(sum / target), hitsOf(this.found) + 1);
    let critical = 0;
    while (critical < most && faces[dice - 1 - critical] === SIDES - 1) critical++;
    this.bound = most * GROUP + critical;
    if (this.found < this.bound) this.complete(dice - 2, target - largest, 1 << (dice - 1), 1);
    return this.found;
  }

  /**
   * Completes the group in all minimal ways, with dice up to place `last`, descending.
   * @param need what the group still lacks
   * @param group the places of its dice, as bits
   */
  private complete(last: number, need: number, group: number, size: number): void {
    const { faces, sums } = this;
    if ((sums[last + 1] as number) < need) return;
    // The smallest die that is enough by itself.
    let enough = last + 1;
    while (enough > 0 && (faces[enough - 1] as number) + 1 >= need) enough--;
    if (enough <= last) this.take(group | (1 << enough), size + 1);
    for (let at = enough - 1; at > 0 && this.found < this.bound; at--) {
      if ((sums[at + 1] as number) < need) return;
      // Of equal dice, the uppermost is taken first.
      if (at + 1 < enough && faces[at + 1] === faces[at]) continue;
      this.complete(at - 1, need - (faces[at] as number) - 1, group | (1 << at), size + 1);
    }
  }

  private take(group: number, size: number): void {
    const outcome = this.own + (this.tables[this.dice - size]?.[this.restOf(group)] as number);
    if (outcome > this.found) this.found = outcome;
  }

  /** The rank of the dice that are not in a group. */
  private restOf(group: number): number {
    const { faces, dice } = this;
    let rank = 0;
    let place = 0;
    for (let at = 0; at < dice; at++)
      if ((group & (1 << at)) === 0) rank += terms[(faces[at] as number) * ROW + ++place] as number;
    return rank;
  }
}
