import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASE_VERSION } from '@/lib/storage/db';
import { database02, fillDatabase, openRaw } from '../fixtures/database';

// Modules with state are loaded again for each test.
async function page() {
  vi.resetModules();
  const { connection, onConnection } = await import('@/lib/storage/connection');
  const rosters = await import('@/lib/storage/rosters');
  const { storageSentence } = await import('@/lib/storage/db');
  const { unreadableLibrary, deleteUnreadable, unreadableText } = await import('@/lib/storage/unreadable');
  return {
    connection,
    onConnection,
    storageSentence,
    unreadableLibrary,
    deleteUnreadable,
    unreadableText,
    ...rosters,
  };
}

const records = database02();
const count = records.filter(({ table }) => table === 'rosters').length;

beforeEach(async () => {
  await deleteDB('muster');
});

describe('tabs of two versions', () => {
  test('the newer one is blocked while an older one holds the database, and continues once it is closed', async () => {
    const older = await openRaw(3);
    older.onversionchange = null;
    const { connection, listRosters } = await page();
    const listing = listRosters();
    await expect.poll(connection, { interval: 5 }).toBe('blocked');
    older.close();
    expect(await listing).toEqual([]);
    expect(connection()).toBe('fine');
  });

  test('an older one saves pending data, closes the database, and asks for a reload', async () => {
    await fillDatabase(records);
    const { connection, onConnection, listRosters, writeStored, storageSentence } = await page();
    const [stored] = await listRosters();
    if (!stored) throw new Error('There is a roster');
    onConnection(() => void writeStored({ ...stored, revision: 'due' }));
    const newer = await openRaw(DATABASE_VERSION + 1);
    expect(connection()).toBe('outdated');
    const written = newer.transaction('rosters').objectStore('rosters').get(stored.id);
    await new Promise((resolve) => {
      written.onsuccess = resolve;
    });
    expect(written.result.revision).toBe('due');
    const refused = await listRosters().catch(storageSentence);
    expect(refused).toContain('reload the page');
    expect(connection()).toBe('outdated');
    newer.close();
  });
});

describe('a record whose data the browser has lost', () => {
  /** Simulates a browser that has lost the data of a record: reading it fails, and every list that includes it. */
  function lose(key: string) {
    const lost = () => {
      throw new DOMException('Data lost due to missing file.', 'NotReadableError');
    };
    const { get, getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
      return this.name === 'rosters' ? lost() : getAll.apply(this, args);
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, query) {
      return query === key ? lost() : get.call(this, query);
    });
  }

  test('does not affect others, is listed, and can be deleted', async () => {
    await fillDatabase(records);
    const { readRosters, deleteUnreadable, findStored } = await page();
    const key = String(records.find(({ table }) => table === 'rosters')?.record.id);
    lose(key);
    const { read, unread } = await readRosters();
    expect(read).toHaveLength(count - 1);
    expect(unread).toMatchObject([{ table: 'rosters', key, record: undefined }]);
    expect(await findStored(key)).toMatchObject({ ok: false });
    await deleteUnreadable(unread);
    vi.restoreAllMocks();
    expect((await readRosters()).read).toHaveLength(count - 1);
  });
});
