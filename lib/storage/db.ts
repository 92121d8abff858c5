import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Figure } from '@/lib/roster/figure';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { setConnection } from './connection';

/** A roster as the browser keeps it, with what the shelf shows of it. */
export interface StoredRoster {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  /** As the file format has it; read by the schema again before it is edited. */
  roster: Roster;
  /** The pack it is built for, as it was when it was chosen; null for none. Read by the schema again, too. */
  pack: Pack | null;
  legal: boolean;
  figures: Figure[];
  /** The force by kind, to be read by `makeUpSchema`; none where it was stored before 0.4. */
  makeUp?: readonly unknown[] | undefined;
  /**
   * What the check found wrong, how many figures that the rules need are not known (left out by versions that did not
   * count them), and which version of the app checked; "" where that is not known.
   */
  checked: { version: string; errors: StoredError[]; unknown?: number };
  /** The player's own words to find it by. */
  tags: string[];
  /** When it was put in the bin, in milliseconds since 1970; null while it stands on the shelf. */
  binned: number | null;
  /** Another with every write: whoever holds an older one has not seen the newest. */
  revision: string;
  /** The newest revision of others that the writer of this one had seen. */
  follows: string;
  /** The step of its history that it stands at; `UNKNOWN_STEP` where that is damaged. */
  step: number;
  /** The roster that it is a conflict copy of, for as long as nobody has edited it. */
  conflictOf?: string | undefined;
  /** Id of the collection that it is built from, in this browser; none where none was chosen. */
  collection?: string | undefined;
}

/** An error of a roster, as it was told. */
export interface StoredError {
  rule: string;
  message: string;
}

/** A roster as it stood at a step of its history. */
export interface Snapshot {
  id: string;
  step: number;
  /** Milliseconds since 1970. */
  made: number;
  roster: Roster;
}

/** Something a player made and keeps for every roster of a game: a card, a weapon of their own. */
export interface LibraryRecord<Value = unknown> {
  system: string;
  /** What it is, as its game calls it: "card", "weapon". */
  kind: string;
  /** Unique among its kind. */
  id: string;
  /** Milliseconds since 1970, of the last change; none where it was kept before 0.2. */
  changed?: number;
  value: Value;
}

export interface Tables extends DBSchema {
  rosters: { key: string; value: StoredRoster; indexes: { changed: number } };
  history: { key: [string, number]; value: Snapshot; indexes: { made: number } };
  library: { key: string[]; value: LibraryRecord };
}

export type TableName = 'rosters' | 'history' | 'library';

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/** The browser's database, opened once; a refusal is tried again at the next call. */
export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('muster', 4, {
    // What records of earlier versions lack is filled in as they are read.
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('rosters', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (from < 2) db.createObjectStore('library', { keyPath: ['system', 'kind', 'id'] });
      if (from < 3) db.createObjectStore('history', { keyPath: ['id', 'step'] }).createIndex('made', 'made');
    },
    // An older version of the app, in another tab, holds on to it: this waits until that one lets go.
    blocked: () => setConnection('blocked'),
    // A newer version, or one that deletes the database, waits until this one lets go.
    blocking: (_current, next, event) => {
      if (next !== null) setConnection('outdated');
      // Listeners write what is pending before the connection closes.
      setTimeout(() => {
        opened = undefined;
        (event.target as IDBDatabase).close();
      });
    },
    terminated: () => {
      opened = undefined;
    },
  }).then(
    (db) => {
      setConnection('fine');
      return db;
    },
    (error) => {
      opened = undefined;
      if (error?.name === 'VersionError') setConnection('outdated');
      throw error;
    },
  );
  return opened;
}

/** Why the browser would not keep something, as a sentence for the user. */
export function storageSentence(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return "This browser's storage is full.";
  if (
    ['InvalidStateError', 'SecurityError', 'NotAllowedError', 'ReferenceError', 'UnknownError'].includes(name)
  )
    return 'This browser does not let the page keep anything: a private window or a setting forbids it.';
  if (name === 'VersionError')
    return 'A newer version of Muster has been open in this browser: load this page again.';
  return 'The database of this browser refused.';
}
