import type { IDBPDatabase } from 'idb';
import { changing } from './changes';
import { database, TABLES, type TableName } from './db';

/** The database with untyped keys and records, since damaged ones may be anything. */
const anyDatabase = async () => (await database()) as unknown as IDBPDatabase;

/** Names of the errors that browsers throw for a record whose data is lost on disk. */
const LOST_DATA_ERRORS = ['NotReadableError', 'DataError', 'DataCloneError', 'UnknownError'];

const isLost = (error: unknown) =>
  (error instanceof Error || error instanceof DOMException) && LOST_DATA_ERRORS.includes(error.name);

/**
 * Returns the raw records of a table with their keys. Reads by primary key, since an index omits records without its
 * field. A record whose data the browser has lost is undefined.
 */
export async function rawRecords(
  table: TableName | 'agreed',
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

async function oneRecord(table: TableName | 'agreed', key: IDBValidKey): Promise<unknown> {
  try {
    return await (await anyDatabase()).get(table, key);
  } catch (error) {
    if (isLost(error)) return undefined;
    throw error;
  }
}

/** Deletes records, whatever is in them. */
export const deleteRecords = (
  records: readonly { table: TableName; key: IDBValidKey | IDBKeyRange }[],
): Promise<void> =>
  changing(TABLES, (change) =>
    Promise.all(records.map(({ table, key }) => change.objectStore(table).delete(key as IDBKeyRange))),
  );
