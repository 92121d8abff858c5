import type { IDBPTransaction } from 'idb';
import { announceChange } from './changes';
import { database, type Snapshot, type StoredRoster, type Tables } from './db';
import { newId } from './new-id';
import { rawRecords } from './raw';
import { type ReadRecord, type Records, readAll, readRosterRecord, readStepRecord } from './records';
import { versionKeys } from './version-keys';

/** How many steps of a roster's history are kept, the newest; and how long in the bin, in milliseconds. */
export const MOST_STEPS = 200;
export const BIN_TIME = 30 * 24 * 60 * 60 * 1000;

/** All rosters, those in the bin too, the last changed first, and the records that are no rosters any more. */
export async function readRosters(): Promise<Records<StoredRoster>> {
  const { read, unread } = readAll(await rawRecords('rosters'), readRosterRecord);
  return { read: read.sort((a, b) => b.changed - a.changed), unread };
}

/** All rosters that can be read, the last changed first. */
export const listRosters = async (): Promise<StoredRoster[]> => (await readRosters()).read;

/** A roster by its id, or its record where that cannot be read; null where there is none. */
export async function findStored(id: string): Promise<ReadRecord<StoredRoster> | null> {
  const [found] = await rawRecords('rosters', IDBKeyRange.only(id));
  return found ? readRosterRecord(...found) : null;
}

/** A roster by its id; null where there is none, or it cannot be read. */
export async function readStored(id: string): Promise<StoredRoster | null> {
  const found = await findStored(id);
  return found?.ok ? found.value : null;
}

/** What a roster was at the steps of its history that can be read, the first first. */
export const readHistory = async (id: string): Promise<Snapshot[]> =>
  readAll(await rawRecords('history', historyOf(id)), readStepRecord).read;

/** What goes along with the write of a roster. */
export interface WriteOptions {
  /** The revisions the writer has seen; where another is kept, it is overwritten and answered. */
  seen?: ReadonlySet<string>;
  /** Steps of its history to be kept; later steps than the roster's own are forgotten then. */
  snapshots?: readonly Snapshot[];
}

/**
 * Keeps a roster; resolves when the database has confirmed it.
 * @returns what was kept in its place if the writer had not seen it, for the writer to keep elsewhere; else null
 */
export async function writeStored(
  stored: StoredRoster,
  { seen, snapshots = [] }: WriteOptions = {},
): Promise<StoredRoster | null> {
  let before: unknown;
  try {
    const change = (await database()).transaction(['rosters', 'history'], 'readwrite');
    // All is asked for at once and the end not left to the browser: the page may be closed by then.
    const kept = seen ? change.objectStore('rosters').get(stored.id) : undefined;
    const asked: Promise<unknown>[] = [change.objectStore('rosters').put(stored)];
    if (snapshots.length > 0) asked.push(...rewriteHistory(change, stored, snapshots));
    change.commit();
    await Promise.all([...asked, change.done]);
    before = await kept;
  } finally {
    announceChange();
  }
  return unseen(before, seen);
}

async function unseen(before: unknown, seen: ReadonlySet<string> | undefined): Promise<StoredRoster | null> {
  if (typeof before !== 'object' || before === null) return null;
  const { id, revision } = before as Record<string, unknown>;
  if (typeof revision === 'string' && seen?.has(revision)) return null;
  const read = readRosterRecord(String(id), before);
  if (read.ok) return seen?.has(read.value.revision) ? null : read.value;
  await keepAside(before);
  return null;
}

/** Keeps a record that cannot be read under an id of its own, for the shelf to list it. */
async function keepAside(record: object) {
  await (await database()).put('rosters', { ...record, id: newId() } as StoredRoster);
  announceChange();
}

/** Changes what is kept of a roster, whatever it is by now; does nothing where there is none that can be read. */
export async function updateStored(
  id: string,
  update: (stored: StoredRoster) => Partial<StoredRoster>,
): Promise<void> {
  try {
    const change = (await database()).transaction('rosters', 'readwrite');
    const kept = readRosterRecord(id, await change.store.get(id));
    if (kept.ok)
      await change.store.put({
        ...kept.value,
        ...update(kept.value),
        revision: newId(),
        follows: kept.value.revision,
      });
    await change.done;
  } finally {
    announceChange();
  }
}

type Change = IDBPTransaction<Tables, ('rosters' | 'history')[], 'readwrite'>;

/** Asks for what keeps new steps of a history, forgets those after its end, and those that are too many. */
export function rewriteHistory(
  change: Change,
  { id, step }: Pick<StoredRoster, 'id' | 'step'>,
  snapshots: readonly Snapshot[],
) {
  const history = change.objectStore('history');
  return [
    history.delete(IDBKeyRange.bound([id, step + 1], [id, Number.POSITIVE_INFINITY])),
    history.delete(IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, step - MOST_STEPS])),
    ...snapshots.map((snapshot) => history.put(snapshot)),
  ];
}

/** Every key of a roster's history, whatever stands where the number of the step should. */
export const historyOf = (id: string) => IDBKeyRange.bound([id], [`${id}\0`], false, true);

/** Takes rosters out for good, with their history and their named versions. */
export async function deleteStored(ids: readonly string[]): Promise<void> {
  try {
    const change = (await database()).transaction(['rosters', 'history', 'library'], 'readwrite');
    const asked = ids.flatMap((id) => [
      change.objectStore('rosters').delete(id),
      change.objectStore('history').delete(historyOf(id)),
      ...versionKeys(id).map((keys) => change.objectStore('library').delete(keys)),
    ]);
    await Promise.all([...asked, change.done]);
  } finally {
    announceChange();
  }
}
