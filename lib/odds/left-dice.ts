import { cacheOf } from './cache';
import { Gone, kindOf } from './choices';
import { allocated, type Deadline } from './deadline';
import { hitsOf } from './groups';
import { countOf, SIDES, Walk } from './multisets';

/** The bytes of each multiset in the tables of `addedTables`. */
export const ADDED_BYTES = SIDES * 4;

/** The ranks of multisets with a die of each face more, at `rank * SIDES + face`, by size. */
export type Added = readonly Int32Array[];

/** They are the same at every target, so that a chart by distance makes them once. */
const tablesOf = cacheOf<Added>(2);

/**
 * The ranks with a die more, of all multisets of less than `dice`.
 * @param least the size of the smallest
 */
export function addedTables(least: number, dice: number, deadline: Deadline): Added {
  return tablesOf(`${least} ${dice}`, () => {
    const tables: Int32Array[] = [];
    for (let size = least + 1; size <= dice; size++) {
      const table = allocated(() => new Int32Array(countOf(size - 1) * SIDES));
      tables[size - 1] = table;
      for (const walk = new Walk(size); !walk.ended; walk.next()) {
        const { rank } = walk;
        if ((rank & 4095) === 0) deadline.check();
        const runs = walk.runsWithout();
        for (let run = 0; run < runs; run++)
          table[(walk.without[run] as number) * SIDES + (walk.runFace[run] as number)] = rank;
      }
    }
    return tables;
  });
}

/** The choices of dice left that are alike, by size and class. They are the same at every target. */
const choicesOf = cacheOf<Map<number, Gone>[]>(4);

/** The place of a face that the dice show, beside the zones. */
export const SHOWN = 3;

/** The dice that are left of a roll, which faces gain a group with a new die, and which faces are bare. */
export class LeftDice {
  size = 0;
  /** What they come to. */
  own = 0;
  /** How many faces they show, and these. */
  faces = 0;
  readonly shown = new Uint8Array(SIDES);
  /** The other faces, ascending, with the zone and the kind of each, and the next that is of another kind. */
  readonly bare = new Uint8Array(SIDES);
  readonly zoneOf = new Uint8Array(SIDES);
  readonly kindOf = new Uint8Array(SIDES);
  readonly endOf = new Uint8Array(SIDES);
  /** By face, its zone; `SHOWN` if the dice show it. */
  readonly places = new Uint8Array(SIDES);
  /** Bare faces that gain nothing. */
  vain = 0;
  /** Faces shown that gain a group with a die more, and with a new face for the lowest die. */
  gaining = 0;
  gainingAgain = 0;
  private from = 0;
  private fromAgain = 0;
  private readonly zones = new Uint8Array(3);
  private readonly classes: Map<number, Gone>[];

  /** @param best the best outcome of each multiset, by size and rank */
  constructor(
    private readonly dice: number,
    private readonly against: number,
    private readonly best: readonly Uint16Array[],
    private readonly added: Added,
  ) {
    this.classes = choicesOf(`${dice} ${against}`, () =>
      Array.from({ length: dice + 1 }, () => new Map<number, Gone>()),
    );
  }

  /** Goes to the multiset that a walk is at, after its `runsWithout`. */
  go({ size, rank, without: [below = 0] }: Walk, runs: number): void {
    const { best, added, dice } = this;
    this.size = size;
    this.faces = runs;
    this.own = best[size]?.[rank] as number;
    this.fromAgain = size === 0 ? SIDES : this.raising(best[size], added[size - 1], below);
    this.from = size === dice ? this.fromAgain : this.raising(best[size + 1], added[size], rank);
  }

  /** Whether no die gains anything. */
  get isVain(): boolean {
    return this.from === SIDES;
  }

  /** The lowest face of which a die more makes more hits than they have. */
  private raising(outcomes: Uint16Array | undefined, added: Int32Array | undefined, rank: number): number {
    if (outcomes === undefined || added === undefined) return SIDES;
    const hits = hitsOf(this.own);
    let face = SIDES;
    while (face > 0 && hitsOf(outcomes[added[rank * SIDES + face - 1] as number] as number) > hits) face--;
    return face;
  }

