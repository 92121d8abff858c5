import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Database } from './database';
import { StoreUnavailable } from './errors';
import { migrate } from './migrations';
import { sqliteDialect } from './sqlite-dialect';
import { SqliteFile } from './sqlite-file';
import type { Db, Tables } from './tables';

/** Milliseconds that a transaction waits for those of other processes. */
const LOCKED_MS = 5000;
/** Milliseconds between two looks at whether another process changed the file. */
const LOOK_MS = 200;

/**
 * Opens the events in a folder: a database of SQLite, which several processes of one machine may share.
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
    listen: (_, missed) => look(db, missed),
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
