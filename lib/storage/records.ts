import { dequal } from 'dequal/lite';
import { isOver, TOO_LARGE } from '@/lib/roster/file';
import { LAST_TIME, LIST_SIZE, NAME_LENGTH } from '@/lib/roster/limits';
import type { Fault } from '@/lib/roster/report';
import { foldCase } from '../roster/text/search';
import { withoutHidden } from '../roster/text/visible';
import type { StoredRoster, TableName } from './db';
import { isJson, longestList } from './json';

/** A record that this version cannot read: its place, its raw value, and what is wrong with it. */
export interface Unreadable {
  table: TableName;
  key: IDBValidKey;
  /** Undefined if the browser itself has lost it. */
  record: unknown;
  faults: readonly Fault[];
}

/** The result of reading one record. */
export type ReadRecord<Value> = { ok: true; value: Value } | { ok: false; unreadable: Unreadable };

/** The result of reading several records. */
export interface Records<Value> {
  read: Value[];
  unread: Unreadable[];
}

/** The current step of a roster if it is not known. */
export const UNKNOWN_STEP = -1;

/** The last step of a roster. */
export const LAST_STEP = 1_000_000_000;

const isText = (value: unknown, most = 1000): value is string =>
  typeof value === 'string' && value.length <= most;
const isShort = (value: unknown) => isText(value, NAME_LENGTH) && withoutHidden(value) === value;
const isId = (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isTime = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_TIME;
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/**
 * Whether a record is a roster of which all that lists show is undamaged: reading it by its schema would change nothing.
 * Lists read others by the schema, which says what is wrong with them.
 */
export function isUndamaged(record: unknown): record is StoredRoster {
  const { id, roster, changed, tags, makeUp, binned, revision, follows, step, ...more } = fieldsOf(record);
  const { system, name, player } = fieldsOf(roster);
  const { errors, version } = fieldsOf(more.checked);
  return (
    isId(id) &&
    isId(system) &&
    isShort(name) &&
    isShort(player) &&
    isTime(changed) &&
    more.pack !== undefined &&
    Array.isArray(tags) &&
    dequal(tagsFrom(tags), tags) &&
    (makeUp === undefined || Array.isArray(makeUp)) &&
    (binned === null || isTime(binned)) &&
    isText(revision) &&
    isText(follows) &&
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Number(step) <= LAST_STEP &&
    [more.conflictOf, more.collection].every((each) => each === undefined || isId(each)) &&
    typeof more.legal === 'boolean' &&
    Array.isArray(more.figures) &&
    more.figures.every((each) => {
      const { label, title, value } = fieldsOf(each);
      return isText(label) && isText(title) && isText(value);
    }) &&
    isText(version) &&
    Array.isArray(errors) &&
    errors.every((each) => {
      const { rule, message } = fieldsOf(each);
      return typeof rule === 'string' && typeof message === 'string';
    }) &&
    notKept(roster as object) === null
  );
}

/** Why a roster is none that a list can show, as a sentence; null if it is one. */
export function notKept(roster: object): string | null {
  if (!isJson(roster)) return 'This cannot be written as JSON; it must be a roster as its file has it.';
  if (isOver(JSON.stringify(roster))) return TOO_LARGE;
  if (longestList(roster) > LIST_SIZE)
    return `This has a list of more than ${LIST_SIZE}; it must have at most that in each.`;
  return null;
}

/** Reads records one by one and separates those that cannot be read. */
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

/** Maximum number of tags of a roster, and length of a tag. */
export const MAX_TAGS = 20;
export const TAG_LENGTH = 40;

/** Parses tags that a player typed, separated by commas: trimmed, without duplicates. */
export const tagsOf = (text: string): string[] => tagsFrom(text.split(/[,;\n]/));

/** The tags in a list of any values: trimmed, without duplicates. */
export const tagsFrom = (list: readonly unknown[]): string[] =>
  mergedTags(
    list
      .filter((each) => typeof each === 'string')
      .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, TAG_LENGTH))
      .filter((tag) => tag !== ''),
    [],
  );

/** Merges two lists of tags without duplicates, ignoring case and accents, up to `MAX_TAGS`. */
export function mergedTags(first: readonly string[], second: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of [...first, ...second]) if (!tags.has(foldCase(tag))) tags.set(foldCase(tag), tag);
  return [...tags.values()].slice(0, MAX_TAGS);
}
