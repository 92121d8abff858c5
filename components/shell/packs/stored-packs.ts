import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { tellChange } from '@/lib/storage/changes';
import { stamp } from '@/lib/storage/clock';
import { type LibraryRecord, storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, listLibrary, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { newId } from '@/lib/storage/new-id';
import { PACK_KIND } from '@/lib/storage/packs';
import { pendingPacks } from '@/lib/storage/pending';
import type { Records, Unreadable } from '@/lib/storage/records';
import { loadSystem } from '@/lib/systems/registry';
import { packLabel } from './label';

/** A pack that is kept in this browser, read by the schema of its game. */
export interface StoredPack {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  pack: Pack;
  system: AnyGameSystem;
}

const recordOf = (pack: Pack, id: string): LibraryRecord<Pack> => ({
  system: pack.system,
  kind: PACK_KIND,
  id,
  value: pack,
});

/** Keeps a pack under an id; rejects where the browser keeps nothing, and has it in memory then. */
export async function keepPack(pack: Pack, id: string): Promise<void> {
  const record = { ...recordOf(pack, id), changed: stamp() };
  try {
    await pendingPacks.write(record, () => writeLibraryItem(record));
  } catch (error) {
    tellChange();
    throw error;
  }
}

/** Is this pack in memory alone, because the database has not taken it? */
export const isHeld = (id: string): boolean => pendingPacks.has(id);

/** Keeps a pack as a new one and answers its id, whether the browser keeps it or not. */
export async function keepNewPack(pack: Pack): Promise<string> {
  const id = newId();
  await keepPack(pack, id).catch(() => undefined);
  return id;
}

/** Keeps a pack unless one that says the same is kept already; answers the id of either. */
export const keepPackOnce = (pack: Pack): Promise<string> => keepingPacks()(pack);

/** Keeps packs one after the other as `keepPackOnce` does; what is kept already is read once, for the first. */
export function keepingPacks(): (pack: Pack) => Promise<string> {
  let ids: Map<string, string> | null = null;
  return async (pack) => {
    if (ids === null) {
      const { read } = await storedPacks();
      ids = new Map(read.reverse().map((record) => [JSON.stringify(record.pack), record.id]));
    }
    const text = JSON.stringify(pack);
    const id = ids.get(text) ?? (await keepNewPack(pack));
    ids.set(text, id);
    return id;
  };
}

/**
 * Takes a pack out.
 * @returns why it is there still, in a sentence for the user; null where it is gone
 */
export async function forgetPack({ id, pack }: Pick<StoredPack, 'id' | 'pack'>): Promise<string | null> {
  const pending = pendingPacks.get(id);
  pendingPacks.delete(id);
  try {
    await deleteLibraryItem(recordOf(pack, id));
    return null;
  } catch (error) {
    const isStored = (await listLibrary().catch(() => [])).some((record) => record.id === id);
    if (isStored && pending) pendingPacks.set(id, pending);
    tellChange();
    return isStored ? `${packLabel(pack)} was not deleted. ${storageSentence(error)}` : null;
  }
}

/** The packs that are kept here: those that can be read, by name, and those that cannot, as they were kept. */
export interface StoredPacks {
  read: StoredPack[];
  unread: Unreadable[];
}

/** All packs that are kept here. */
export async function storedPacks(): Promise<StoredPacks> {
  const none: Records<LibraryRecord> = { read: [], unread: [] };
  const stored = await readLibrary({ kind: PACK_KIND }).catch(() => none);
  const read: StoredPack[] = [];
  for (const record of pendingPacks.over(stored.read)) {
    const system = await loadSystem(record.system);
    if (system)
      read.push({ id: record.id, changed: record.changed ?? 0, pack: record.value as Pack, system });
  }
  read.sort((a, b) => a.pack.name.localeCompare(b.pack.name, 'en') || a.changed - b.changed);
  return { read, unread: stored.unread };
}

/** Do two packs say the same, name and all? */
export const samePack = (a: Pack, b: Pack): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A pack of a game that asks nothing yet. */
export function emptyPack(system: AnyGameSystem): Pack {
  const read = parsePack({ musterPack: 1, name: 'New pack', system: system.id }, system);
  if (!read.ok) throw new Error(`A pack of ${system.name} needs no more than a name`);
  return read.value;
}

/** A copy under a name of its own. */
export const copyOf = (pack: Pack): Pack => ({
  ...pack,
  name: `${pack.name.trim().slice(0, 110)} (copy)`.trim(),
});
