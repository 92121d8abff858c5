import * as z from 'zod/mini';
import { readJson } from '@/lib/check/json';
import { TOO_DEEP } from '@/lib/check/json-fault';
import { type ReadRoster, readRosterText } from '@/lib/check/read';
import { readMatchText } from '@/lib/check/read-match';
import { MAX_EVENTS, MAX_MARKED } from '@/lib/play/mark';
import type { Match } from '@/lib/play/match';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseWith } from '@/lib/roster/parse';
import { below, type Fault, type Parsed, refused } from '@/lib/roster/report';
import { textSchema, wholeNumber } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';
import { capitalised } from '@/lib/roster/text/words';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { LAST_TIME } from '../roster/limits';
import type { LibraryRecord, StoredMatch, StoredRoster, TableName } from './db';
import { isJson, rawText } from './json';
import { readLibraryValue } from './library-values';
import { MAX_TAGS, TAG_LENGTH, type Unreadable } from './records';
import { idSchema as id } from './schemas';

/** Maximum size of a backup, in bytes. */
export const BACKUP_BYTES = 64 * 1024 * 1024;

/** Maximum number of rosters in a backup, and of library items. */
const MAX_ENTRIES = 50_000;

/** A roster from a backup, validated against its schema; its verdict is computed again. */
export interface BackedUp extends Pick<StoredRoster, 'id' | 'changed' | 'tags' | 'binned'> {
  read: ReadRoster;
  /** The pack it is built for. */
  pack: Pack | null;
}

/** A match from a backup, with its log up to the first event that does not fit. */
export interface BackedUpMatch extends Pick<StoredMatch, 'binned' | 'roster' | 'turn' | 'changed' | 'rest'> {
  match: Match;
}

/** An entry of a backup that could not be read: its table, its path, its name if it has one, and why. */
export interface Unread {
  table: 'rosters' | 'library' | 'matches';
  path: string;
  name: string;
  faults: Fault[];
}

/** The contents of a backup. */
export interface Backup {
  rosters: BackedUp[];
  library: LibraryRecord[];
  matches: BackedUpMatch[];
  unread: Unread[];
}

const time = wholeNumber(0, LAST_TIME);

/** The outer structure of a backup; its entries are read one by one. */
export const frameSchema = z.strictObject({
  musterBackup: z.literal(1),
  made: time,
  rosters: listOf(z.unknown(), MAX_ENTRIES),
  library: listOf(z.unknown(), MAX_ENTRIES),
  matches: z._default(listOf(z.unknown(), MAX_ENTRIES), []),
});

const tagSchema = textSchema(TAG_LENGTH, 1);

/** An entry for a roster, apart from the roster file itself. */
export const entrySchema = z.strictObject({
  id,
  changed: time,
  tags: listOf(tagSchema, MAX_TAGS),
  binned: z.nullable(time),
  roster: z.unknown(),
  pack: z.optional(z.unknown()),
});

/** An entry for a library item, apart from its value. */
export const itemSchema = z.strictObject({
  system: id,
  kind: id,
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  changed: z._default(time, 0),
  value: z.unknown(),
});

/** An entry for a match, apart from the match file itself. */
export const matchEntrySchema = z.strictObject({
  changed: time,
  binned: z.nullable(time),
  roster: z.nullable(id),
  turn: wholeNumber(0, MAX_MARKED),
  rest: z._default(listOf(z.unknown(), MAX_EVENTS), []),
  match: z.unknown(),
});

/** A match as a backup has it: its record, and its log as it is stored. */
export interface MatchToBackUp {
  stored: StoredMatch;
  log: readonly unknown[];
}

/**
 * Returns the text of a backup, one roster or match per line.
 * @param unread records that this version cannot read, included for a version that can
 */
export function backupText(
  rosters: readonly StoredRoster[],
  library: readonly LibraryRecord[],
  made: number,
  unread: readonly Unreadable[] = [],
  matches: readonly MatchToBackUp[] = [],
): string {
  const lines = (values: readonly unknown[]) => `[\n${values.map(lineOf).join(',\n')}\n]`;
  const unreadOf = (table: TableName) =>
    unread.flatMap((each) =>
      each.table === table && typeof each.record === 'object' && each.record ? [each.record] : [],
    );
  const entries = [...rosters, ...unreadOf('rosters')].map(entryOf);
  const items = [...library, ...unreadOf('library')];
  const played = [...matches.map(matchEntryOf), ...unreadOf('matches')];
  // Earlier versions refuse a backup with a field that they do not know.
  const withMatches = played.length === 0 ? '' : `,\n"matches":${lines(played)}`;
  return `{"musterBackup":1,"made":${made},\n"rosters":${lines(entries)},\n"library":${lines(items)}${withMatches}}\n`;
}

