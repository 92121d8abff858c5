import { yieldWhenDue } from '@/lib/roster/time-slices';
import { announceChange } from './changes';
import { stamp } from './clock';
import { database, type LibraryRecord } from './db';
import { rawRecords } from './raw';
import { type Records, readAll } from './records';

// The schemas are loaded when there is something to read.

/** The database key of a library record. */
export const keyOf = ({ system, kind, id }: Pick<LibraryRecord, 'system' | 'kind' | 'id'>) => [
  system,
  kind,
  id,
];

/** All library records of every game; their values are not validated yet. */
export async function readLibraryRecords(): Promise<Records<LibraryRecord>> {
  const records = await rawRecords('library');
  if (records.length === 0) return { read: [], unread: [] };
  const { readStoredRecord } = await import('./schemas');
  return readAll(records, readStoredRecord);
}

/** All library records that can be read. */
export const listLibrary = async (): Promise<LibraryRecord[]> => (await readLibraryRecords()).read;

/**
 * Reads the library records of a game, a kind or a range of keys, each value validated by the schema of its game, and
 * lists those that cannot be read.
 */
export async function readLibrary({
  system,
  kind,
  keys,
}: Partial<Pick<LibraryRecord, 'system' | 'kind'>> & { keys?: IDBKeyRange | undefined } = {}): Promise<
  Records<LibraryRecord>
> {
  const found = (await rawRecords('library', keys)).filter(([key]) => {
    const [ofSystem, ofKind] = key as unknown[];
    return (system ?? ofSystem) === ofSystem && (kind ?? ofKind) === ofKind;
  });
  const records: Records<LibraryRecord> = { read: [], unread: [] };
  if (found.length === 0) return records;
  const { readLibraryItem } = await import('./library-values');
  for (const [key, record] of found) {
    await yieldWhenDue();
    const reading = await readLibraryItem(key, record);
    if (reading.ok) records.read.push(reading.value);
    else records.unread.push(reading.unreadable);
  }
  return records;
}

/**
 * Saves a library record. An existing one with the same id is replaced, or moved to another id if this version cannot
 * read it. Resolves when the database has confirmed the write.
 * @returns the record that was replaced; null if there was none that can be read
 */
export async function writeLibraryItem(stored: LibraryRecord): Promise<LibraryRecord | null> {
  const db = await database();
  const changed = stamp();
  const change = db.transaction('library', 'readwrite');
  const requests = [change.store.get(keyOf(stored)), change.store.put({ ...stored, changed })] as const;
  // Issue all requests and commit without waiting: the page may be closed any moment.
  change.commit();
  const [before] = await Promise.all([...requests, change.done]);
  const replaced =
    before && (await (await import('./library-values')).readLibraryItem(keyOf(stored), before));
  if (before && !replaced?.ok)
    await db.put('library', { ...before, id: `${stored.id.slice(0, 80)}-unreadable-${changed}` });
  announceChange();
  return replaced?.ok ? replaced.value : null;
}

/** Deletes a library record. */
export async function deleteLibraryItem(stored: Omit<LibraryRecord, 'value'>): Promise<void> {
  await (await database()).delete('library', keyOf(stored));
  announceChange();
}
