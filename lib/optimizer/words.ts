import type { Collection } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { counted, inList } from '@/lib/roster/text/words';
import type { Answer } from './answers';
import type { Change } from './change';

/** Models of a collection under a name: "3 × Light infantry". */
export interface ModelCount {
  id: string;
  count: number;
  name: string;
}

/** Returns what an answer fields, and what is not fielded. */
export function fieldedOf(
  { fielded }: Answer,
  { entries }: Collection,
  { nameOf: called }: Pick<AnyOptimizerModel, 'nameOf'>,
): { fields: ModelCount[]; home: ModelCount[] } {
  const all = entries.map((entry, at) => ({ entry, out: fielded[at] ?? 0, name: called(entry) }));
  const some = (list: ModelCount[]) => list.filter(({ count }) => count > 0);
  return {
    fields: some(all.map(({ entry: { id }, out, name }) => ({ id, name, count: out }))),
    home: some(all.map(({ entry: { id, count }, out, name }) => ({ id, name, count: count - out }))),
  };
}

/**
 * Says exactly what was ruled out about an answer.
 * @param number its number among the answers, from 1
 */
export function proofText({ proven, bestOfRest }: Answer, number: number): string {
  if (proven && number === 1) return 'proven: no legal roster ranks higher';
  if (proven) return 'as good as roster 1; proven: no legal roster ranks higher';
  if (!bestOfRest) return 'not proven: one may rank higher';
  const before = inList(Array.from({ length: number - 1 }, (_, at) => `${at + 1}`));
  return `proven: of those that differ from roster${number > 2 ? 's' : ''} ${before} by 2 models or more, none ranks higher`;
}

/** What a further answer has more than the first, and what it has less: "2 stars", "1 × Scouts". */
export function comparedText(
  answer: Answer,
  first: Answer,
  { entries }: Collection,
  { nameOf: called, limit, figure }: Pick<AnyOptimizerModel, 'nameOf' | 'limit' | 'figure'>,
): { gains: string[]; lacks: string[] } {
  const [gains, lacks]: [string[], string[]] = [[], []];
  const note = (more: number, say: (count: number) => string) => {
    if (more !== 0) (more > 0 ? gains : lacks).push(say(Math.abs(more)));
  };
  note(answer.rank.cost - first.rank.cost, (count) => counted(count, ...limit.noun));
  note(answer.rank.stars - first.rank.stars, (count) => counted(count, 'star'));
  note(answer.rank.figure - first.rank.figure, (count) =>
    counted(count, ...(figure ?? ['figure', 'figures'])),
  );
  for (const [at, entry] of entries.entries())
    note((answer.fielded[at] ?? 0) - (first.fielded[at] ?? 0), (count) => `${count} × ${called(entry)}`);
  return { gains, lacks };
}

/** The smallest change in a sentence: "There is one with a limit of 12." */
export const changeText = ({ says }: Change): string => `A legal roster is possible ${says}.`;
