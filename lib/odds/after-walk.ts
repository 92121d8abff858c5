import { Chances, ExactSums } from './chances';
import type { Choices, Gone } from './choices';
import type { Deadline } from './deadline';
import { hitsOf, outcomesUpTo } from './groups';
import { type Added, LeftDice } from './left-dice';
import { choose, countOf, covering, SIDES, Walk } from './multisets';

// Of each multiset of dice that may be left all rolls that leave it are visited, by putting back the dice that were taken
// away, and what the choice changes is added up.

/**
 * The results that the re-roll adds: a removed die is rolled again, and every new face counts but a 12 that completes
 * no further group.
 */
export class AfterWalk {
  private readonly fewest: number;

  private readonly left: LeftDice;
  /** The first bare face that dice are put back on. */
  private start = 0;
  /** The faces that lost all their dice. */
  private readonly gone = new Uint8Array(SIDES);

  /** By rank: the rolls, or where hits are added up. */
  private rolls = new Float64Array(0);
  private hits: Float64Array | null = null;
  private sums = new ExactSums(0);
  private readonly taken = new Chances();
  private readonly lowest = new Chances();

  constructor(
    private readonly dice: number,
    private readonly against: number,
    private readonly best: readonly Uint16Array[],
    /** The same where a 12 that makes no group more does not count. */
    private readonly usual: readonly Uint16Array[],
    private readonly added: Added,
    private readonly deadline: Deadline,
  ) {
    this.fewest = Math.max(0, dice - against);
    this.left = new LeftDice(dice, against, best, added);
  }

  /** The hits that the choice adds to each roll, added up over all rolls against it and the twelve faces of the new die. */
  hitsAdded(): Float64Array {
    this.hits = new Float64Array(countOf(this.dice));
    this.walk();
    return this.hits;
  }

  /**
   * What weights of outcomes change by, over all rolls against each and the twelve faces of the new die.
   * @param rolls how often each multiset is rolled
   */
  changes(rolls: Float64Array): bigint[] {
    this.hits = null;
    const sums = Array<bigint>(outcomesUpTo(this.dice)).fill(0n);
    // Rolls are weighed part by part, so that the numbers stay exact.
    const part = 2 ** Math.max(1, Math.floor(Math.log2(2 ** 53 / this.mostWays())));
    for (let [rest, scale] = [rolls, 1n]; rest.some((weight) => weight > 0); scale *= BigInt(part)) {
      this.rolls = rest.map((weight) => weight % part);
      this.sums = new ExactSums(sums.length);
      this.walk();
      this.sums.all().forEach((change, outcome) => {
        sums[outcome] = (sums[outcome] as bigint) + scale * change;
      });
      rest = rest.map((weight) => Math.floor(weight / part));
    }
    return sums;
  }

  /** More than the ways of all rolls and dice against them that leave certain dice. */
  private mostWays(): number {
    const { dice, against } = this;
    return Math.max(SIDES, choose(against, Math.min(dice, Math.floor(against / 2)))) * SIDES ** against;
  }

  /** Visits the multisets that may be left where the choice matters. */
  private walk(): void {
    const { dice, hits, left } = this;
    for (let size = this.fewest; size <= dice; size++)
      for (const walk = new Walk(size); !walk.ended; walk.next()) {
        if ((walk.rank & 15) === 0) this.deadline.check();
        left.go(walk, walk.runsWithout());
        const isPlain = hits !== null || left.isPlain(walk);
        if (left.isVain && isPlain) {
          if (size === dice) this.keepWhole(walk.rank);
          continue;
        }
        const first = left.look(walk);
        // Without hits to gain, the dice that were taken away may do without the faces that gain nothing.
        this.start = isPlain ? left.vain : 0;
        if (hits === null) this.change(first, walk);
        else if (size === dice) this.giveWhole(first, walk.rank);
        else this.take(first, walk.rank, size, 0, 0);
      }
  }

  /** Where no die is taken away and none is rolled again, the dice stay as they are, which was not known yet. */
  private keepWhole(rank: number): void {
    const { against, hits, rolls, sums } = this;
    const { faces, own } = this.left;
    const bare = SIDES - faces;
    const stays = faces * covering(against, bare, 0) + bare * covering(against, Math.max(0, bare - 1), 0);
    if (hits === null) sums.move(0, own, (rolls[rank] as number) * stays);
    else hits[rank] = (hits[rank] as number) + hitsOf(own) * stays;
  }

  /** The hits of a roll where no die is taken away, with what is gained. */
  private giveWhole({ choices: { taken, lowest } }: Gone, rank: number): void {
    const hits = this.hits as Float64Array;
    const { faces, own, zoneOf, gainingAgain } = this.left;
    let stays = taken.all * faces;
    for (let at = 0; at < SIDES - faces; at++) stays += taken.none[zoneOf[at] as number] as number;
    hits[rank] = (hits[rank] as number) + lowest.gain + lowest.all * gainingAgain - hitsOf(own) * stays;
  }

