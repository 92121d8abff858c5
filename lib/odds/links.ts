import { allocated, type Deadline } from './deadline';
import { countOf, SIDES, Walk } from './multisets';

/** Of each multiset of a size, by rank: the ranks without a die of each distinct face, ascending by face. */
export interface Links {
  /** Distinct faces of each multiset. */
  counts: Uint8Array;
  /** The ranks of all, one after another. */
  ranks: Int32Array;
}

/** The number of links of a size, 1 or more: each multiset of one die fewer is reached from twelve. */
export const linkCount = (size: number): number => SIDES * countOf(size - 1);

/** Makes the links of a size, 1 or more. */
export function linksOf(size: number, deadline: Deadline): Links {
  const counts = allocated(() => new Uint8Array(countOf(size)));
  const ranks = allocated(() => new Int32Array(linkCount(size)));
  let at = 0;
  for (const walk = new Walk(size); !walk.ended; walk.next()) {
    if ((walk.rank & 4095) === 0) deadline.check();
    const count = walk.runsWithout();
    counts[walk.rank] = count;
    for (let run = 0; run < count; run++) ranks[at++] = walk.without[run] as number;
  }
  return { counts, ranks };
}
