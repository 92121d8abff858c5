import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { SqliteFile } from './sqlite-file';

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
