import { allocated, type Deadline } from './deadline';
import { hitsOf } from './groups';
import { countOf, SIDES, Walk } from './multisets';

/** The bytes of each multiset in the tables of `RestTables`. */
export const REST_BYTES = SIDES * 2 + 6;

/**
 * What dice that are left of a roll come to with another die, by size and rank. A higher die is never worth less, so
 * that the faces of which one makes a group more are those from a certain face on.
 */
export interface RestTables {
  /** The outcome with a die of each face more, at `rank * SIDES + face`; without those of all dice. */
  readonly outcomes: readonly Uint16Array[];
  /** From which face on a die more makes a group more; `SIDES` if none does. */
  readonly from: readonly Uint8Array[];
  /** The same of a new face for the lowest die. */
  readonly fromAgain: readonly Uint8Array[];
  /** The rank without the lowest die. */
  readonly below: readonly Int32Array[];
}

/** @param best the best outcome of each multiset, by size and rank */
export function restTables(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
): RestTables {
  const outcomes: Uint16Array[] = [];
  const from: Uint8Array[] = [];
  const fromAgain: Uint8Array[] = [];
  const below: Int32Array[] = [];
  const make = (size: number) => {
    const count = countOf(size);
    from[size] = allocated(() => new Uint8Array(count)).fill(SIDES);
    fromAgain[size] = allocated(() => new Uint8Array(count)).fill(SIDES);
    below[size] = allocated(() => new Int32Array(count));
    if (size < dice) outcomes[size] = allocated(() => new Uint16Array(count * SIDES));
  };
  /** From which face on dice with one die more come to more than so many groups. */
  const raising = (size: number, rank: number, hits: number): number => {
    const table = outcomes[size] as Uint16Array;
    let face = 0;
    while (face < SIDES && hitsOf(table[rank * SIDES + face] as number) <= hits) face++;
    return face;
  };
  const first = Math.max(0, dice - against - 1);
  make(first);
  for (let size = first + 1; size <= dice; size++) {
    make(size);
    const table = best[size] as Uint16Array;
    const smaller = outcomes[size - 1] as Uint16Array;
    const ranks = below[size] as Int32Array;
    for (const walk = new Walk(size); !walk.ended; walk.next()) {
      if ((walk.rank & 4095) === 0) deadline.check();
      const runs = walk.runsWithout();
      ranks[walk.rank] = walk.without[0] as number;
      for (let run = 0; run < runs; run++)
        smaller[(walk.without[run] as number) * SIDES + (walk.runFace[run] as number)] = table[
          walk.rank
        ] as number;
    }
    const [fewer, own] = [from[size - 1], fromAgain[size]] as [Uint8Array, Uint8Array];
    for (let rank = 0; rank < fewer.length; rank++)
      fewer[rank] = raising(size - 1, rank, hitsOf(best[size - 1]?.[rank] as number));
    for (let rank = 0; rank < own.length; rank++)
      own[rank] = raising(size - 1, ranks[rank] as number, hitsOf(table[rank] as number));
  }
  return { outcomes, from, fromAgain, below };
}