  /**
   * Puts back dice that were taken away, on bare faces in all ways.
   * @param rank that of the dice so far, `size` of them
   * @param at the place of the last face among the bare ones
   * @param depth how many faces they are on
   */
  private take(gone: Gone, rank: number, size: number, at: number, depth: number): void {
    const left = this.dice - size;
    this.add(gone, rank, size, depth);
    if (left === 0) return;
    const { bare, kindOf, endOf, faces } = this.left;
    const table = this.added[size] as Int32Array;
    const count = SIDES - faces;
    if (depth > 0)
      this.take(gone.same, table[rank * SIDES + (bare[at] as number)] as number, size + 1, at, depth);
    for (let next = depth > 0 ? at + 1 : this.start; next < count; ) {
      const end = endOf[next] as number;
      const child = gone.next(kindOf[next] as number);
      if (left === 1) {
        this.addEach(child, table, rank * SIDES, next, end, depth);
        next = end;
        continue;
      }
      for (; next < end; next++) {
        const face = bare[next] as number;
        this.gone[depth] = face;
        this.take(child, table[rank * SIDES + face] as number, size + 1, next, depth + 1);
      }
    }
  }

  /** Adds all rolls with the rest of the dice on faces that are left. */
  private add({ choices }: Gone, rank: number, size: number, depth: number): void {
    const left = this.dice - size;
    const ways = choose(this.against, left);
    const { hits, rolls } = this;
    if (hits !== null) {
      const gain = ways * this.gainOf(choices);
      if (gain === 0) return;
      if (left === 0) hits[rank] = (hits[rank] as number) + gain;
      else this.left.give(hits, rank, size, gain);
    } else
      this.count(
        choices,
        left === 0 ? (rolls[rank] as number) : ways * this.left.sum(rolls, rank, size),
        depth,
      );
  }

  /** The same for the last die on each of some bare faces of one kind. */
  private addEach(
    { choices }: Gone,
    table: Int32Array,
    base: number,
    start: number,
    end: number,
    depth: number,
  ): void {
    const { hits, rolls } = this;
    const { bare } = this.left;
    if (hits !== null) {
      const gain = this.gainOf(choices);
      if (gain === 0) return;
      for (let at = start; at < end; at++) {
        const rank = table[base + (bare[at] as number)] as number;
        hits[rank] = (hits[rank] as number) + gain;
      }
      return;
    }
    const [ofTaken, ofLowest] = [this.taken.gone, this.lowest.gone];
    const taken = choices.taken.gone[depth] as number;
    const lowest = choices.lowest.gone[depth] as number;
    let sum = 0;
    for (let at = start; at < end; at++) {
      const face = bare[at] as number;
      const count = rolls[table[base + face] as number] as number;
      sum += count;
      ofTaken[face] = (ofTaken[face] as number) + count * taken;
      ofLowest[face] = (ofLowest[face] as number) + count * lowest;
    }
    this.count(choices, sum, depth);
  }

  private gainOf({ taken, lowest }: Choices): number {
    const { gaining, gainingAgain } = this.left;
    return taken.gain + lowest.gain + taken.all * gaining + lowest.all * gainingAgain;
  }

  /** Adds choices so many times, with the faces that are gone up to a number of them. */
  private count({ taken, lowest }: Choices, times: number, depth: number): void {
    if (times === 0) return;
    this.taken.count(taken, times, this.gone, depth);
    if (lowest.all > 0) this.lowest.count(lowest, times, this.gone, depth);
  }

  /** Adds what the choice changes of what the dice left come to. */
  private change(first: Gone, { rank, without: [below = 0] }: Walk): void {
    const { best, usual, added, taken, lowest } = this;
    const { size, own, places } = this.left;
    taken.clear();
    lowest.clear();
    this.take(first, rank, size, 0, 0);
    const more = rank * SIDES;
    for (let face = 0; face < SIDES; face++) {
      const table = face === SIDES - 1 ? usual : best;
      this.sums.move(
        own,
        table[size + 1]?.[added[size]?.[more + face] as number] ?? 0,
        taken.stays(face, places),
      );
    }
    if (lowest.all === 0) return;
    const lost = best[size - 1]?.[below] as number;
    for (let face = 0; face < SIDES; face++) {
      const stays = lowest.stays(face, places);
      this.sums.move(own, best[size]?.[added[size - 1]?.[below * SIDES + face] as number] as number, stays);
      this.sums.move(own, lost, lowest.all - stays);
    }
  }
}
