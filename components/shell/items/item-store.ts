import type { AnyGameSystem } from '@/lib/roster/system';
import { announceChange } from '@/lib/storage/changes';
import { stamp } from '@/lib/storage/clock';
import { type LibraryRecord, storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, listLibrary, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { newId } from '@/lib/storage/new-id';
import type { PendingItems } from '@/lib/storage/pending';
import type { Records, Unreadable } from '@/lib/storage/records';
import { loadSystem } from '@/lib/systems/registry';

/** Something of a game that a player stores under a name of its own: a pack, a collection. */
export interface Named {
  system: string;
  name: string;
}

/** Something that is stored in this browser, read by the schema of its game. */
export interface StoredItem<Value extends Named> {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  value: Value;
  system: AnyGameSystem;
}

/** What is stored here of a kind: what can be read, by name, and what cannot, as it was stored. */
export interface StoredItems<Value extends Named> {
  read: StoredItem<Value>[];
  unread: Unreadable[];
}

/** What stores things of a kind in this browser. */
export interface ItemStore<Value extends Named> {
  /** Stores it under an id; rejects where the browser stores nothing, and has it in memory then. */
  save: (value: Value, id: string) => Promise<void>;
  /** Is it in memory alone, because the database has not taken it? */
  isHeld: (id: string) => boolean;
  /** Stores it as a new one and answers its id, whether the browser stores it or not. */
  saveNew: (value: Value) => Promise<string>;
  /** Stores several one after the other, unless the same is stored already, which is read once; answers the id of either. */
  savingOnce: () => (value: Value) => Promise<string>;
  /** Takes it out. Answers why it is there still, in a sentence for the user; null where it is gone. */
  remove: (item: Pick<StoredItem<Value>, 'id' | 'value'>) => Promise<string | null>;
  all: () => Promise<StoredItems<Value>>;
}

/** What something is called in a list. */
export const labelOf = ({ name }: Pick<Named, 'name'>): string => name.trim() || 'No name';

/** Do two things say the same, name and all? */
export const sameNamed = (a: Named, b: Named): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A copy under a name of its own. */
export const copyOf = <Value extends Named>(value: Value): Value => ({
  ...value,
  name: `${value.name.trim().slice(0, 110)} (copy)`.trim(),
});

/** Stores things of a kind. */
export function itemStoreOf<Value extends Named>(kind: string, pending: PendingItems): ItemStore<Value> {
  const recordOf = (value: Value, id: string): LibraryRecord<Value> => ({
    system: value.system,
    kind,
    id,
    value,
  });
  const save = async (value: Value, id: string) => {
    const record = { ...recordOf(value, id), changed: stamp() };
    try {
      await pending.write(record, () => writeLibraryItem(record));
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
    // What is written while the database is read may be in neither: an older value must not come back as a new one.
    const held = pending.over([]);
    const stored = await readLibrary({ kind }).catch(() => none);
    const known = stored.read.map((record) => held.find(({ id }) => id === record.id) ?? record);
    const read: StoredItem<Value>[] = [];
    for (const { id, changed = 0, value, system: game } of pending.over(known)) {
      const system = await loadSystem(game);
      if (system) read.push({ id, changed, value: value as Value, system });
    }
    read.sort((a, b) => a.value.name.localeCompare(b.value.name, 'en') || a.changed - b.changed);
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
