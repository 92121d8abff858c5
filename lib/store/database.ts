import type { Db } from './tables';

/** A database with the tables of events, and what differs between the kinds of databases. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in one transaction that may write; it is on disk when this resolves. Work that did not get its turn may
   * run again. Throws `StoreUnavailable`.
   */
  write: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Runs `work`, which is a single statement. Throws `StoreUnavailable`. */
  query: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Runs `work`, which only reads, on the database as it is at one moment. Throws `StoreUnavailable`. */
  read: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Keeps other transactions from changing an event until this one ends. Does nothing if it does not exist. */
  lock: (db: Db, id: string) => Promise<void>;
  /** The time of the clock that all processes share. */
  now: (db: Db) => Promise<number>;
  /** Tells other processes, once the transaction has ended, that an event changed. */
  announce: (db: Db, id: string, revision: number) => Promise<void>;
  /**
   * Listens to other processes until the returned function is called.
   * @param heard is called when one of them changed an event
   * @param missed is called, and again if it rejects, when any events may have been changed
   */
  listen: (heard: (id: string, revision: number) => void, missed: () => Promise<void>) => () => void;
  /** Changes with the same result here wait for each other. */
  queueOf: (id: string) => string;
  close: () => Promise<void>;
}
