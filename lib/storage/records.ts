import * as z from 'zod/mini';
import { parseWith } from '@/lib/roster/parse';
import type { Fault } from '@/lib/roster/report';
import { NAME_LENGTH, nameSchema, wholeNumber } from '@/lib/roster/roster';
import type { LibraryRecord, Snapshot, StoredRoster, TableName } from './db';
import { isJson } from './json';
import { tagsFrom } from './tags';

/** A record that this version cannot read: where it is, as it is, and what is wrong with it. */
export interface Unreadable {
  table: TableName;
  key: IDBValidKey;
  /** Undefined where the browser itself has lost it. */
  record: unknown;
  faults: readonly Fault[];
}

/** A record as it was read. */
export type ReadRecord<Value> = { ok: true; value: Value } | { ok: false; unreadable: Unreadable };

/** Records as they were read: each can be used, or is listed as it is. */
export interface Records<Value> {
  read: Value[];
  unread: Unreadable[];
}

/** The last moment that a date can show, in milliseconds since 1970. */
export const LAST_TIME = 8_640_000_000_000_000;

/** A moment, in milliseconds since 1970; never its very beginning, which damaged clocks and fields begin with. */
export const timeSchema = z.pipe(
  z.number().check(z.minimum(1), z.maximum(LAST_TIME)),
  z.transform((time) => Math.round(time)),
);

/** The id of a roster, a game or a kind, as addresses and backups have it. */
export const idSchema = z
  .string()
  .check(z.maxLength(64), z.regex(/^[\w-]{1,64}$/, 'up to 64 letters, digits and hyphens'));

/** Where the step that a roster stands at is not known. */
export const UNKNOWN_STEP = -1;

const LAST_STEP = 1_000_000_000;
const text = z.string().check(z.maxLength(1000));

/** What lists show of a roster; the rest is read by the schema of its game before it is edited. */
const rosterSchema = z
  .looseObject({ system: idSchema, name: nameSchema, player: nameSchema })
  .check(z.refine(isJson, 'This cannot be written as JSON; it must be a roster as its file has it.'));

/** Of each record what must be as it is; what has a value that does no harm is mended with it. */
const storedSchema = z.object({
  id: idSchema,
  roster: rosterSchema,
  changed: z.catch(timeSchema, 0),
  pack: z._default(z.unknown(), null),
  tags: z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list: unknown[]) => tagsFrom(list)),
    ),
    [],
  ),
  makeUp: z.catch(z.optional(z.array(z.unknown())), undefined),
  binned: z.catch(z.nullable(timeSchema), null),
  revision: z.catch(text, ''),
  follows: z.catch(text, ''),
  step: z.catch(wholeNumber(0, LAST_STEP), UNKNOWN_STEP),
  conflictOf: z.catch(z.optional(idSchema), undefined),
  collection: z.catch(z.optional(idSchema), undefined),
});

/** What the check made of a roster: all of it, or it is checked anew. */
const verdictSchema = z.object({
  legal: z.boolean(),
  figures: z.array(z.object({ label: text, title: text, value: text })),
  checked: z.object({ version: text, errors: z.array(z.object({ rule: z.string(), message: z.string() })) }),
});

const noVerdict = { legal: false, figures: [], checked: { version: '', errors: [] } };

const snapshotSchema = z.object({
  id: idSchema,
  step: wholeNumber(0, LAST_STEP),
  made: z.catch(timeSchema, 0),
  roster: rosterSchema,
});

const itemSchema = z.object({
  system: idSchema,
  kind: idSchema,
  id: z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH + 80)),
  changed: z.catch(z.optional(timeSchema), undefined),
  value: z.unknown(),
});

/** A record with what was mended, and its parts in the order in which it is kept. */
function readWith<Value>(
  schema: z.ZodMiniType<object>,
  table: TableName,
  key: IDBValidKey,
  record: unknown,
): ReadRecord<Value> {
  const read = parseWith(schema, record);
  if (!read.ok) return { ok: false, unreadable: { table, key, record, faults: read.faults } };
  const kept = record as Record<string, unknown>;
  const asKept = 'roster' in kept ? { roster: kept.roster } : {};
  return { ok: true, value: { ...kept, ...read.value, ...asKept } as Value };
}

/** Reads the record of a roster: what is damaged beside the roster itself is mended, a verdict made anew. */
export function readRosterRecord(key: IDBValidKey, record: unknown): ReadRecord<StoredRoster> {
  const read = readWith<StoredRoster>(storedSchema, 'rosters', key, record);
  if (!read.ok || z.safeParse(verdictSchema, record).success) return read;
  return { ok: true, value: { ...read.value, ...noVerdict } };
}

/** Reads the record of an undo step. */
export const readStepRecord = (key: IDBValidKey, record: unknown): ReadRecord<Snapshot> =>
  readWith(snapshotSchema, 'history', key, record);

/** Reads the record of something that a player keeps, but for its value: the schema of its game reads that. */
export const readStoredRecord = (key: IDBValidKey, record: unknown): ReadRecord<LibraryRecord> =>
  readWith(itemSchema, 'library', key, record);

/** Reads records one by one. */
export function readAll<Value>(
  records: readonly (readonly [IDBValidKey, unknown])[],
  read: (key: IDBValidKey, record: unknown) => ReadRecord<Value>,
): Records<Value> {
  const all: Records<Value> = { read: [], unread: [] };
  for (const [key, record] of records) {
    const reading = read(key, record);
    if (reading.ok) all.read.push(reading.value);
    else all.unread.push(reading.unreadable);
  }
  return all;
}
