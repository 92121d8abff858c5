import type { IDBPDatabase } from 'idb';
import { announceChange } from './changes';
import { database, type TableName } from './db';

/** The database with keys and records of any kind, as damaged ones are. */
const anyDatabase = async () => (await database()) as unknown as IDBPDatabase;

/** What a browser calls a record whose data it has lost on the disk. */
const LOST = ['NotReadableError', 'DataError', 'DataCloneError', 'UnknownError'];

const isLost = (error: unknown) =>
  (error instanceof Error || error instanceof DOMException) && LOST.includes(error.name);

/**
 * The records of a table with their keys, as they are. Read by the key that each must have, never by an index, which
 * leaves out what lacks its field; one whose data the browser has lost is undefined, and the others are there.
 */
export async function rawRecords(
  table: TableName,
  range?: IDBKeyRange,
  most?: number,
): Promise<[key: IDBValidKey, record: unknown][]> {
  const db = await anyDatabase();
  try {
    const { store, done } = db.transaction(table);
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, most),
      store.getAll(range, most),
      done,
    ]);
    return keys.map((key, at) => [key, values[at]]);
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  const found: [IDBValidKey, unknown][] = [];
  for (const key of await db.getAllKeys(table, range, most)) found.push([key, await oneRecord(table, key)]);
  return found;
}

async function oneRecord(table: TableName, key: IDBValidKey): Promise<unknown> {
  try {
    return await (await anyDatabase()).get(table, key);
  } catch (error) {
    if (isLost(error)) return undefined;
    throw error;
  }
}

/** Takes records out, whatever is in them. */
export async function deleteRecords(
  records: readonly { table: TableName; key: IDBValidKey | IDBKeyRange }[],
): Promise<void> {
  try {
    const change = (await anyDatabase()).transaction(['rosters', 'history', 'library'], 'readwrite');
    const asked = records.map(({ table, key }) => change.objectStore(table).delete(key));
    await Promise.all([...asked, change.done]);
  } finally {
    announceChange();
  }
}
