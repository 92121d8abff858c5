import type { IDBPTransaction } from 'idb';
import { tellChange } from './changes';
import { database, type Snapshot, type StoredRoster, type Tables } from './db';

/** How many steps of a roster's history are kept, the newest; and how long in the bin, in milliseconds. */
export const MOST_STEPS = 200;
export const BIN_TIME = 30 * 24 * 60 * 60 * 1000;

/** All rosters, those in the bin too, the last changed first. */
export const listRosters = async (): Promise<StoredRoster[]> =>
  (await (await database()).getAllFromIndex('rosters', 'changed')).reverse();

/** A roster by its id; null where there is none. */
export const readStored = async (id: string): Promise<StoredRoster | null> =>
  (await (await database()).get('rosters', id)) ?? null;

/** What a roster was at the steps of its history, the first first. */
export const readHistory = async (id: string): Promise<Snapshot[]> =>
  (await database()).getAll('history', historyOf(id));

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
  try {
    const change = (await database()).transaction(['rosters', 'history'], 'readwrite');
    // All is asked for at once and the end not left to the browser: the page may be closed by then.
    const kept = seen ? change.objectStore('rosters').get(stored.id) : undefined;
    const asked: Promise<unknown>[] = [change.objectStore('rosters').put(stored)];
    if (snapshots.length > 0) asked.push(...rewriteHistory(change, stored, snapshots));
    change.commit();
    await Promise.all([...asked, change.done]);
    const before = await kept;
    return before && !seen?.has(before.revision) ? before : null;
  } finally {
    tellChange();
  }
}

/** Changes what is kept of a roster, whatever it is by now; does nothing where there is none. */
export async function updateStored(
  id: string,
  update: (stored: StoredRoster) => Partial<StoredRoster>,
): Promise<void> {
  try {
    const change = (await database()).transaction('rosters', 'readwrite');
    const kept = await change.store.get(id);
    if (kept)
      await change.store.put({
        ...kept,
        ...update(kept),
        revision: crypto.randomUUID(),
        follows: kept.revision,
      });
    await change.done;
  } finally {
    tellChange();
  }
}

type Change = IDBPTransaction<Tables, ('rosters' | 'history')[], 'readwrite'>;

function rewriteHistory(change: Change, { id, step }: StoredRoster, snapshots: readonly Snapshot[]) {
  const history = change.objectStore('history');
  return [
    history.delete(IDBKeyRange.bound([id, step + 1], [id, Number.POSITIVE_INFINITY])),
    history.delete(IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, step - MOST_STEPS])),
    ...snapshots.map((snapshot) => history.put(snapshot)),
  ];
}

const historyOf = (id: string) =>
  IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, Number.POSITIVE_INFINITY]);

/** Takes rosters out for good, with their history. */
export async function deleteStored(ids: readonly string[]): Promise<void> {
  try {
    const change = (await database()).transaction(['rosters', 'history'], 'readwrite');
    const asked = ids.flatMap((id) => [
      change.objectStore('rosters').delete(id),
      change.objectStore('history').delete(historyOf(id)),
    ]);
    await Promise.all([...asked, change.done]);
  } finally {
    tellChange();
  }
}

/** Forgets what has been in the bin for 30 days, and the history of what has not been changed for as long. */
export async function tidy(now: number): Promise<void> {
  const old = (await listRosters()).filter(({ binned }) => binned !== null && binned < now - BIN_TIME);
  if (old.length > 0) await deleteStored(old.map(({ id }) => id));
  const change = (await database()).transaction('history', 'readwrite');
  const made = change.store.index('made');
  for (
    let each = await made.openCursor(IDBKeyRange.upperBound(now - BIN_TIME));
    each;
    each = await each.continue()
  )
    await each.delete();
  await change.done;
}
