import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type EventStore, openStores } from '@/lib/store/store';
import { type Cluster, hasPostgres, startCluster } from '@/scripts/postgres.mjs';

/** Where the tables of a test are. */
export interface Place {
  options: Parameters<typeof openStores>[0];
  /** Runs statements past the store; resolves to the rows of the last. */
  run: (...sql: string[]) => Promise<Record<string, unknown>[]>;
}

/** The kinds of databases that tests run on, each with a sentence that says why it is left out if it is. */
export const kinds = [
  { kind: 'sqlite', title: 'SQLite', isLeftOut: false },
  {
    kind: 'postgres',
    title: hasPostgres ? 'PostgreSQL' : 'PostgreSQL, left out because it is not installed here',
    isLeftOut: !hasPostgres,
  },
] as const;

/** Gives the tests of a `describe` databases and stores of a kind, which are closed and removed after them. */
export function storesOf(kind: 'sqlite' | 'postgres') {
  let cluster: Cluster | null = null;
  const folders: string[] = [];
  const stores: EventStore[] = [];
  beforeAll(() => {
    if (kind === 'postgres') cluster = startCluster();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });
  afterAll(() => {
    cluster?.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** An empty database. */
  function place(): Place {
    if (cluster) {
      const url = cluster.database();
      return { options: { url, folder: '' }, run: (...sql) => runOnPostgres(url, sql) };
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-store-'));
    folders.push(folder);
    return { options: { folder }, run: async (...sql) => runOnSqlite(folder, sql) };
  }

  /** The events and the spaces of a database. */
  async function openBoth({ options }: Place) {
    const both = await openStores(options);
    stores.push(both.events);
    return both;
  }

  const open = async (there: Place): Promise<EventStore> => (await openBoth(there)).events;

  return {
    place,
    open,
    openBoth,
    /** A store in an empty database. */
    fresh: () => open(place()),
    cluster: () => cluster as Cluster,
  };
}

async function runOnPostgres(url: string, statements: string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const each of statements) ({ rows } = await client.query(each));
    return rows;
  } finally {
    await client.end();
  }
}

function runOnSqlite(folder: string, statements: string[]) {
  const database = new Libsql(path.join(folder, 'events.db'), { timeout: 5000 });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const each of statements) {
      const statement = database.prepare(each);
      rows = statement.reader ? (statement.all([]) as typeof rows) : [];
      if (!statement.reader) statement.run([]);
    }
    return rows;
  } finally {
    database.close();
  }
}
