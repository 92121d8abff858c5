import { cleanText } from '@/lib/sheet/clean';
import { COLLECTION_KIND } from './collections';
import type { TableName } from './db';
import { rawText } from './json';
import { readLibrary } from './library';
import { PACK_KIND } from './packs';
import { deleteRecords, rawRecords } from './raw';
import { readAll, readStepRecord, type Unreadable } from './records';
import { historyOf } from './rosters';
import { VERSION_KIND, versionKeys } from './version-keys';

/** Undo steps that are looked at in one go; the page answers in between. */
const AT_ONCE = 100;

/** What players keep that cannot be read: packs, collections, cards, weapons. */
export const unreadableLibrary = async (): Promise<Unreadable[]> => (await readLibrary()).unread;

/** The undo steps of all rosters that cannot be read, looked at some at a time. */
export async function unreadableSteps(): Promise<Unreadable[]> {
  const found: Unreadable[] = [];
  let range: IDBKeyRange | undefined;
  while (true) {
    const records = await rawRecords('history', range, AT_ONCE);
    found.push(...readAll(records, readStepRecord).unread);
    const last = records.at(-1);
    if (!last || records.length < AT_ONCE) return found;
    range = IDBKeyRange.lowerBound(last[0], true);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Takes what cannot be read out for good; a roster with its undo steps and its named versions. */
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

/** What cannot be read as the text of a file: of one thing itself, of several a list. */
export function unreadableText(list: readonly Unreadable[]): string {
  const [first] = list;
  return `${rawText(list.length === 1 && first ? contentOf(first) : list.map(contentOf))}\n`;
}

/** What a player would want back: of what a game keeps its value alone, which is a file of its own for packs and collections. */
const contentOf = ({ table, record }: Unreadable): unknown =>
  table === 'library' ? (fieldOf(record, 'value') ?? record) : record;

/** Where something stands, as one text. */
export const placeOf = ({ table, key }: Unreadable): string => `${table} ${rawText(key, 0)}`;

/** What something that cannot be read calls itself; "" where it does not say. */
export function unreadableName({ table, key, record }: Unreadable): string {
  const inside = table === 'library' ? fieldOf(record, 'value') : fieldOf(record, 'roster');
  // Cards, weapons and troops are kept under their names; the id of anything else says nothing.
  const [, kind, id] = table === 'library' ? [key].flat() : [];
  const ownName = [COLLECTION_KIND, PACK_KIND, VERSION_KIND].includes(String(kind)) ? '' : id;
  const names = [fieldOf(inside, 'name'), fieldOf(inside, 'designation'), ownName];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof name === 'string' ? cleanText(name.slice(0, 200)).slice(0, 120) : '';
}

const kinds: Record<TableName, string> = { rosters: 'Roster', history: 'Undo step', library: 'Kept here' };
/** What each kind of thing that is kept is called. */
export const ownKinds = new Map([
  [PACK_KIND, 'Pack'],
  [COLLECTION_KIND, 'Collection'],
  [VERSION_KIND, 'Named version'],
  ['card', 'Own card'],
  ['weapon', 'Own weapon'],
  ['troop', 'Own troop'],
]);

/** What kind of thing it is, in a word or two. */
export function unreadableKind({ table, key }: Unreadable): string {
  if (table !== 'library') return kinds[table];
  const [, kind] = [key].flat();
  return ownKinds.get(String(kind)) ?? kinds.library;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