const entryOf = ({ id, changed, tags, binned, roster, pack }: Partial<StoredRoster>) => ({
  id,
  changed,
  tags,
  binned,
  roster,
  ...(pack ? { pack } : {}),
});

const matchEntryOf = ({ stored: { changed, binned, roster, turn, rest, match }, log }: MatchToBackUp) => ({
  changed,
  binned,
  roster,
  turn,
  ...(rest.length > 0 ? { rest } : {}),
  match: { ...match, log },
});

/** A value on one line; a damaged value may not be valid JSON. */
const lineOf = (value: unknown): string => (isJson(value) ? JSON.stringify(value) : rawText(value, 0));

/** Whether these bytes start like a backup; only the first 1,024 bytes are inspected. */
export const looksLikeBackup = (head: Uint8Array): boolean =>
  /^\uFEFF?\s*\{\s*"musterBackup"\s*:/.test(new TextDecoder().decode(head.subarray(0, 1024)));

/**
 * Reads a backup. Entries that cannot be read are listed; the others are validated like any file that is opened.
 * @param now later times of change are set to this
 */
export async function readBackup(bytes: Uint8Array, now: number): Promise<Parsed<Backup>> {
  if (bytes.length > BACKUP_BYTES) return refused('This is over 64 MiB; a backup may have at most that.');
  const json = readJson(bytes);
  if (!json.ok) return json;
  const frame = parseWith(frameSchema, json.value.value);
  if (!frame.ok) return frame;
  const unread: Unread[] = [];
  const readAll = async <Entry>(
    table: Unread['table'],
    read: (entry: unknown, now: number) => Promise<Parsed<Entry>>,
  ): Promise<Entry[]> => {
    const entries: Entry[] = [];
    for (const [index, value] of frame.value[table].entries()) {
      await yieldWhenDue();
      const entry = await read(value, now);
      if (entry.ok) entries.push(entry.value);
      else unread.push(unreadEntry(table, `${table}[${index}]`, value, entry.faults));
    }
    return entries;
  };
  const rosters = await readAll('rosters', readEntry);
  const library = await readAll('library', readLibraryItem);
  const matches = await readAll('matches', readMatchEntry);
  return { ok: true, value: { rosters, library, matches, unread } };
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

async function readMatchEntry(value: unknown, now: number): Promise<Parsed<BackedUpMatch>> {
  const entry = parseWith(matchEntrySchema, value);
  if (!entry.ok) return entry;
  const { match, rest, changed, ...others } = entry.value;
  const text = textOf(match);
  if (!text.ok) return text;
  const read = await readMatchText(text.value);
  if (!read.ok) return { ok: false, faults: below('match', read.faults) };
  return {
    ok: true,
    value: {
      ...others,
      changed: Math.min(changed, now),
      rest: [...rest, ...read.value.rest],
      match: read.value.match,
    },
  };
}

/** Serialises a value so that it goes through the same reader, with the same limits, as every file. */
function textOf(value: unknown): Parsed<string> {
  try {
    return { ok: true, value: JSON.stringify(value) ?? 'null' };
  } catch {
    return refused(`${capitalised(TOO_DEEP)}.`);
  }
}

async function readLibraryItem(entry: unknown, now: number): Promise<Parsed<LibraryRecord>> {
  const item = parseWith(itemSchema, entry);
  if (!item.ok) return item;
  const value = await readLibraryValue(item.value);
  if (!value.ok) return value;
  const changed = Math.min(item.value.changed, now);
  return { ok: true, value: { ...item.value, changed, value: value.value } };
}

function unreadEntry(table: Unread['table'], path: string, entry: unknown, faults: readonly Fault[]): Unread {
  const field = { rosters: 'roster', library: 'value', matches: 'match' }[table];
  const name = (entry as Record<string, { name?: unknown } | null> | null)?.[field]?.name;
  return {
    table,
    path,
    name: typeof name === 'string' ? name.slice(0, 120) : '',
    faults: below(path, faults),
  };
}
