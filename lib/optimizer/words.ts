import type { Collection } from '@/lib/roster/collection';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { Answer } from './answers';
import type { Change } from './change';

/** Models of a collection under a name: "3 × Light infantry". */
export interface ModelCount {
  id: string;
  count: number;
  name: string;
}

/** Returns what an answer fields, and what stays at home. */
export function fieldedOf(
  { fielded }: Answer,
  { entries }: Collection,
  { called }: Pick<AnyOptimizerModel, 'called'>,
): { fields: ModelCount[]; home: ModelCount[] } {
  const all = entries.map((entry, at) => ({ entry, out: fielded[at] ?? 0, name: called(entry) }));
  const some = (list: ModelCount[]) => list.filter(({ count }) => count > 0);
  return {
    fields: some(all.map(({ entry: { id }, out, name }) => ({ id, name, count: out }))),
    home: some(all.map(({ entry: { id, count }, out, name }) => ({ id, name, count: count - out }))),
  };
}

/**
 * Says why an answer is the best, and whether that is proven.
 * @param number its number among the answers, from 1
 */
export function proofText({ proven, bestOfRest }: Answer, number: number): string {
  if (proven && number === 1) return 'proven: no legal roster ranks higher';
  if (proven) return 'as good as roster 1; proven: no legal roster ranks higher';
  return bestOfRest
    ? 'proven: the best of those that differ from the rosters before it'
    : 'not proven: one may rank higher';
}

/** The smallest change in a sentence: "There is one with a limit of 12." */
export const changeText = ({ says }: Change): string => `There is one ${says}.`;
