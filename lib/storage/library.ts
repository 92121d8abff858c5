import type * as z from 'zod/mini';
import { inWords } from '@/lib/roster/faults';
import { parseWith } from '@/lib/roster/parse';
import { below, type Parsed } from '@/lib/roster/report';
import { loadSystem } from '@/lib/systems/registry';
import { announceChange } from './changes';
import { stamp } from './clock';
import { COLLECTION_KIND } from './collections';
import { database, type LibraryRecord } from './db';
import { PACK_KIND } from './packs';
import { rawRecords } from './raw';
import { type ReadRecord, type Records, readAll, readStoredRecord } from './records';
import { VERSION_KIND } from './version-keys';
import { versionSchema } from './version-schema';

/** Where something is kept. */
export const keyOf = ({ system, kind, id }: Pick<LibraryRecord, 'system' | 'kind' | 'id'>) => [
  system,
  kind,
  id,
];

/** Everything that is kept, for every game; its values are not read yet. */
export const readLibraryRecords = async (): Promise<Records<LibraryRecord>> =>
  readAll(await rawRecords('library'), readStoredRecord);

/** The same without what cannot be read. */
export const listLibrary = async (): Promise<LibraryRecord[]> => (await readLibraryRecords()).read;

/** Everything of a game, a kind or a range of keys that is kept, each value read by the schema of its game, and what cannot be read. */
export async function readLibrary({
  system,
  kind,
  keys,
}: Partial<Pick<LibraryRecord, 'system' | 'kind'>> & { keys?: IDBKeyRange | undefined } = {}): Promise<
  Records<LibraryRecord>
> {
  const found = (await rawRecords('library', keys)).filter(([key]) => {
    const [ofSystem, ofKind] = key as unknown[];
    return (system ?? ofSystem) === ofSystem && (kind ?? ofKind) === ofKind;
  });
  const records: Records<LibraryRecord> = { read: [], unread: [] };
  for (const [key, record] of found) {
    const reading = await readLibraryItem(key, record);
    if (reading.ok) records.read.push(reading.value);
    else records.unread.push(reading.unreadable);
  }
  return records;
}

async function readLibraryItem(key: IDBValidKey, record: unknown): Promise<ReadRecord<LibraryRecord>> {
  const reading = readStoredRecord(key, record);
  if (!reading.ok) return reading;
  const value = await readLibraryValue(reading.value);
  return value.ok
    ? { ok: true, value: { ...reading.value, value: value.value } }
    : { ok: false, unreadable: { table: 'library', key, record, faults: value.faults } };
}

/** Reads the value of something that is kept by the schema that its game has for it. */
export async function readLibraryValue({ system: id, kind, value }: LibraryRecord): Promise<Parsed<unknown>> {
  const system = await loadSystem(id);
  const schemas = new Map<string, z.ZodMiniType>(Object.entries(system?.storedSchemas ?? {}));
  if (system) schemas.set(PACK_KIND, system.packSchema).set(VERSION_KIND, versionSchema(system));
  if (system && kind === COLLECTION_KIND) {
    const { collectionSchema } = await import('@/lib/roster/parse-collection');
    schemas.set(COLLECTION_KIND, await collectionSchema(system));
  }
  const schema = schemas.get(kind);
  if (schema) {
    const read = parseWith(schema, value);
    return read.ok ? read : { ok: false, faults: below('value', read.faults) };
  }
  const message = `Nothing called ${inWords(kind)} is kept for ${inWords(id)}.`;
  return { ok: false, faults: [{ path: 'kind', code: 'value', message }] };
}

/**
 * Keeps something; one of the same id is replaced, or set aside under another id where this version cannot read it.
 * Resolves when the database has confirmed it.
 */
export async function writeLibraryItem(stored: LibraryRecord): Promise<void> {
  const db = await database();
  const changed = stamp();
  const change = db.transaction('library', 'readwrite');
  const asked = [change.store.get(keyOf(stored)), change.store.put({ ...stored, changed })] as const;
  // All is asked for at once and the end not left to the browser: the page may be left in a moment.
  change.commit();
  const [before] = await Promise.all([...asked, change.done]);
  if (before && !(await readLibraryItem(keyOf(stored), before)).ok)
    await db.put('library', { ...before, id: `${stored.id.slice(0, 80)}-unreadable-${changed}` });
  announceChange();
}

/** Takes something out. */
export async function deleteLibraryItem(stored: Omit<LibraryRecord, 'value'>): Promise<void> {
  await (await database()).delete('library', keyOf(stored));
  announceChange();
}
