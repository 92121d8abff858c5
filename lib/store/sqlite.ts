import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type TransactionSettings,
} from 'kysely';
import { type Database, type Db, migrate, type Tables } from './database';
import { StoreUnavailable } from './errors';
import { SqliteFile } from './sqlite-file';

/** Milliseconds that a transaction waits for those of other processes. */
const LOCKED_MS = 5000;
/** Milliseconds between two looks at whether another process changed the file. */
const LOOK_MS = 200;

/**
 * Opens the tables in a folder: a database of SQLite, which several processes of one machine may share.
 * @param folder made if it does not exist, for its owner alone
 */
export async function sqlite(folder: string): Promise<Database> {
  const { db } = await unlessUnavailable(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = new SqliteFile(path.join(folder, 'events.db'));
    return { db: new Kysely<Tables>({ dialect: sqliteDialect(file) }) };
  });
  try {
    await unlessUnavailable(() => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: 'sqlite',
    db,
    write: (work) => unlessUnavailable(() => db.transaction().execute(work)),
    query: (work) => unlessUnavailable(() => work(db)),
    read: (work) => unlessUnavailable(() => db.transaction().setAccessMode('read only').execute(work)),
    // All transactions that write wait for each other.
    lock: async () => {},
    now: async () => Date.now(),
    announce: async () => {},
    listen: (_, __, missed) => look(db, missed),
    queueOf: () => '',
    close: () => db.destroy(),
  };
}

/** Calls `missed` when another connection changed the file; until the returned function is called. */
function look(db: Db, missed: () => Promise<void>): () => void {
  let seen: number | null = null;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(db);
      const version = rows[0]?.data_version ?? 0;
      if (version !== seen) await missed();
      seen = version;
    } catch {
      // The next look tries again.
    } finally {
      isLooking = false;
    }
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does what may meet a locked file, again until it has its turn. */
async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + LOCKED_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const why = whyOf(error);
      if (why === null) throw error;
      if (why !== 'locked' || performance.now() > end) throw new StoreUnavailable(why, error);
      await wait(1 + 3 * Math.random());
    }
  }
}

/** Whether an error is one of the file and not of what was done with it. */
function whyOf(error: unknown): StoreUnavailable['why'] | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code)) return 'full';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'locked';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  if (/^(SQLITE_(IOERR|CANTOPEN|READONLY|PERM|PROTOCOL)|E[A-Z]+$)/.test(code)) return 'gone';
  return null;
}

/**
 * Kysely's dialect for a file that several processes use: transactions that may write take their turn at the beginning,
 * so that none fails in its middle, and tables are made in such a transaction.
 */
export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new FileDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** One connection, which is used by one after the other. */
class FileDriver implements Driver {
  private readonly connection: DatabaseConnection;
  private lastUse: Promise<void> = Promise.resolve();
  private end: () => void = () => {};

  constructor(private readonly file: SqliteFile) {
    this.connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        const { rows, changes } = file.run(sql, parameters);
        return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
      },
      streamQuery: () => {
        throw new Error('Rows of SQLite are not streamed.');
      },
    };
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.lastUse;
    let end = () => {};
    this.lastUse = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    this.end = end;
    try {
      this.file.prepare();
    } catch (error) {
      end();
      throw error;
    }
    return this.connection;
  }

  async releaseConnection() {
    this.end();
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings) {
    this.file.begin(accessMode === 'read only' ? 'DEFERRED' : 'IMMEDIATE');
  }

  async commitTransaction() {
    this.file.end('COMMIT');
  }

  async rollbackTransaction() {
    this.file.end('ROLLBACK');
  }

  async destroy() {
    this.file.close();
  }
}
