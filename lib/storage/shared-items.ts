import * as z from 'zod/mini';
import { parseRoster } from '@/lib/roster/parse';
import { withoutHidden } from '@/lib/roster/text/visible';
import type { Agreed, Fields, Item } from '@/lib/sync/item';
import { loadSystem } from '@/lib/systems/registry';
import type { LibraryRecord, StoredRoster } from './db';
import { newId } from './db';
import { isJson } from './json';
import { VERSION_KIND } from './kinds';
import { readLibraryItem } from './library-values';
import { isUndamaged } from './records';
import { readRosterRecord, readStoredRecord, timeSchema } from './schemas';
import { deviceNameSchema } from './shared-space';

// What is stored, as what devices share, and back.

/** A value as JSON has it: fields that are undefined are left out. */
const plain = (value: object): Fields => JSON.parse(JSON.stringify(value));

/** The shared fields of a roster: without its verdict, its history and the revisions of this browser. */
export const sharedRoster = ({ roster, pack, tags, binned, changed, collection }: StoredRoster): Fields =>
  plain({ roster, pack, tags, binned, changed, collection });

/** A stored roster as an item; null if it is damaged, so that it is sent nowhere. */
export const rosterItem = (record: unknown): Item | null =>
  isUndamaged(record) ? { kind: 'roster', id: record.id, value: sharedRoster(record) } : null;

/** The id of something of the library among all items. */
const libraryId = ({ system, kind, id }: Pick<LibraryRecord, 'system' | 'kind' | 'id'>): string =>
  [system, kind, id].join('/');

/** What the id of an item of the library is made of. */
export function libraryKey(id: string): [system: string, kind: string, id: string] {
  const [system = '', kind = '', ...own] = id.split('/');
  return [system, kind, own.join('/')];
}

/** Something of the library as an item; null if it is damaged. */
export function libraryItem(key: IDBValidKey, record: unknown): Item | null {
  const read = readStoredRecord(key, record);
  if (!read.ok || !isJson(read.value.value)) return null;
  const { value, changed } = read.value;
  return { kind: 'library', id: libraryId(read.value), value: plain({ value, changed }) };
}

/** An item of the library as it is stored. */
export function libraryRecord(item: string, { value, changed }: Fields): LibraryRecord {
  const [system, kind, id] = libraryKey(item);
  return { system, kind, id, value, ...(typeof changed === 'number' ? { changed } : {}) };
}

/** Returns the id for a conflict copy of an item. */
export function copyId({ kind, id }: Pick<Item, 'kind' | 'id'>): string {
  if (kind !== 'library') return newId();
  const [system, of, own] = libraryKey(id);
  const roster = of === VERSION_KIND ? `${own.split('.')[0]}.` : '';
  return libraryId({ system, kind: of, id: roster + newId() });
}

/** Whether this version of the app can read an item that another device sent, as it reads a file. */
export async function accepts({ kind, id, value }: Item): Promise<boolean> {
  if (!isJson(value)) return false;
  if (kind === 'device') return z.safeParse(deviceSchema, value).success;
  if (kind === 'library') {
    const record = libraryRecord(id, value);
    return (await readLibraryItem([record.system, record.kind, record.id], record)).ok;
  }
  const read = readRosterRecord(id, { ...value, id, step: 0 });
  if (!read.ok || !isUndamaged(read.value)) return false;
  const system = await loadSystem(read.value.roster.system);
  return system !== null && system !== undefined && parseRoster(read.value.roster, system).ok;
}

/** What a device tells the others of itself: its name, and when it was last there. */
const deviceSchema = z.object({
  name: z.pipe(z.string().check(z.refine((name) => withoutHidden(name) === name)), deviceNameSchema),
  at: timeSchema,
});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: readonly unknown[] = ['roster', 'library', 'device'] satisfies Item['kind'][];

/** Whether a record says what is agreed about an item. */
export function isAgreed(record: unknown): record is Agreed {
  if (!isFields(record)) return false;
  const { kind, id, record: name, revision, value, seen, sent } = record;
  const isValue = (each: unknown) => each === null || isFields(each);
  return (
    KINDS.includes(kind) &&
    [id, name].every((each) => typeof each === 'string') &&
    Number.isInteger(revision) &&
    Number(revision) >= 0 &&
    isValue(value) &&
    isFields(seen) &&
    (sent === undefined || (isFields(sent) && typeof sent.n === 'number' && isValue(sent.value)))
  );
}
