import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Figure } from '@/lib/roster/figure';
import type { Roster } from '@/lib/roster/roster';

/** A roster as the browser keeps it, with what the shelf shows of it. */
export interface StoredRoster {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  /** As the file format has it; read by the schema again before it is edited. */
  roster: Roster;
  legal: boolean;
  figures: Figure[];
}

/** Something a player made and keeps for every roster of a game: a card, a weapon of their own. */
export interface Kept<Value = unknown> {
  system: string;
  /** What it is, as its game calls it: "card", "weapon". */
  kind: string;
  /** Unique among its kind. */
  id: string;
  value: Value;
}

interface Tables extends DBSchema {
  rosters: { key: string; value: StoredRoster; indexes: { changed: number } };
  library: { key: string[]; value: Kept };
}

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/** The browser's database, opened once; a refusal is tried again at the next call. */
export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('muster', 2, {
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('rosters', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (from < 2) db.createObjectStore('library', { keyPath: ['system', 'kind', 'id'] });
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** All rosters, the last changed first. */
export const listRosters = async (): Promise<StoredRoster[]> =>
  (await (await database()).getAllFromIndex('rosters', 'changed')).reverse();

/** A roster by its id; null where there is none. */
export const readStored = async (id: string): Promise<StoredRoster | null> =>
  (await (await database()).get('rosters', id)) ?? null;

/** Keeps a roster; resolves when the database has confirmed it. */
export async function writeStored(stored: StoredRoster): Promise<void> {
  try {
    const change = (await database()).transaction('rosters', 'readwrite');
    const put = change.store.put(stored);
    // Not left to the browser, which commits later: the page may be closed by then.
    change.commit();
    await Promise.all([put, change.done]);
  } finally {
    tellChange();
  }
}

/** Takes a roster out. */
export async function deleteStored(id: string): Promise<void> {
  try {
    await (await database()).delete('rosters', id);
  } finally {
    tellChange();
  }
}

const listeners = new Set<() => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-rosters');

/** Tells this tab and the others that something kept has changed. */
export function tellChange() {
  otherTabs?.postMessage(null);
  for (const listener of listeners) listener();
}

/** Hears of every change of the rosters, in this tab and the others. */
export function onRostersChange(listener: () => void): () => void {
  listeners.add(listener);
  otherTabs?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    otherTabs?.removeEventListener('message', listener);
  };
}

/** Why the browser would not keep something, as a sentence for the user. */
export function storageSentence(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return "This browser's storage is full.";
  if (
    ['InvalidStateError', 'SecurityError', 'NotAllowedError', 'ReferenceError', 'UnknownError'].includes(name)
  )
    return 'This browser does not let the page keep anything: a private window or a setting forbids it.';
  return 'This browser could not keep the roster.';
}
