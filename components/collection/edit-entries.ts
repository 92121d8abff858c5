import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { duplicated, freeName, nextId, withItem } from '@/lib/roster/list-edits';

/** Returns the collection with one entry changed. */
export const setEntry = (
  collection: Collection,
  id: string,
  change: (entry: Entry) => Entry,
): Collection => ({ ...collection, entries: withItem(collection.entries, id, change) });

/** Returns the collection without an entry. */
export const removeEntry = (collection: Collection, id: string): Collection => ({
  ...collection,
  entries: collection.entries.filter((entry) => entry.id !== id),
});

/** Returns the collection with a copy after an entry; the same collection if it is full. */
export const duplicateEntry = (collection: Collection, id: string): Collection =>
  collection.entries.length >= COLLECTION_SIZE
    ? collection
    : {
        ...collection,
        entries: duplicated(collection.entries, id, nextId('m', collection.entries), ({ name }) => ({
          name: name === '' ? name : freeName(name, new Set(collection.entries.map((each) => each.name))),
        })),
      };
