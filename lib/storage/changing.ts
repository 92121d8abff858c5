import type { IDBPTransaction } from 'idb';
import { announceChange } from './changes';
import { database, type TableName, type Tables } from './db';

/**
 * Changes tables in one transaction and announces it; resolves when the database has confirmed it.
 * @param work issues the requests
 */
export async function changing<Names extends readonly TableName[]>(
  tables: Names,
  work: (change: IDBPTransaction<Tables, Names, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  try {
    const change = (await database()).transaction(tables, 'readwrite');
    await Promise.all([work(change), change.done]);
  } finally {
    announceChange();
  }
}
