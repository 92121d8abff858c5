import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { duplicated, nextId, withItem } from '@/lib/roster/list-edits';

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
