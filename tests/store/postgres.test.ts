import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '@/lib/store/store';
import { eventually } from '@/tests/fixtures/eventually';
import { adding, made, makeEvent, noting, sending } from './event';
import { kinds, storesOf } from './stores';

const EVENT = 'event-0001';
const { title, isLeftOut } = kinds[1];

const gone = {
  why: 'gone',
  message: 'The database of the server cannot be reached. Try again in a minute.',
};

describe.skipIf(isLeftOut)(title, () => {
  const { open, place, cluster } = storesOf('postgres');

  /** Another process that keeps an event from being changed. */
  async function locked(url = '') {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT id FROM events FOR UPDATE');
    return {
      release: () => client.end(),
      /** Does something to the session that waits for the lock. */
      waiting: (does: 'pg_cancel_backend' | 'pg_terminate_backend') =>
        eventually(async () => {
          const { rows } = await client.query(
            `SELECT ${does}(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(1);
        }),
    };
  }

  test('a server that is gone is said in a sentence, and is used again when it is back', async () => {
    const there = place();
    const [store, elsewhere] = [await open(there), await open(there)];
    await makeEvent(store, EVENT);
    const heard = vi.fn();
    store.watch(heard);
    await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 4));
    cluster().stop();
    await expect(store.state(EVENT)).rejects.toMatchObject(gone);
    await expect(store.change(EVENT, adding(noting(1, 'Lost.')))).rejects.toMatchObject(gone);
    await expect(store.create([made('event-0002')])).rejects.toMatchObject(gone);
    await expect(openStore(there.options)).rejects.toMatchObject(gone);
    cluster().start();
    expect(await elsewhere.change(EVENT, adding(noting(1, 'Back.')))).toEqual({ revision: 5 });
    await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 5));
    expect((await store.state(EVENT))?.players.get('player-1')?.note).toBe('Back.');
    expect(await store.audit(EVENT)).toEqual([]);
  });

  test('a connection that is lost in the middle of a change writes nothing of it', async () => {
    const there = place();
    const store = await open(there);
    await makeEvent(store, EVENT);
    const lock = await locked(there.options.url);
    const lost = expect(store.change(EVENT, sending(1, new Uint8Array(10)))).rejects.toMatchObject(gone);
    await lock.waiting('pg_terminate_backend');
    await lost;
    await lock.release();
    expect((await store.state(EVENT))?.revision).toBe(4);
    expect(await there.run('SELECT hash FROM contents')).toEqual([]);
    expect(await store.change(EVENT, sending(1, new Uint8Array(10)))).toEqual({ number: 1 });
  });

  test('an event that stays locked is said in a sentence, while others can be changed', async () => {
    const there = place();
    const store = await open(there);
    await makeEvent(store, EVENT);
    const lock = await locked(there.options.url);
    await makeEvent(store, 'event-0002');
    const refused = expect(store.change(EVENT, adding(noting(1, 'Later.')))).rejects.toMatchObject({
      why: 'locked',
      message: 'The database was in use by something else for too long: nothing was saved. Try again.',
    });
    expect(await store.change('event-0002', adding(noting(1, '')))).toEqual({ revision: 5 });
    // What the server does to a session that waits too long.
    await lock.waiting('pg_cancel_backend');
    await refused;
    await lock.release();
    expect(await store.change(EVENT, adding(noting(1, 'Later.')))).toEqual({ revision: 5 });
  });

  test('the time is that after a wait for the lock', async () => {
    const there = place();
    const store = await open(there);
    await makeEvent(store, EVENT);
    const lock = await locked(there.options.url);
    const decided = store.change(EVENT, (_, now) => ({ entries: [], answer: now }));
    await eventually(async () => {
      const waiting = await there.run("SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      expect(waiting).toHaveLength(1);
    });
    const [row] = await there.run('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    await lock.release();
    expect(await decided).toBeGreaterThan(Number(row?.now) - 1);
  });

  test('changes while nothing could be heard are told afterwards', async () => {
    const there = place();
    const [store, elsewhere] = [await open(there), await open(there)];
    await makeEvent(store, EVENT);
    const heard = vi.fn();
    store.watch(heard);
    await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 4));
    await there.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
    await elsewhere.change(EVENT, adding(noting(1, 'Unheard.')));
    await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 5));
    await elsewhere.change(EVENT, adding(noting(1, 'Heard.')));
    await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 6));
  });

  test('a full disk is said in a sentence', async () => {
    const there = place();
    const store = await open(there);
    await makeEvent(store, EVENT);
    await there.run(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
      'CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()',
    );
    await expect(store.change(EVENT, sending(1, new Uint8Array(10)))).rejects.toMatchObject({
      why: 'full',
      message: 'The disk of the server is full: nothing was saved. Free some space, then try again.',
    });
    await there.run('DROP TRIGGER full_disk ON log');
    expect(await there.run('SELECT hash FROM contents')).toEqual([]);
    expect(await store.change(EVENT, sending(1, new Uint8Array(10)))).toEqual({ number: 1 });
  });
});
