import * as z from 'zod/mini';
import { MAX_MARKED, MAX_SIDES } from '@/lib/play/mark';
import { LAST_TIME, NAME_LENGTH } from '@/lib/roster/limits';
import { parseWith } from '@/lib/roster/parse';
import { nameSchema, wholeNumber } from '@/lib/roster/roster';
import type { LibraryRecord, Snapshot, StoredMatch, StoredRoster, TableName } from './db';
import { LAST_STEP, notKept, type ReadRecord, tagsFrom, UNKNOWN_STEP } from './records';

/** A time in milliseconds since 1970; 0 is rejected, because damaged clocks and fields have it. */
export const timeSchema = z.pipe(
  z.number().check(z.minimum(1), z.maximum(LAST_TIME)),
  z.transform((time) => Math.round(time)),
);

/** The id of a roster, a game or a kind, as in URLs and backups. */
export const idSchema = z
  .string()
  .check(z.maxLength(64), z.regex(/^[\w-]{1,64}$/, 'up to 64 letters, digits and hyphens'));

const text = z.string().check(z.maxLength(1000));

/** The fields of a roster that lists show; the rest is validated by the schema of its game before it is edited. */
const rosterSchema = z.looseObject({ system: idSchema, name: nameSchema, player: nameSchema }).check(
  z.check((context) => {
    const message = notKept(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  }),
);

/** Required fields are validated; damaged fields with a harmless default are repaired. */
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

/** The stored verdict on a roster: unless it is complete, the roster is checked again. */
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
  done: z.catch(z.optional(text), undefined),
});

const itemSchema = z.object({
  system: idSchema,
  kind: idSchema,
  id: z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH + 80)),
  changed: z.catch(z.optional(timeSchema), undefined),
  value: z.unknown(),
});

/** What lists show of a match; the rest is validated by the schema of its game before it is played on. */
const matchSchema = z.object({
  id: idSchema,
  changed: z.catch(timeSchema, 0),
  match: z.looseObject({
    system: idSchema,
    name: nameSchema,
    started: timeSchema,
    sides: z
      .array(z.looseObject({ id: idSchema, name: nameSchema, roster: rosterSchema }))
      .check(z.minLength(1), z.maxLength(MAX_SIDES)),
  }),
  roster: z.catch(z.nullable(idSchema), null),
  turn: z.catch(wholeNumber(0, MAX_MARKED), 1),
  binned: z.catch(z.nullable(timeSchema), null),
  rest: z.catch(z.array(z.unknown()), []),
});

/** Returns a record with its repaired fields, in the stored order of fields. */
function readWith<Value>(
  schema: z.ZodMiniType<object>,
  table: TableName,
  key: IDBValidKey,
  record: unknown,
): ReadRecord<Value> {
  const read = parseWith(schema, record);
  if (!read.ok) return { ok: false, unreadable: { table, key, record, faults: read.faults } };
  const stored = record as Record<string, unknown>;
  const roster = 'roster' in stored ? { roster: stored.roster } : {};
  return { ok: true, value: { ...stored, ...read.value, ...roster } as Value };
}

/** Reads the record of a roster: damage outside the roster itself is repaired, a damaged verdict removed. */
export function readRosterRecord(key: IDBValidKey, record: unknown): ReadRecord<StoredRoster> {
  const read = readWith<StoredRoster>(storedSchema, 'rosters', key, record);
  if (!read.ok || z.safeParse(verdictSchema, record).success) return read;
  return { ok: true, value: { ...read.value, ...noVerdict } };
}

/** Reads the record of an undo step. */
export const readStepRecord = (key: IDBValidKey, record: unknown): ReadRecord<Snapshot> =>
  readWith(snapshotSchema, 'history', key, record);

/** Reads a library record without its value, which the schema of its game reads. */
export const readStoredRecord = (key: IDBValidKey, record: unknown): ReadRecord<LibraryRecord> =>
  readWith(itemSchema, 'library', key, record);

/** Reads the record of a match, without its log. */
export function readMatchRecord(key: IDBValidKey, record: unknown): ReadRecord<StoredMatch> {
  const read = readWith<StoredMatch>(matchSchema, 'matches', key, record);
  return read.ok ? { ok: true, value: { ...read.value, match: (record as StoredMatch).match } } : read;
}
