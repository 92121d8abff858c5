import type { AddedModels } from '@/lib/roster/collection/collecting';
import type { Collection } from '@/lib/roster/collection/collection';
import { sum } from '@/lib/roster/edits/list-edits';
import { COLLECTION_SIZE } from '@/lib/roster/limits';
import { counted } from '@/lib/roster/text/words';

/** How much is in a collection: "12 models, 5 designs". */
export function modelsText({ entries }: Collection): string {
  if (entries.length === 0) return 'no models yet';
  const models = counted(
    sum(entries, ({ count }) => count),
    'model',
  );
  return `${models}, ${counted(entries.length, 'design')}`;
}

/** The result of adding to a collection: "3 designs added, 1 count raised." */
export function grownText({ added, raised, left }: AddedModels): string {
  const done = [
    ...(added > 0 ? [`${counted(added, 'design')} added`] : []),
    ...(raised > 0 ? [`${counted(raised, 'count')} raised`] : []),
    ...(left > 0 ? [`${left} left out: a collection has ${COLLECTION_SIZE} designs at most`] : []),
  ];
  return done.length === 0 ? 'Everything is already in the collection.' : `${done.join(', ')}.`;
}

/** The label of a stored item in a list. */
export const labelOf = ({ name }: { name: string }): string => name.trim() || 'No name';
