import { dequal } from 'dequal/lite';
import type { Collection } from '@/lib/roster/collection/collection';
import type { AnyGameSystem } from '@/lib/roster/system';
import { compareNames } from '@/lib/roster/text/search';
import { announceChange, type PendingItems, pendingCollections } from '@/lib/storage/changes';
import { stamp } from '@/lib/storage/clock';
import { type LibraryRecord, newId, storageSentence } from '@/lib/storage/db';
import { COLLECTION_KIND } from '@/lib/storage/kinds';
import { deleteLibraryItem, listLibrary, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import type { Records, Unreadable } from '@/lib/storage/records';
import { unreadableKey } from '@/lib/storage/unreadable';
import { loadSystem } from '@/lib/systems/registry';
import { labelOf } from './item-words';
import { useStored } from './use-stored';

/** A named item of a game that a player can store: a pack or a collection. */
export interface Named {
  system: string;
  name: string;
}

/** An item stored in this browser, parsed by the schema of its game. */
export interface StoredItem<Value extends Named> {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  value: Value;
  system: AnyGameSystem;
}

/** The stored items of a kind: readable ones, sorted by name, and unreadable ones as raw records. */
export interface StoredItems<Value extends Named> {
  read: StoredItem<Value>[];
  unread: Unreadable[];
}

/** Reads and writes the stored items of a kind. */
export interface ItemStore<Value extends Named> {
  /**
   * Stores it under an id; if the browser stores nothing, rejects and holds it in memory.
   * @param seen what this tab knows to have been stored; if it is something else, another tab has changed it, and that
   *   version is stored as a copy
   * @returns a sentence about the copy; null without one
   */
  save: (value: Value, id: string, seen?: readonly Value[]) => Promise<string | null>;
  /** Whether it is only in memory, because the database has not stored it. */
  isHeld: (id: string) => boolean;
  /** Stores it as a new item and returns its id, even if the browser stores nothing. */
  saveNew: (value: Value) => Promise<string>;
  /** Returns a function that stores a value unless an equal one is stored, and returns the id of either. */
  savingOnce: () => (value: Value) => Promise<string>;
  /** Deletes it. Returns a sentence for the user if that failed, otherwise null. */
  remove: (item: Pick<StoredItem<Value>, 'id' | 'value'>) => Promise<string | null>;
  all: () => Promise<StoredItems<Value>>;
}

/** Returns a copy named "… (copy)". */
export const copyOf = <Value extends Named>(value: Value): Value => ({
  ...value,
  name: `${value.name.trim().slice(0, 110)} (copy)`.trim(),
});

/** Creates the item store of a kind. */
export function itemStoreOf<Value extends Named>(kind: string, pending: PendingItems): ItemStore<Value> {
  const recordOf = (value: Value, id: string): LibraryRecord<Value> => ({
    system: value.system,
    kind,
    id,
    value,
  });
  /** The last conflict copy of each item, as this tab stored it. */
  const copies = new Map<string, { id: string; value: Value }>();
  /** Stores a version that another tab had stored; replaces the last such copy unless somebody has edited that. */
  const saveOther = async (other: Value, id: string): Promise<string> => {
    const value = { ...other, name: `${other.name.trim().slice(0, 100)} (other tab)`.trim() };
    const last = copies.get(id);
    const { read } = await readLibrary({ kind });
    const isUntouched = read.some((each) => each.id === last?.id && dequal(each.value, last.value));
    const copy = { id: last && isUntouched ? last.id : newId(), value };
    copies.set(id, copy);
    await writeLibraryItem(recordOf(value, copy.id));
    return `Another tab changed ${labelOf(other)} at the same time. Its version is saved as “${value.name}”.`;
  };
  const save = async (value: Value, id: string, seen?: readonly Value[]) => {
    const record = { ...recordOf(value, id), changed: stamp() };
    try {
      const replaced = await pending.write(record, () => writeLibraryItem(record));
      if (!replaced || !seen || [...seen, value].some((each) => dequal(each, replaced.value))) return null;
      return await saveOther(replaced.value as Value, id);
    } catch (error) {
      announceChange();
      throw error;
    }
  };
  const saveNew = async (value: Value) => {
    const id = newId();
    await save(value, id).catch(() => undefined);
    return id;
  };
  const all = async (): Promise<StoredItems<Value>> => {
    const none: Records<LibraryRecord> = { read: [], unread: [] };
    // An item may leave `pending` while the database is read; the copy from before keeps its stale record from showing.
    const held = pending.over([]);
    const stored = await readLibrary({ kind }).catch(() => none);
    const current = stored.read.map((record) => held.find(({ id }) => id === record.id) ?? record);
    const read: StoredItem<Value>[] = [];
    for (const { id, changed = 0, value, system: game } of pending.over(current)) {
      const system = await loadSystem(game);
      if (system) read.push({ id, changed, value: value as Value, system });
    }
    read.sort((a, b) => compareNames(a.value.name, b.value.name) || a.changed - b.changed);
    return { read, unread: stored.unread };
  };
  return {
    save,
    saveNew,
    all,
    isHeld: (id) => pending.has(id),
    savingOnce: () => {
      let ids: Map<string, string> | null = null;
      return async (value) => {
        if (ids === null) {
          const { read } = await all();
          ids = new Map(read.reverse().map((record) => [JSON.stringify(record.value), record.id]));
        }
        const text = JSON.stringify(value);
        const id = ids.get(text) ?? (await saveNew(value));
        ids.set(text, id);
        return id;
      };
    },
    remove: async ({ id, value }) => {
      const held = pending.get(id);
      pending.delete(id);
      try {
        await deleteLibraryItem(recordOf(value, id));
        return null;
      } catch (error) {
        const isStored = (await listLibrary().catch(() => [])).some((record) => record.id === id);
        if (isStored && held) pending.set(id, held);
        announceChange();
        return isStored ? `${labelOf(value)} was not deleted. ${storageSentence(error)}` : null;
      }
    },
  };
}

/** A collection stored in this browser, parsed by the schema of its game. */
export type StoredCollection = StoredItem<Collection>;

/** Stores collections in this browser. */
export const collectionStore = itemStoreOf<Collection>(COLLECTION_KIND, pendingCollections);

/** The stored items of a kind, live, including unreadable ones; undefined until they are read. */
export const useStoredItems = <Value extends Named>({
  all,
}: ItemStore<Value>): StoredItems<Value> | undefined => useStored<StoredItems<Value>>(all, reuse).value;

/** Keeps the previous object if nothing changed: change events cover all kinds, and must not cause a re-render. */
const reuse = <Value extends Named>(
  next: StoredItems<Value>,
  before: StoredItems<Value> | undefined,
): StoredItems<Value> =>
  before && sameList(before.read, next.read) && samePlaces(before.unread, next.unread) ? before : next;

const sameList = (a: readonly StoredItem<Named>[], b: readonly StoredItem<Named>[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);

const samePlaces = (a: readonly Unreadable[], b: readonly Unreadable[]) =>
  a.map(unreadableKey).join() === b.map(unreadableKey).join();
