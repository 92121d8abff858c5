import { AfterWalk } from './after-walk';
import { cacheOf } from './cache';
import { allocated, type Deadline } from './deadline';
import { hitsOf } from './groups';
import { ADDED_BYTES, type Added, addedTables } from './left-dice';
import { type Links, linksOf } from './matching';
import { arrangementsOf, countOf, SIDES, Walk } from './multisets';
import { expectations, rollsAfter, type Tables, taken } from './reroll';

/** The highest face, which makes a group critical. */
const TWELVE = SIDES - 1;

/** Of each multiset: twelve links, and what is added up for it. */
const LINK_BYTES = 4 * SIDES;
const WEIGHT_BYTES = 32;

/** They are the same at every target, so that a chart by distance makes them once. */
const linksFrom = cacheOf<readonly Links[]>(2);

/** The memory that this takes, in bytes. */
export function bytesOfAfter(dice: number, against: number): number {
  let bytes = 0;
  for (let size = Math.max(0, dice - against - 1); size <= dice; size++)
    bytes += (ADDED_BYTES + LINK_BYTES) * countOf(size) + WEIGHT_BYTES * countOf(size + 1);
  return bytes;
}

/**
 * Weights by outcome of all rolls, and of the new die. A die that was taken away is rolled again for certain at first: then
 * it is as if one die more were rolled. What a choice changes of that is added.
 * @param reroll whether another die is rolled again before
 */
export function outcomesAfter(
  dice: number,
  against: number,
  best: readonly Uint16Array[],
  deadline: Deadline,
  reroll: boolean,
): bigint[] {
  const fewest = Math.max(0, dice - against);
  const added = addedTables(Math.max(0, fewest - 1), dice + 1, deadline);
  const links = linksFrom(`${fewest} ${dice}`, () => {
    const all: Links[] = [];
    for (let size = Math.max(1, fewest); size <= dice + 1; size++) all[size] = linksOf(size, deadline);
    return all;
  });
  // Without a die taken away it is worked out by the choices alone.
  const nothing = allocated(() => new Uint16Array(countOf(dice + 1)));
  const usual = withTwelve([...best, nothing], added, fewest, dice);
  const after = new AfterWalk(dice, against, best, usual, added, deadline);
  const more: Tables = { dice: dice + 1, against, best: [...best, nothing], links, deadline };
  const rolls = reroll
    ? rollsAfter(hitsOfEach(expectations(more), after.hitsAdded(), added[dice] as Int32Array), {
        ...more,
        dice,
      })
    : arrangements(dice);
  const all = added[dice] as Int32Array;
  const sums = after.changes(rolls);
  const others = taken(withDie(rolls, all, nothing.length, 0, TWELVE), more);
  const twelve = taken(withDie(rolls, all, nothing.length, TWELVE, SIDES), { ...more, best: usual });
  return sums.map((sum, outcome) => sum + (others[outcome] as bigint) + (twelve[outcome] as bigint));
}

/** The best outcomes, where a 12 that makes no group more does not count. */
function withTwelve(best: readonly Uint16Array[], added: Added, fewest: number, dice: number): Uint16Array[] {
  const tables = [...best];
  for (let size = fewest; size < dice; size++) {
    const own = best[size] as Uint16Array;
    const table = (best[size + 1] as Uint16Array).slice();
    const ranks = added[size] as Int32Array;
    for (let rank = 0; rank < own.length; rank++) {
      const place = ranks[rank * SIDES + TWELVE] as number;
      if (hitsOf(table[place] as number) === hitsOf(own[rank] as number)) table[place] = own[rank] as number;
    }
    tables[size + 1] = table;
  }
  return tables;
}

/** The hits of each roll: those with each die more, and what the choice adds. */
function hitsOfEach(expected: Float64Array, gained: Float64Array, added: Int32Array): Float64Array {
  return gained.map((gain, rank) => {
    let sum = gain;
    for (let face = 0; face < SIDES; face++) sum += expected[added[rank * SIDES + face] as number] as number;
    return sum;
  });
}

/** How often each multiset is there with a die more, of the faces from one to before another. */
function withDie(
  rolls: Float64Array,
  added: Int32Array,
  size: number,
  start: number,
  end: number,
): Float64Array {
  const sums = allocated(() => new Float64Array(size));
  for (let rank = 0; rank < rolls.length; rank++)
    for (let face = start; face < end; face++) {
      const next = added[rank * SIDES + face] as number;
      sums[next] = (sums[next] as number) + (rolls[rank] as number);
    }
  return sums;
}

/** How many rolls show each multiset. */
function arrangements(dice: number): Float64Array {
  const rolls = allocated(() => new Float64Array(countOf(dice)));
  for (const walk = new Walk(dice); !walk.ended; walk.next()) rolls[walk.rank] = arrangementsOf(walk);
  return rolls;
}
