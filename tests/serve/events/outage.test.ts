import { renameSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { UNREADABLE } from '@/lib/serve/health';
import { type EventStore, openStore } from '@/lib/store/store';
import { kinds, storesOf } from '../../store/stores';
import { eventServer } from './event-server';

const GONE = 'The database of the server cannot be reached. Try again in a minute.';
const BACK = [30, 'The database of the server can be used again.'];

interface Line {
  level: number;
  msg: string;
  code?: string;
}

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** A server whose clock looks often, and what it logs besides requests. */
async function serverOf(store: EventStore) {
  const logged: Line[] = [];
  let looks = 0;
  const counting: EventStore = {
    ...store,
    due: (now) => {
      looks++;
      return store.due(now);
    },
  };
  const write = (line: string) => void logged.push(JSON.parse(line));
  const server = await eventServer(counting, { clockMs: 5, log: { write } });
  app = server;
  await server.ready();
  const get = async (url: string) => {
    const { statusCode, body } = await server.inject(url);
    return [statusCode, JSON.parse(body)];
  };
  return {
    get,
    health: () => get('/healthz'),
    said: () => logged.filter(({ msg }) => !/request/.test(msg)).map(({ level, msg }) => [level, msg]),
    logged,
    /** Waits until the clock has looked some times more. */
    looked: async () => {
      const before = looks;
      await expect.poll(() => looks).toBeGreaterThan(before + 3);
    },
  };
}

describe.skipIf(kinds[1].isLeftOut)(kinds[1].title, () => {
  const { place, cluster } = storesOf('postgres');

  test('a database that is gone is said once in the log and by /healthz, and that it is back', async () => {
    const { get, health, said, logged, looked } = await serverOf(await openStore(place().options));
    expect(await health()).toEqual([200, { status: 'ok' }]);
    cluster().stop();
    await expect.poll(health).toEqual([503, { status: 'unavailable', message: GONE }]);
    await looked();
    for (let count = 0; count < 3; count++)
      expect(await get('/api/events/event-0001/public')).toEqual([503, expect.anything()]);
    expect(said()).toEqual([[50, GONE]]);
    expect(logged.find(({ level }) => level === 50)?.code).toBeTruthy();
    cluster().start();
    await expect.poll(health).toEqual([200, { status: 'ok' }]);
    await looked();
    expect(said()).toEqual([[50, GONE], BACK]);
  });
});

describe('SQLite', () => {
  const { place } = storesOf('sqlite');

  test('a database that cannot be read is said once in the log and by /healthz', async () => {
    const { options, run } = place();
    const { health, said, looked } = await serverOf(await openStore(options));
    expect(await health()).toEqual([200, { status: 'ok' }]);
    await run('ALTER TABLE events RENAME TO elsewhere');
    await expect.poll(health).toEqual([503, { status: 'unavailable', message: UNREADABLE }]);
    await looked();
    expect(said()).toEqual([[50, UNREADABLE]]);
    await run('ALTER TABLE elsewhere RENAME TO events');
    await expect.poll(health).toEqual([200, { status: 'ok' }]);
    await looked();
    expect(said()).toEqual([[50, UNREADABLE], BACK]);
  });

  test('a file that is taken away is said once in the log and by /healthz, and that it is back', async () => {
    const { options } = place();
    const { health, said, looked } = await serverOf(await openStore(options));
    renameSync(options.folder, `${options.folder}-away`);
    await expect.poll(health).toEqual([503, { status: 'unavailable', message: GONE }]);
    await looked();
    expect(said()).toEqual([[50, GONE]]);
    renameSync(`${options.folder}-away`, options.folder);
    await expect.poll(health).toEqual([200, { status: 'ok' }]);
    await looked();
    expect(said()).toEqual([[50, GONE], BACK]);
  });
});
