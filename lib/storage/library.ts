import * as z from 'zod/mini';
import { describeValue } from '@/lib/roster/faults';
import { parseWith, rosterSchema } from '@/lib/roster/parse';
import { below, type Parsed } from '@/lib/roster/report';
import { NAME_LENGTH, type Roster, textSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { loadSystem } from '@/lib/systems/registry';
import { announceChange } from './changes';
import { stamp } from './clock';
import { database, type LibraryRecord } from './db';
import { COLLECTION_KIND, VERSION_KIND } from './kinds';
import { PACK_KIND } from './packs';
import { rawRecords } from './raw';
import { idSchema, type ReadRecord, type Records, readAll, readStoredRecord, timeSchema } from './records';

/** The database key of a library record. */
export const keyOf = ({ system, kind, id }: Pick<LibraryRecord, 'system' | 'kind' | 'id'>) => [
  system,
  kind,
  id,
];

/** All library records of every game; their values are not validated yet. */
export const readLibraryRecords = async (): Promise<Records<LibraryRecord>> =>
  readAll(await rawRecords('library'), readStoredRecord);

/** All library records that can be read. */
export const listLibrary = async (): Promise<LibraryRecord[]> => (await readLibraryRecords()).read;

/**
 * Reads the library records of a game, a kind or a range of keys, each value validated by the schema of its game, and
 * lists those that cannot be read.
 */
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
    await yieldWhenDue();
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

/** Reads the value of a library record with the schema that its game has for its kind. */
export async function readLibraryValue({ system: id, kind, value }: LibraryRecord): Promise<Parsed<unknown>> {
  const system = await loadSystem(id);
  const schemas = new Map<string, z.ZodMiniType>(Object.entries(system?.storedSchemas ?? {}));
  if (system) schemas.set(PACK_KIND, system.packSchema).set(VERSION_KIND, versionSchema(system));
  if (system && kind === COLLECTION_KIND) {
    const { collectionSchema } = await import('@/lib/roster/collection/parse-collection');
    schemas.set(COLLECTION_KIND, await collectionSchema(system));
  }
  const schema = schemas.get(kind);
  if (schema) {
    const read = parseWith(schema, value);
    return read.ok ? read : { ok: false, faults: below('value', read.faults) };
  }
  const message = `Nothing called ${describeValue(kind)} is kept for ${describeValue(id)}.`;
  return { ok: false, faults: [{ path: 'kind', code: 'value', message }] };
}

/**
 * Saves a library record. An existing one with the same id is replaced, or moved to another id if this version cannot
 * read it. Resolves when the database has confirmed the write.
 * @returns the record that was replaced; null if there was none that can be read
 */
export async function writeLibraryItem(stored: LibraryRecord): Promise<LibraryRecord | null> {
  const db = await database();
  const changed = stamp();
  const change = db.transaction('library', 'readwrite');
  const requests = [change.store.get(keyOf(stored)), change.store.put({ ...stored, changed })] as const;
  // Issue all requests and commit without waiting: the page may be closed any moment.
  change.commit();
  const [before] = await Promise.all([...requests, change.done]);
  const replaced = before && (await readLibraryItem(keyOf(stored), before));
  if (before && !replaced?.ok)
    await db.put('library', { ...before, id: `${stored.id.slice(0, 80)}-unreadable-${changed}` });
  announceChange();
  return replaced?.ok ? replaced.value : null;
}

/** Deletes a library record. */
export async function deleteLibraryItem(stored: Omit<LibraryRecord, 'value'>): Promise<void> {
  await (await database()).delete('library', keyOf(stored));
  announceChange();
}

/** A state of a roster that its player has given a name. */
export interface Version {
  /** The id of the roster. */
  of: string;
  name: string;
  /** Milliseconds since 1970, of the state. */
  made: number;
  roster: Roster;
}

/** The schema of a named version of a game's rosters. */
const versionSchema = (system: AnyGameSystem): z.ZodMiniType<Version> =>
  z.strictObject({
    of: idSchema,
    name: textSchema(NAME_LENGTH, 1),
    made: timeSchema,
    roster: rosterSchema(system),
  }) as unknown as z.ZodMiniType<Version>;
