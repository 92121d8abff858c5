import { type Kysely, type Migration, Migrator } from 'kysely';

/** The tables of what several processes change and watch, each row with an id and a revision. */
export type Watched = 'events' | 'spaces';

/** A database with the tables of events and spaces, and what differs between the kinds of databases. */
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
  /** Keeps other transactions from changing a row until this one ends. Does nothing if it does not exist. */
  lock: (db: Db, table: Watched, id: string) => Promise<void>;
  /** The time of the clock that all processes share. */
  now: (db: Db) => Promise<number>;
  /** Tells other processes, once the transaction has ended, that a row changed. */
  announce: (db: Db, table: Watched, id: string, revision: number) => Promise<void>;
  /**
   * Listens to other processes until the returned function is called.
   * @param heard is called when one of them changed or deleted a row of the table
   * @param missed is called, and again if it rejects, when any rows may have been changed
   */
  listen: (
    table: Watched,
    heard: (id: string, revision: number) => void,
    missed: () => Promise<void>,
  ) => () => void;
  /** Changes with the same result here wait for each other. */
  queueOf: (id: string) => string;
  close: () => Promise<void>;
}

/** Lists and states are JSON; moments are in milliseconds since 1970. */
export interface Tables {
  /** `core` is the state without its settings, players and rounds; `due` is when the next step is taken by the clock. */
  events: {
    id: string;
    revision: number;
    head: string;
    made: number;
    due: number | null;
    name: string;
    step: string;
    core: string;
    schema: string | null;
  };
  /** Apart from `events`, whose row every change writes: a pack is large. */
  settings: { event: string; data: string };
  players: { event: string; id: string; revision: number; data: string };
  rounds: { event: string; number: number; revision: number; data: string };
  log: { event: string; seq: number; at: number; by: string; data: string; prev: string; hash: string };
  contents: { hash: string; bytes: Uint8Array };
  /** Answers to requests, by their idempotency keys. */
  answers: { event: string; who: string; key: string; request: string; answer: string; at: number };
  /** `token` is a hash; `records` and `bytes` say what is in the space; `used` is a moment of the last day of use. */
  spaces: {
    id: string;
    token: string;
    revision: number;
    made: number;
    used: number;
    records: number;
    bytes: number;
  };
  /** `at` is the revision that the space had after the last change; without data if the record was deleted. */
  records: {
    space: string;
    id: string;
    revision: number;
    at: number;
    bytes: number;
    data: Uint8Array | null;
  };
}

export type Db = Kysely<Tables>;

/** Most rows that one statement reads by key or writes. */
const MAX_ROWS = 200;

/** Parts of a list that fit into one statement each. */
export function inParts<Item>(list: readonly Item[], most: number = MAX_ROWS): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < list.length; at += most) parts.push(list.slice(at, at + most));
  return parts;
}

/** Applied in order of their names; one that was published is never changed. */
const migrations: Record<string, Migration> = {
  '001-events': { up: makeEvents },
  '002-spaces': { up: makeSpaces },
  '003-schema-of-events': { up: addSchemaOfEvents },
};

async function addSchemaOfEvents({ schema }: Kysely<Tables>) {
  await schema.alterTable('events').addColumn('schema', 'text').execute();
}

async function makeEvents({ schema }: Kysely<Tables>) {
  await schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('core', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('events_due').on('events').column('due').execute();
  await schema.createIndex('events_made').on('events').column('made').execute();

  await schema
    .createTable('settings')
    .addColumn('event', 'text', (column) => column.primaryKey().notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('players')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('players_key', ['event', 'id'])
    .execute();

  await schema
    .createTable('rounds')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rounds_key', ['event', 'number'])
    .execute();

  await schema
    .createTable('log')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('prev', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['event', 'seq'])
    .execute();

  await schema
    .createTable('contents')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    // SQLite keeps bytes as they are in a column of any type.
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();

  await schema
    .createTable('answers')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['event', 'key', 'who'])
    .execute();
  await schema.createIndex('answers_at').on('answers').column('at').execute();
}

async function makeSpaces({ schema }: Kysely<Tables>) {
  await schema
    .createTable('spaces')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('spaces_used').on('spaces').column('used').execute();

  await schema
    .createTable('records')
    .addColumn('space', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('data', 'bytea')
    .addPrimaryKeyConstraint('records_key', ['space', 'id'])
    .execute();
  await schema.createIndex('records_at').on('records').columns(['space', 'at']).execute();
}

/** Makes the tables, or brings those of an earlier version up to date; several processes may do so at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Error('The database was last opened by a newer version of Muster; start that one.', {
      cause: error,
    });
  if (error) throw error;
}
