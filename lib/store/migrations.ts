import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from './tables';

/** Applied in order of their names; one that was published is never changed. */
const migrations: Record<string, Migration> = {
  '001-events': { up: makeEvents },
};

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
    throw new Error('The events were last opened by a newer version of Muster; start that one.', {
      cause: error,
    });
  if (error) throw error;
}
