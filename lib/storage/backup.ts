import * as z from 'zod/mini';
import { type ReadRoster, readRosterText } from '@/lib/check/read';
import { listOf } from '@/lib/roster/lists';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseWith } from '@/lib/roster/parse';
import { below, type Fault, type Parsed, refused } from '@/lib/roster/report';
import { textSchema, wholeNumber } from '@/lib/roster/roster';
import type { LibraryRecord, StoredRoster, TableName } from './db';
import { isJson, rawText } from './json';
import { readLibraryValue } from './library';
import { idSchema as id, LAST_TIME, type Unreadable } from './records';
import { MOST_TAGS, TAG_LENGTH } from './tags';

/** Most bytes of a backup. */
export const BACKUP_BYTES = 64 * 1024 * 1024;

/** Most rosters, and most other things, of a backup. */
const MOST_ENTRIES = 50_000;

/** Rosters that are read in one go; the page answers in between. */
const AT_ONCE = 50;

/** A roster of a backup, read and checked for its form; what its check makes of it is worked out anew. */
export interface BackedUp extends Pick<StoredRoster, 'id' | 'changed' | 'tags' | 'binned'> {
  read: ReadRoster;
  /** What it is built for. */
  pack: Pack | null;
}

/** Something in a backup that could not be read: where it stands, what it may be called, and why. */
export interface Unread {
  path: string;
  name: string;
  faults: Fault[];
}

/** What a backup holds. */
export interface Backup {
  rosters: BackedUp[];
  library: LibraryRecord[];
  unread: Unread[];
}

const time = wholeNumber(0, LAST_TIME);

/** A backup around what it holds, which is read entry by entry. */
export const frameSchema = z.strictObject({
  musterBackup: z.literal(1),
  made: time,
  rosters: listOf(z.unknown(), MOST_ENTRIES),
  library: listOf(z.unknown(), MOST_ENTRIES),
});

const tagSchema = textSchema(TAG_LENGTH, 1);

/** A roster of a backup around the roster file itself. */
export const entrySchema = z.strictObject({
  id,
  changed: time,
  tags: listOf(tagSchema, MOST_TAGS),
  binned: z.nullable(time),
  roster: z.unknown(),
  pack: z.optional(z.unknown()),
});

/** Something else that was kept, around what its kind says it is. */
export const itemSchema = z.strictObject({
  system: id,
  kind: id,
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  changed: z._default(time, 0),
  value: z.unknown(),
});

/**
 * Everything a browser keeps as the text of a backup, a roster a line.
 * @param unread records that this version cannot read: they go along, for one that can
 */
export function backupText(
  rosters: readonly StoredRoster[],
  library: readonly LibraryRecord[],
  made: number,
  unread: readonly Unreadable[] = [],
): string {
  const lines = (values: readonly unknown[]) => `[\n${values.map(lineOf).join(',\n')}\n]`;
  const unreadOf = (table: TableName) =>
    unread.flatMap((each) =>
      each.table === table && typeof each.record === 'object' && each.record ? [each.record] : [],
    );
  const entries = [...rosters, ...unreadOf('rosters')].map(entryOf);
  const kept = [...library, ...unreadOf('library')];
  return `{"musterBackup":1,"made":${made},\n"rosters":${lines(entries)},\n"library":${lines(kept)}}\n`;
}

const entryOf = ({ id, changed, tags, binned, roster, pack }: Partial<StoredRoster>) => ({
  id,
  changed,
  tags,
  binned,
  roster,
  ...(pack ? { pack } : {}),
});

/** A value on one line; what is damaged may be no JSON. */
const lineOf = (value: unknown): string => (isJson(value) ? JSON.stringify(value) : rawText(value, 0));

/** Do these bytes begin as a backup does? Only as much is looked at as tells. */
export const looksLikeBackup = (head: Uint8Array): boolean =>
  /^\uFEFF?\s*\{\s*"musterBackup"\s*:/.test(new TextDecoder().decode(head.subarray(0, 1024)));

/**
 * Reads a backup. What in it cannot be read is listed; the rest is as good as any roster that is opened.
 * @param now no change of a backup is later
 */
export async function readBackup(bytes: Uint8Array, now: number): Promise<Parsed<Backup>> {
  if (bytes.length > BACKUP_BYTES) return refused('This is over 64 MiB; a backup may have at most that.');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused('This backup is cut off or damaged; it must be a file as Muster saved it.');
  }
  const frame = parseWith(frameSchema, json);
  if (!frame.ok) return frame;
  const backup: Backup = { rosters: [], library: [], unread: [] };
  for (const [index, value] of frame.value.rosters.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const path = `rosters[${index}]`;
    const read = await readEntry(value, now);
    if (read.ok) backup.rosters.push(read.value);
    else backup.unread.push({ path, name: nameOf(value), faults: below(path, read.faults) });
  }
  for (const [index, value] of frame.value.library.entries()) {
    const path = `library[${index}]`;
    const read = await readLibraryItem(value, now);
    if (read.ok) backup.library.push(read.value);
    else backup.unread.push({ path, name: nameOf(value), faults: below(path, read.faults) });
  }
  return { ok: true, value: backup };
}

async function readEntry(value: unknown, now: number): Promise<Parsed<BackedUp>> {
  const entry = parseWith(entrySchema, value);
  if (!entry.ok) return entry;
  const { roster, pack: packed, ...rest } = entry.value;
  const text = textOf(roster);
  if (!text.ok) return text;
  const read = await readRosterText(text.value);
  if (!read.ok) return { ok: false, faults: below('roster', read.faults) };
  const pack = packed === undefined ? null : parsePack(packed, read.value.system);
  if (pack && !pack.ok) return { ok: false, faults: below('pack', pack.faults) };
  return {
    ok: true,
    value: {
      ...rest,
      changed: Math.min(rest.changed, now),
      read: read.value,
      pack: pack?.value ?? null,
    },
  };
}

/** A value as text again, so that it is read by the same door as every file, with the same limits. */
function textOf(value: unknown): Parsed<string> {
  try {
    return { ok: true, value: JSON.stringify(value) ?? 'null' };
  } catch {
    return refused('Lists and objects are nested more than 64 deep; that is too much.');
  }
}

async function readLibraryItem(entry: unknown, now: number): Promise<Parsed<LibraryRecord>> {
  const kept = parseWith(itemSchema, entry);
  if (!kept.ok) return kept;
  const value = await readLibraryValue(kept.value);
  return value.ok
    ? {
        ok: true,
        value: { ...kept.value, changed: Math.min(kept.value.changed, now), value: value.value },
      }
    : value;
}

/** What an entry that could not be read calls itself; "" where it does not say. */
function nameOf(value: unknown): string {
  const name = (value as { roster?: { name?: unknown } } | null)?.roster?.name;
  return typeof name === 'string' ? name.slice(0, 120) : '';
}
