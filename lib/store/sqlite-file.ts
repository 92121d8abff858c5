import { statSync } from 'node:fs';
import Libsql from 'libsql';
import { makeOwnerOnly, restrict } from './owner-only';

/** Milliseconds that opening a file waits for another process. */
const OPEN_MS = 5000;

/** A file of SQLite, opened again after an error, and when another file is in its place. */
export class SqliteFile {
  private database: Libsql.Database;
  private inode: string;
  private hasFailed = false;

  /** Opens the file, which is made if it does not exist yet. */
  constructor(private readonly path: string) {
    this.database = opened(path);
    this.inode = inodeOf(path);
  }

  /** Makes ready for use, outside transactions. Throws if the file is gone: it is not replaced by an empty one. */
  prepare() {
    if (!this.hasFailed && inodeOf(this.path) === this.inode) return;
    this.hasFailed = true;
    this.database.close();
    statSync(this.path);
    this.database = opened(this.path);
    this.inode = inodeOf(this.path);
    this.hasFailed = false;
  }

  /** Begins a transaction; if another process is in one that excludes it, that throws and may be tried again. */
  begin(kind: 'DEFERRED' | 'IMMEDIATE') {
    this.database.exec(`BEGIN ${kind}`);
  }

  /** Ends the transaction, if there is one: some errors, such as a full disk, have ended it. */
  end(how: 'COMMIT' | 'ROLLBACK') {
    if (how === 'ROLLBACK' && !this.database.inTransaction) return;
    this.whole(() => this.database.exec(how));
  }

  run(sql: string, parameters: readonly unknown[]): { rows: Record<string, unknown>[]; changes: number } {
    const values = parameters.map(bindable);
    return this.whole(() => {
      const statement = this.database.prepare(sql);
      if (!statement.reader) return { rows: [], changes: statement.run(values).changes };
      return { rows: (statement.all(values) as Record<string, unknown>[]).map(withBytes), changes: 0 };
    });
  }

  close() {
    this.database.close();
  }

  /** A statement of libsql that fails is not ended, and keeps later transactions from being committed. */
  private whole<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}

function opened(path: string): Libsql.Database {
  // Files beside it that are made from here on are like it; those of an earlier run may not be.
  makeOwnerOnly(path);
  for (const beside of ['-wal', '-shm']) restrict(path + beside);
  const database = new Libsql(path);
  try {
    database.exec(`PRAGMA busy_timeout = ${OPEN_MS}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // From here on waiting must not hold up the process.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What tells a file from another one in its place; empty if it is gone. */
function inodeOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats ? `${stats.dev} ${stats.ino}` : '';
}

/** Returns a value that may be bound to a parameter: libsql ends the process at others, and a text at a NUL. */
function bindable(value: unknown): unknown {
  const isFit =
    typeof value === 'string'
      ? !value.includes('\0')
      : value === null || Number.isFinite(value) || value instanceof Uint8Array;
  if (!isFit) throw new TypeError(`SQLite cannot keep this value, of type ${typeof value}.`);
  return value;
}

/** libsql returns bytes as an ArrayBuffer. */
const withBytes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? new Uint8Array(value) : value,
    ]),
  );