  /**
   * Whether it only matters to these dice which faces gain a group: where none is gained nothing else changes, and the
   * lowest die left comes to as much as one that was taken away wherever they gain as much.
   */
  isPlain({ rank, without: [below = 0] }: Walk): boolean {
    const { best, added, size, own, from, fromAgain, dice } = this;
    if (size === dice) return true;
    const more = best[size + 1] as Uint16Array;
    const outcomes = added[size] as Int32Array;
    for (let face = 0; face < Math.min(from, SIDES - 1); face++)
      if (more[outcomes[rank * SIDES + face] as number] !== own) return false;
    if (fromAgain === SIDES) return true;
    if (best[size - 1]?.[below] !== own) return false;
    const fewer = added[size - 1] as Int32Array;
    for (let face = 0; face < SIDES; face++) {
      if (face >= from && face < fromAgain) continue;
      if (
        more[outcomes[rank * SIDES + face] as number] !== best[size]?.[fewer[below * SIDES + face] as number]
      )
        return false;
    }
    return true;
  }

  /** Finds its faces, and the choices of its class. */
  look({ runFace }: Walk): Gone {
    const { from, fromAgain, shown, bare, zoneOf, places, faces: runs } = this;
    let between = 0;
    let again = 0;
    let below = 0;
    let count = 0;
    let run = 0;
    const zones = this.zones.fill(0);
    for (let face = 0; face < SIDES; face++) {
      const zone = face < from ? 0 : face < fromAgain ? 1 : 2;
      if (run < runs && runFace[run] === face) {
        if (run === 0) below = count;
        shown[run++] = face;
        places[face] = SHOWN;
        if (zone === 1) between++;
        else if (zone === 2) again++;
      } else {
        zones[zone] = (zones[zone] as number) + 1;
        zoneOf[count] = zone;
        bare[count++] = face;
        places[face] = zone;
      }
    }
    if (runs === 0) below = count;
    const [low = 0, middle = 0, high = 0] = zones;
    this.vain = low;
    for (let at = count - 1; at >= 0; at--) {
      const kind = kindOf(zoneOf[at] as number, at >= below);
      this.kindOf[at] = kind;
      this.endOf[at] =
        at + 1 < count && this.kindOf[at + 1] === kind ? (this.endOf[at + 1] as number) : at + 1;
    }
    this.gaining = between + again;
    this.gainingAgain = again;
    const b = Math.min(2, between);
    const a = Math.min(1, again);
    const key = ((((low * 13 + middle) * 13 + high) * 13 + below) * 3 + b) * 2 + a;
    const known = this.classes[this.size] as Map<number, Gone>;
    let found = known.get(key);
    if (found === undefined) {
      const spare = this.against - (this.dice - this.size);
      found = new Gone({ spare, zones: [low, middle, high], below, between: b, again: a });
      known.set(key, found);
    }
    return found;
  }

  /**
   * Adds hits to all rolls with the rest of the dice on faces that are left, each as often as these can be arranged.
   * @param hits by rank of a roll
   * @param rank that of the dice so far, `size` of them
   * @param at the place of the last face
   * @param run how many dice were put on it
   */
  give(hits: Float64Array, rank: number, size: number, amount: number, at = 0, run = 0): void {
    const { dice, shown, faces } = this;
    const table = this.added[size] as Int32Array;
    for (let place = at; place < faces; place++) {
      const count = place === at ? run + 1 : 1;
      const next = table[rank * SIDES + (shown[place] as number)] as number;
      const each = (amount * (dice - size)) / count;
      if (size + 1 === dice) hits[next] = (hits[next] as number) + each;
      else this.give(hits, next, size + 1, each, place, count);
    }
  }

  /** The rolls with the rest of the dice on faces that are left, added up in the same way. */
  sum(rolls: Float64Array, rank: number, size: number, times = 1, at = 0, run = 0): number {
    const { dice, shown, faces } = this;
    const table = this.added[size] as Int32Array;
    let sum = 0;
    for (let place = at; place < faces; place++) {
      const count = place === at ? run + 1 : 1;
      const next = table[rank * SIDES + (shown[place] as number)] as number;
      const each = (times * (dice - size)) / count;
      sum +=
        size + 1 === dice
          ? each * (rolls[next] as number)
          : this.sum(rolls, next, size + 1, each, place, count);
    }
    return sum;
  }
}
