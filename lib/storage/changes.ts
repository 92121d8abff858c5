import type { IDBPTransaction } from 'idb';
import {
  database,
  type LibraryRecord,
  type StoredMatch,
  type StoredRoster,
  type TableName,
  type Tables,
} from './db';

type Listener = (oldest: number) => void;

const listeners = new Set<Listener>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-rosters');

/**
 * Notifies this tab and the others that stored data has changed.
 * @param oldest for rosters written with an earlier time of change: the earliest, in milliseconds since 1970
 */
export function announceChange(oldest = Number.POSITIVE_INFINITY) {
  otherTabs?.postMessage(oldest);
  for (const listener of listeners) listener(oldest);
}

/** Subscribes to changes of what is stored, in this tab and the others. */
export function onRostersChange(listener: Listener): () => void {
  const onMessage = ({ data }: MessageEvent) => listener(Number(data));
  listeners.add(listener);
  otherTabs?.addEventListener('message', onMessage);
  return () => {
    listeners.delete(listener);
    otherTabs?.removeEventListener('message', onMessage);
  };
}

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

/** Values by id whose writes are unconfirmed or have failed; this tab keeps working with them. */
class PendingWrites<Value extends { id: string }> extends Map<string, Value> {
  /** Holds a value until it is written; if the database refuses, rejects and still holds it. */
  async write<Result>(value: Value, write: () => Promise<Result>): Promise<Result> {
    this.set(value.id, value);
    const result = await write();
    if (this.get(value.id) === value) this.delete(value.id);
    return result;
  }

  /** Stored values, replaced by their pending versions. */
  over(stored: readonly Value[]): Value[] {
    return [...this.values(), ...stored.filter(({ id }) => !this.has(id))];
  }
}

/** Rosters that are not written yet. */
export const pendingRosters = new PendingWrites<StoredRoster>();

/** Packs that are not written yet. */
export const pendingPacks = new PendingWrites<LibraryRecord>();

/** Collections that are not written yet. */
export const pendingCollections = new PendingWrites<LibraryRecord>();

/** Matches that were started and could not be written: they are played in this tab. */
export const pendingMatches = new PendingWrites<StoredMatch>();

/** Stored items of a kind that are not written yet. */
export type PendingItems = typeof pendingPacks;
