import { cacheOf } from './cache';
import { allocated, type Deadline } from './deadline';
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
