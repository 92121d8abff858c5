import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Base, Event } from '@/lib/play/mark';
import type { MatchHead } from '@/lib/play/match';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { Figure } from '@/lib/roster/shown/figures';
import type { Agreed } from '@/lib/sync/item';
import type { Step } from '@/lib/sync/match/step';
import type { Who } from '@/lib/sync/match/who';
import { setConnection } from './connection';

/** A roster as the browser stores it, with what the shelf shows of it. */
export interface StoredRoster {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  /** In the file format; validated by the schema again before it is edited. */
  roster: Roster;
  /** The pack it is built for, as it was when chosen; null for none. Validated by the schema again as well. */
  pack: Pack | null;
  legal: boolean;
  figures: Figure[];
  /** The force by kind, to be read by `makeUpSchema`; absent if it was stored before 0.4. */
  makeUp?: readonly unknown[] | undefined;
  /**
   * The errors found, the number of figures that the rules need but are unknown (omitted by versions that did not
   * count them), and the version of the app that checked; "" if unknown.
   */
  checked: { version: string; errors: StoredError[]; unknown?: number };
  /** The player's own search tags. */
  tags: string[];
  /** When it was put in the bin, in milliseconds since 1970; null while it is on the shelf. */
  binned: number | null;
  /** New with every write: whoever holds an older one has not seen the newest. */
  revision: string;
  /** The newest revision of others that the writer of this one had seen. */
  follows: string;
  /** The current step of its history; `UNKNOWN_STEP` if that is damaged. */
  step: number;
  /** Id of the roster that it is a conflict copy of, until somebody edits it. */
  conflictOf?: string | undefined;
  /** Id of the collection that it is built from, in this browser; absent if none was chosen. */
  collection?: string | undefined;
}

/** An error of a roster, as it was shown. */
export interface StoredError {
  rule: string;
  message: string;
}

/** A roster at a step of its history. */
export interface Snapshot {
  id: string;
  step: number;
  /** Milliseconds since 1970. */
  made: number;
  roster: Roster;
  /** What the step did, if it was an action with a name of its own: "Placed automatically". */
  done?: string;
}

/** Something a player made for every roster of a game, such as a card or a weapon. */
export interface LibraryRecord<Value = unknown> {
  system: string;
  /** The game's term for it: "card", "weapon". */
  kind: string;
  /** Unique within its kind. */
  id: string;
  /** Milliseconds since 1970, of the last change; absent if it was stored before 0.2. */
  changed?: number;
  value: Value;
}

/** A state of a roster that its player has given a name. */
export interface Version {
  /** The id of the roster. */
  of: string;
  name: string;
  /** Milliseconds since 1970, of the state. */
  made: number;
  roster: Roster;
}

/** A match without its log, and what lists show of it. */
export interface StoredMatch {
  id: string;
  /** Milliseconds since 1970, of its start, its last new turn, or a change of its name, notes or result. */
  changed: number;
  match: MatchHead;
  /** Id of the roster in this browser that it was started from; null if there is none. */
  roster: string | null;
  /** The number of its turn or round. */
  turn: number;
  /** When it was put in the bin, in milliseconds since 1970; null while it is listed. */
  binned: number | null;
  /** Events of its log that do not fit, as they were read. */
  rest: unknown[];
}

/** One event of the log of a match. */
export interface StoredEvent {
  match: string;
  n: number;
  event: Event;
}

/** What this browser shares with other devices, and how far it has come. */
export interface StoredSpace {
  /** "devices": everything of a player, on all their devices; or the id of a shared match. */
  id: string;
  /** 32 bytes. */
  key: Uint8Array;
  /** The key of the space that this one takes the place of, until that is deleted from the server. */
  before?: Uint8Array | undefined;
  device: { id: string; name: string };
  /** Where reading the changes of the server goes on; "0" for the start. */
  cursor: string;
  /** The number of this device's last change. */
  number: number;
  /** The version of the app that read the changes up to the cursor. */
  version: string;
  /** When everything was the same here and there, in milliseconds since 1970; null for never. */
  synced: number | null;
  /** When the server deletes it unless it is used before, in milliseconds since 1970; 0 if unknown. */
  expires: number;
  /** Of a shared match alone. */
  match?: { base: Base; who: Who };
}

/** A step of a shared match, and whether the server has it. */
export interface StoredStep {
  match: string;
  device: string;
  n: number;
  step: Step;
  sent: boolean;
}

/** What is agreed about an item of a space. */
export interface StoredAgreed extends Agreed {
  space: string;
}

export interface Tables extends DBSchema {
  rosters: { key: string; value: StoredRoster; indexes: { changed: number } };
  history: { key: [string, number]; value: Snapshot; indexes: { made: number } };
  library: { key: string[]; value: LibraryRecord };
  matches: { key: string; value: StoredMatch };
  matchEvents: { key: [string, number]; value: StoredEvent };
  spaces: { key: string; value: StoredSpace };
  steps: { key: [match: string, device: string, n: number]; value: StoredStep };
  agreed: { key: [space: string, kind: string, id: string]; value: StoredAgreed };
}

/** All tables of what players made. */
export const TABLES = ['rosters', 'history', 'library', 'matches', 'matchEvents'] as const;

export type TableName = (typeof TABLES)[number];

/** The version of the tables. */
export const DATABASE_VERSION = 6;

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/** The browser's database, opened once; if that fails, the next call tries again. */
export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('muster', DATABASE_VERSION, {
    // Fields that records of earlier versions lack are filled in when they are read.
    upgrade: (db, from) => {
      if (from < 1) db.createObjectStore('rosters', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (from < 2) db.createObjectStore('library', { keyPath: ['system', 'kind', 'id'] });
      if (from < 3) db.createObjectStore('history', { keyPath: ['id', 'step'] }).createIndex('made', 'made');
      if (from < 5) {
        db.createObjectStore('matches', { keyPath: 'id' });
        db.createObjectStore('matchEvents', { keyPath: ['match', 'n'] });
      }
      if (from < 6) {
        db.createObjectStore('spaces', { keyPath: 'id' });
        db.createObjectStore('agreed', { keyPath: ['space', 'kind', 'id'] });
        db.createObjectStore('steps', { keyPath: ['match', 'device', 'n'] });
      }
    },
    // A tab with an older version of the app has it open: wait until that one closes it.
    blocked: () => setConnection('blocked'),
    // A newer version, or a deletion of the database, waits until this tab closes it.
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

/** The reason the browser could not store something, as a sentence for the user. */
export function storageSentence(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return "This browser's storage is full.";
  if (
    ['InvalidStateError', 'SecurityError', 'NotAllowedError', 'ReferenceError', 'UnknownError'].includes(name)
  )
    return 'This browser does not allow the page to save anything, because of a private window or a setting.';
  if (name === 'VersionError')
    return 'A newer version of Muster has been open in this browser: reload the page.';
  return 'The database of this browser refused the request.';
}

/** Undoes what a transaction has changed, after an error in it. */
export function abandon(change: { done: Promise<void>; abort: () => void }): void {
  change.done.catch(() => undefined);
  try {
    change.abort();
  } catch {
    // The browser has already ended it.
  }
}

/**
 * Returns a random version 4 UUID. `crypto.randomUUID` does the same, but browsers do not offer it on pages over
 * plain HTTP.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
