import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { duplicated, nextId, withItem } from '@/lib/roster/list-edits';

/** An entry with other numbers, which its count allows in any case: what is over it is brought down to it. */
export function withNumbers(
  entry: Entry,
  numbers: Partial<Pick<Entry, 'name' | 'count' | 'stars' | 'min' | 'max'>>,
): Entry {
  const next = { ...entry, ...numbers };
  const min = Math.min(next.min, next.count);
  const max = next.max === undefined || next.max >= next.count ? undefined : Math.max(min, next.max);
  const { max: _, ...rest } = next;
  return { ...rest, min, ...(max === undefined ? {} : { max }) };
}

/** Changes one entry. */
export const setEntry = (
  collection: Collection,
  id: string,
  change: (entry: Entry) => Entry,
): Collection => ({ ...collection, entries: withItem(collection.entries, id, change) });

/** Takes an entry out. */
export const removeEntry = (collection: Collection, id: string): Collection => ({
  ...collection,
  entries: collection.entries.filter((entry) => entry.id !== id),
});

/** Copies an entry to the place behind it; the same where there is no room. */
export const duplicateEntry = (collection: Collection, id: string): Collection =>
  collection.entries.length >= COLLECTION_SIZE
    ? collection
    : {
        ...collection,
        entries: duplicated(collection.entries, id, nextId('m', collection.entries), () => ({})),
      };
