import { cleanText } from '@/lib/sheet/clean';
import type { TableName } from './db';
import { rawText } from './json';
import { COLLECTION_KIND, PACK_KIND, VERSION_KIND, versionKeys } from './kinds';
import { readLibrary } from './library';
import { deleteRecords, rawRecords } from './raw';
import { readAll, type Unreadable } from './records';
import { historyOf } from './rosters';

/** Undo steps read between two pauses that let the page respond. */
const BATCH_SIZE = 100;

/** Library records that cannot be read: packs, collections, cards, weapons. */
export const unreadableLibrary = async (): Promise<Unreadable[]> => (await readLibrary()).unread;

/** The undo steps of all rosters that cannot be read, read in batches. */
export async function unreadableSteps(): Promise<Unreadable[]> {
  const found: Unreadable[] = [];
  let range: IDBKeyRange | undefined;
  while (true) {
    const records = await rawRecords('history', range, BATCH_SIZE);
    if (records.length === 0) return found;
    const { readStepRecord } = await import('./schemas');
    found.push(...readAll(records, readStepRecord).unread);
    const last = records.at(-1);
    if (!last || records.length < BATCH_SIZE) return found;
    range = IDBKeyRange.lowerBound(last[0], true);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Permanently deletes records that cannot be read; a roster with its undo steps and named versions. */
export const deleteUnreadable = (list: readonly Unreadable[]): Promise<void> =>
  deleteRecords(
    list.flatMap((each) =>
      each.table === 'rosters' && typeof each.key === 'string'
        ? [
            each,
            { table: 'history', key: historyOf(each.key) },
            ...versionKeys(each.key).map((key) => ({ table: 'library' as const, key })),
          ]
        : [each],
    ),
  );

/** Returns unreadable records as the text of a file: one record by itself, several as a list. */
export function unreadableText(list: readonly Unreadable[]): string {
  const [first] = list;
  return `${rawText(list.length === 1 && first ? contentOf(first) : list.map(contentOf))}\n`;
}

/** What a player would want back: for library records the value alone, which for packs and collections is a file. */
const contentOf = ({ table, record }: Unreadable): unknown =>
  table === 'library' ? (fieldOf(record, 'value') ?? record) : record;

/** The table and key of a record, as one text. */
export const unreadableKey = ({ table, key }: Unreadable): string => `${table} ${rawText(key, 0)}`;

/** Where a record has what has a name. */
const contentFields: Partial<Record<TableName, string>> = { library: 'value', matches: 'match' };

/** The name of a record that cannot be read; "" if it has none. */
export function unreadableName({ table, key, record }: Unreadable): string {
  const inside = fieldOf(record, contentFields[table] ?? 'roster');
  // Cards, weapons and troops have their name as id; other ids mean nothing to a player.
  const [, kind, id] = table === 'library' ? [key].flat() : [];
  const ownName = [COLLECTION_KIND, PACK_KIND, VERSION_KIND].includes(String(kind)) ? '' : id;
  const names = [fieldOf(inside, 'name'), fieldOf(inside, 'designation'), ownName];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof name === 'string' ? cleanText(name.slice(0, 200)).slice(0, 120) : '';
}

const kinds: Record<TableName, string> = {
  rosters: 'Roster',
  history: 'Undo step',
  library: 'Library item',
  matches: 'Match',
  matchEvents: 'Event of a match',
};
/** The name of each kind of library record. */
export const ownKinds = new Map([
  [PACK_KIND, 'Pack'],
  [COLLECTION_KIND, 'Collection'],
  [VERSION_KIND, 'Named version'],
  ['card', 'Custom card'],
  ['weapon', 'Custom weapon'],
  ['troop', 'Custom troop'],
]);

/** The kind of a record, in a word or two. */
export function unreadableKind({ table, key }: Unreadable): string {
  if (table !== 'library') return kinds[table];
  const [, kind] = [key].flat();
  return ownKinds.get(String(kind)) ?? kinds.library;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
