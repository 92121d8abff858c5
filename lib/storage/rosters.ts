import type { IDBPTransaction } from 'idb';
import { announceChange, changing } from './changes';
import { database, newId, type Snapshot, type StoredRoster, type Tables } from './db';
import { versionKeys } from './kinds';
import { rawRecords } from './raw';
import { isUndamaged, type ReadRecord, type Records, readAll } from './records';

// Loaded when a record is read by it; lists show most rosters without.
const schemas = () => import('./schemas');

const NONE: Records<never> = { read: [], unread: [] };

/** Number of newest undo steps kept for a roster, and time in the bin, in milliseconds. */
export const MAX_STEPS = 200;
export const BIN_TIME = 30 * 24 * 60 * 60 * 1000;

/** All rosters, including those in the bin, last changed first, and the records that cannot be read. */
export async function readRosters(): Promise<Records<StoredRoster>> {
  const undamaged: StoredRoster[] = [];
  const others: (readonly [IDBValidKey, unknown])[] = [];
  for (const [key, record] of await rawRecords('rosters'))
    if (isUndamaged(record)) undamaged.push(record);
    else others.push([key, record]);
  const { read, unread } = others.length === 0 ? NONE : readAll(others, (await schemas()).readRosterRecord);
  return { read: [...undamaged, ...read].sort((a, b) => b.changed - a.changed), unread };
}

/** All rosters that can be read, last changed first. */
export const listRosters = async (): Promise<StoredRoster[]> => (await readRosters()).read;

/** Finds a roster by id, or its record if that cannot be read; null if there is none. */
export async function findStored(id: string): Promise<ReadRecord<StoredRoster> | null> {
  const [found] = await rawRecords('rosters', IDBKeyRange.only(id));
  return found ? (await schemas()).readRosterRecord(...found) : null;
}

/** Finds a roster by id; null if there is none, or it cannot be read. */
export async function readStored(id: string): Promise<StoredRoster | null> {
  const found = await findStored(id);
  return found?.ok ? found.value : null;
}

/** The readable snapshots of a roster's history, oldest first. */
export async function readHistory(id: string): Promise<Snapshot[]> {
  const [records, { readStepRecord }] = await Promise.all([rawRecords('history', historyOf(id)), schemas()]);
  return readAll(records, readStepRecord).read;
}

/** Options for writing a roster. */
export interface WriteOptions {
  /** The revisions the writer has seen; any other stored revision is overwritten and returned. */
  seen?: ReadonlySet<string>;
  /** Steps to add to its history; steps after the roster's current one are then deleted. */
  snapshots?: readonly Snapshot[];
}

/**
 * Saves a roster; resolves when the database has confirmed it.
 * @returns the overwritten roster if the writer had not seen it, to be saved elsewhere; else null
 */
export async function writeStored(
  stored: StoredRoster,
  { seen, snapshots = [] }: WriteOptions = {},
): Promise<StoredRoster | null> {
  let before: unknown;
  try {
    const change = (await database()).transaction(['rosters', 'history'], 'readwrite');
    // Issue all requests and commit without waiting: the page may be closed any moment.
    const overwritten = seen ? change.objectStore('rosters').get(stored.id) : undefined;
    const requests: Promise<unknown>[] = [change.objectStore('rosters').put(stored)];
    if (snapshots.length > 0) requests.push(...rewriteHistory(change, stored, snapshots));
    change.commit();
    await Promise.all([...requests, change.done]);
    before = await overwritten;
  } finally {
    announceChange();
  }
  return unseen(before, seen);
}

async function unseen(before: unknown, seen: ReadonlySet<string> | undefined): Promise<StoredRoster | null> {
  if (typeof before !== 'object' || before === null) return null;
  const { id, revision } = before as Record<string, unknown>;
  if (typeof revision === 'string' && seen?.has(revision)) return null;
  const read = (await schemas()).readRosterRecord(String(id), before);
  if (read.ok) return seen?.has(read.value.revision) ? null : read.value;
  await saveUnderNewId(before);
  return null;
}

/** Saves a record that cannot be read under a new id, for the shelf to list it. */
async function saveUnderNewId(record: object) {
  await (await database()).put('rosters', { ...record, id: newId() } as StoredRoster);
  announceChange();
}

/** Updates the current stored version of a roster; does nothing if none can be read. */
export const updateStored = async (
  id: string,
  update: (stored: StoredRoster) => Partial<StoredRoster>,
): Promise<void> => {
  // Before the transaction, which ends while it waits for anything else.
  const { readRosterRecord } = await schemas();
  return changing(['rosters'], async (change) => {
    const rosters = change.objectStore('rosters');
    const current = readRosterRecord(id, await rosters.get(id));
    if (current.ok)
      await rosters.put({
        ...current.value,
        ...update(current.value),
        revision: newId(),
        follows: current.value.revision,
      });
  });
};

type Change = IDBPTransaction<Tables, ('rosters' | 'history')[], 'readwrite'>;

/** Issues the requests that add steps to a history, delete those after its end, and those beyond `MAX_STEPS`. */
export function rewriteHistory(
  change: Change,
  { id, step }: Pick<StoredRoster, 'id' | 'step'>,
  snapshots: readonly Snapshot[],
) {
  const history = change.objectStore('history');
  return [
    history.delete(IDBKeyRange.bound([id, step + 1], [id, Number.POSITIVE_INFINITY])),
    history.delete(IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, step - MAX_STEPS])),
    ...snapshots.map((snapshot) => history.put(snapshot)),
  ];
}

/** Every key of a roster's history, whatever is in place of the step number. */
export const historyOf = (id: string) => IDBKeyRange.bound([id], [`${id}\0`], false, true);

/** Deletes rosters permanently, with their history and their named versions. */
export const deleteStored = (ids: readonly string[]): Promise<void> =>
  changing(['rosters', 'history', 'library'], (change) =>
    Promise.all(
      ids.flatMap((id) => [
        change.objectStore('rosters').delete(id),
        change.objectStore('history').delete(historyOf(id)),
        ...versionKeys(id).map((keys) => change.objectStore('library').delete(keys)),
      ]),
    ),
  );
