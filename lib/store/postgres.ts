import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Database, migrate, type Tables, type Watched } from './database';
import { StoreUnavailable } from './errors';

/** Connections of this process, besides the one that listens. */
const MAX_CONNECTIONS = 10;
/** Milliseconds for a connection, for a lock, for a statement, and until a transaction that does nothing is ended. */
const CONNECT_MS = 5000;
const LOCKED_MS = 5000;
const STATEMENT_MS = 30_000;
const IDLE_MS = 30_000;

/** What changed of a table: revisions and ids. */
const channelOf = (table: Watched) => `muster_${table}`;

/** The type of whole numbers of 64 bits, which pg returns as texts; those of the tables fit into a number. */
const INT8 = 20;

/**
 * Opens the tables in a database of PostgreSQL, which several machines may share.
 * @param url such as `postgres://user:password@host:5432/database`
 */
export async function postgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: LOCKED_MS,
    statement_timeout: STATEMENT_MS,
    // For a server that does not answer at all.
    query_timeout: 2 * STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)) },
  });
  // A lost connection is noticed by the query that uses it, and otherwise replaced.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await unlessUnavailable(() => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: 'postgres',
    db,
    write: (work) => unlessUnavailable(() => db.transaction().execute(work)),
    query: (work) => unlessUnavailable(() => work(db)),
    read: (work) =>
      unlessUnavailable(() =>
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      ),
    lock: async (each, table, id) => {
      await each.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    },
    now: async (each) => {
      const { rows } = await sql<{ now: number }>`
        SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(each);
      return (rows[0] as { now: number }).now;
    },
    announce: async (each, table, id, revision) => {
      await sql`SELECT pg_notify(${channelOf(table)}, ${`${revision} ${id}`})`.execute(each);
    },
    listen: (table, heard, missed) =>
      listen(
        { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
        channelOf(table),
        (payload) => {
          const [, revision, id] = /^(\d+) (.*)$/.exec(payload) ?? [];
          if (revision && id) heard(id, Number(revision));
        },
        missed,
      ),
    // Changes of different events and spaces do not wait for each other.
    queueOf: (id) => id,
    close: () => db.destroy(),
  };
}

async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const why = whyOf(error);
    throw why === null ? error : new StoreUnavailable(why, error);
  }
}

/** Whether an error is one of the database and not of what was done with it. */
function whyOf(error: unknown): StoreUnavailable['why'] | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  // Disk full; lock or statement timeout, deadlock, too many connections; connections, rights, shutdown, read-only standby.
  if (/^(53100|ENOSPC)$/.test(code)) return 'full';
  if (/^(55P03|57014|40001|40P01|53300)$/.test(code)) return 'locked';
  if (/^(08...|25006|25P03|28...|3D000|53...|57P..|58...|E[A-Z_]+)$/.test(code)) return 'gone';
  // pg has no codes for these.
  if (
    /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error)/.test(
      error.message,
    )
  )
    return 'gone';
  return null;
}

/** Milliseconds until a lost connection is tried again: the first time, and at most. */
const RETRY_MS = 250;
const MAX_RETRY_MS = 5000;

/**
 * Listens to a channel of PostgreSQL until the returned function is called. A lost connection is made again.
 * @param heard is called with what was said
 * @param missed is called when a connection was made: what was said before it was not heard
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  heard: (payload: string) => void,
  missed: () => Promise<void>,
): () => void {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delay = RETRY_MS;
  let hasEnded = false;

  async function connect() {
    const next = new pg.Client(config);
    client = next;
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    // Errors are followed by the end.
    next.on('error', () => {});
    next.on('end', () => again(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await missed();
      delay = RETRY_MS;
    } catch {
      again(next);
    }
  }

  /** Connects again, once for each connection. */
  function again(lost: pg.Client) {
    if (hasEnded || client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    timer = setTimeout(connect, delay).unref();
    delay = Math.min(2 * delay, MAX_RETRY_MS);
  }

  void connect();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    client?.end().catch(() => {});
  };
}
