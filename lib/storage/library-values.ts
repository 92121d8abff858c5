import * as z from 'zod/mini';
import { describeValue } from '@/lib/roster/faults';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { parseWith, rosterSchema } from '@/lib/roster/parse';
import { below, type Parsed } from '@/lib/roster/report';
import { textSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import type { LibraryRecord } from './db';
import { COLLECTION_KIND, PACK_KIND, VERSION_KIND, type Version } from './kinds';
import type { ReadRecord } from './records';
import { idSchema, readStoredRecord, timeSchema } from './schemas';

/** Reads a library record with its value. */
export async function readLibraryItem(key: IDBValidKey, record: unknown): Promise<ReadRecord<LibraryRecord>> {
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

/** The schema of a named version of a game's rosters. */
const versionSchema = (system: AnyGameSystem): z.ZodMiniType<Version> =>
  z.strictObject({
    of: idSchema,
    name: textSchema(NAME_LENGTH, 1),
    made: timeSchema,
    roster: rosterSchema(system),
  }) as unknown as z.ZodMiniType<Version>;
