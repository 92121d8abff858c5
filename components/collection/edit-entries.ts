import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { withFields } from '@/lib/roster/edits';
import { duplicated, freeName, nextId } from '@/lib/roster/list-edits';

/** Returns the collection with one entry changed. */
export const setEntry = (collection: Collection, id: string, change: (entry: Entry) => Entry): Collection =>
  withFields(collection, {
    entries: collection.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
  });

/** Returns the collection without an entry. */
export const removeEntry = (collection: Collection, id: string): Collection =>
  withFields(collection, { entries: collection.entries.filter((entry) => entry.id !== id) });

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
