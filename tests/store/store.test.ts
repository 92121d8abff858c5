import { describe, expect, test, vi } from 'vitest';
import { apply } from '@/lib/events/apply';
import { hashOf } from '@/lib/events/log';
import { eventually } from '@/tests/fixtures/eventually';
import {
  adding,
  entering,
  made,
  makeEvent,
  noting,
  playEvent,
  playerId,
  START,
  sending,
  settings,
} from './event';
import { kinds, storesOf } from './stores';

const EVENT = 'event-0001';
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(kinds)('$title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('keeps events', () => {
    const { place, open, fresh } = storesOf(kind);

    test('an event is made once', async () => {
      const store = await fresh();
      const first = made(EVENT);
      expect(store.kind).toBe(kind);
      expect(await store.state(EVENT)).toBeNull();
      expect(await store.create([first])).toBe(true);
      expect(await store.create([made(EVENT, { name: 'Another' })])).toBe(false);
      expect(await store.state(EVENT)).toEqual(apply(null, first));
      expect(await store.entries(EVENT)).toEqual([first]);
    });

    test('of several who make an event at once one does', async () => {
      const there = place();
      const stores = [await open(there), await open(there)];
      const isMade = await Promise.all([...stores, ...stores].map((store) => store.create([made(EVENT)])));
      expect(isMade.filter(Boolean)).toHaveLength(1);
    });

    test('an event can be made from a whole log with its lists', async () => {
      const [from, to] = [await fresh(), await fresh()];
      await playEvent(from, EVENT);
      const log = await from.entries(EVENT);
      const contents = await from.contents([hashOf('one'), hashOf('two'), hashOf('one again')]);
      expect(await to.create(log, contents)).toBe(true);
      expect(await to.state(EVENT)).toEqual(await from.state(EVENT));
      expect(await to.audit(EVENT)).toEqual([]);
    });

    test('a change adds to the log, and what it does not concern stays the same object', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const before = await store.state(EVENT);
      expect(await store.change(EVENT, adding(noting(2, 'Late.')))).toEqual({ revision: 5 });
      const after = await store.state(EVENT);
      expect(after?.players.get(playerId(2))?.note).toBe('Late.');
      expect(after?.players.get(playerId(1))).toBe(before?.players.get(playerId(1)));
      expect(after?.settings).toBe(before?.settings);
      expect(await store.state(EVENT)).toBe(after);
      expect((await store.entries(EVENT, 3)).map(({ seq, data }) => [seq, data.act])).toEqual([
        [4, 'player'],
        [5, 'note'],
      ]);
      expect((await store.entries(EVENT, 1, 2)).map(({ seq }) => seq)).toEqual([2, 3]);
      expect(await store.entries('event-none')).toEqual([]);
    });

    test('another process reads what was kept, from its tables', async () => {
      const there = place();
      const store = await open(there);
      await playEvent(store, EVENT);
      const state = await store.state(EVENT);
      expect(state?.rounds).toHaveLength(2);
      expect(await (await open(there)).state(EVENT)).toEqual(state);
      await store.change(EVENT, adding({ act: 'round-withdrawn', round: 2 }));
      expect((await (await open(there)).state(EVENT))?.rounds).toEqual(state?.rounds.slice(0, 1));
      await there.run('DELETE FROM log');
      expect((await (await open(there)).state(EVENT))?.revision).toBe(17);
    });

    test('five hundred players are kept in the order in which they entered', async () => {
      const there = place();
      const store = await open(there);
      await makeEvent(store, EVENT, 500);
      const read = await (await open(there)).state(EVENT);
      expect([...(read?.players.keys() ?? [])]).toEqual(
        Array.from({ length: 500 }, (_, index) => playerId(index + 1)),
      );
      expect(read).toEqual(await store.state(EVENT));
    });

    test('hostile names are kept as they are', async () => {
      const there = place();
      const store = await open(there);
      const names = ["'); DROP TABLE events; --", '{"$ne":null}', '𝕬 \ud800 x', '%s %n \\', 'ümläut'];
      await store.create([made(EVENT, { name: names[0] as string })]);
      await store.change(EVENT, adding(...names.map((name, index) => entering(index + 1, name))));
      const read = await (await open(there)).state(EVENT);
      expect([...(read?.players.values() ?? [])].map(({ name }) => name)).toEqual(names);
      expect((await store.list())[0]?.name).toBe(names[0]);
    });

    test('a change writes the rows that it concerns and no others', async () => {
      const there = place();
      const store = await open(there);
      await playEvent(store, EVENT);
      await there.run(
        ...['players', 'rounds', 'settings'].map((table) => `UPDATE ${table} SET data = '{"number":1}'`),
      );
      await store.change(EVENT, adding(noting(1, 'Seen.')));
      await store.change(EVENT, adding({ act: 'clock', round: 2, until: START }));
      const rows = async (table: string) =>
        (await there.run(`SELECT data FROM ${table}`)).map(({ data }) => `${data}`);
      const written = (data: string) => data !== '{"number":1}';
      expect((await rows('players')).filter(written).map((data) => JSON.parse(data).id)).toEqual([
        playerId(1),
      ]);
      expect((await rows('rounds')).filter(written).map((data) => JSON.parse(data).number)).toEqual([2]);
      expect((await rows('settings')).filter(written)).toEqual([]);
    });

    test('lists are found by their hashes', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      await store.change(EVENT, sending(1, bytesOf('a list')));
      await store.change(EVENT, sending(2, bytesOf('a list')));
      await store.change(EVENT, sending(3, Uint8Array.from([0, 255, 0])));
      expect(await store.content(hashOf('a list'))).toEqual(Uint8Array.from(bytesOf('a list')));
      expect(await store.content(hashOf('none'))).toBeNull();
      const binary = hashOf(Uint8Array.from([0, 255, 0]));
      expect(await store.contents([hashOf('a list'), hashOf('none'), binary])).toEqual(
        new Map([
          [hashOf('a list'), Uint8Array.from(bytesOf('a list'))],
          [binary, Uint8Array.from([0, 255, 0])],
        ]),
      );
    });

    test('events are listed newest first, and named when their next step is due', async () => {
      const store = await fresh();
      await store.create([made('event-late', { name: 'Late', opens: START + 2000 }, START)]);
      await store.create([made('event-early', { name: 'Early', opens: START + 1000 }, START + 1)]);
      await store.create([made('event-never', { name: 'Never' }, START - 1)]);
      expect(await store.list()).toEqual([
        { id: 'event-early', name: 'Early', step: 'draft', made: START + 1 },
        { id: 'event-late', name: 'Late', step: 'draft', made: START },
        { id: 'event-never', name: 'Never', step: 'draft', made: START - 1 },
      ]);
      expect(await store.due(START + 999)).toEqual([]);
      expect(await store.due(START + 1000)).toEqual(['event-early']);
      expect(await store.due(START + 2000)).toEqual(['event-early', 'event-late']);
      await store.change('event-early', adding({ act: 'step', to: 'open', reason: null }));
      expect(await store.due(START + 2000)).toEqual(['event-late']);
      await store.change(
        'event-late',
        adding({ act: 'settings', settings: settings({ name: 'Renamed', opens: null }) }),
      );
      expect(await store.due(START + 2000)).toEqual([]);
      expect((await store.list()).map(({ name, step }) => [name, step])).toEqual([
        ['Early', 'open'],
        ['Renamed', 'draft'],
        ['Never', 'draft'],
      ]);
    });

    test('a process that lags behind many changes reads the event again from the start', async () => {
      const there = place();
      const [ahead, behind] = [await open(there), await open(there)];
      await makeEvent(ahead, EVENT);
      await behind.state(EVENT);
      const many = Array.from({ length: 600 }, (_, index) => noting(1, `${index}`));
      await ahead.change(EVENT, adding(...many));
      expect(await behind.state(EVENT)).toEqual(await ahead.state(EVENT));
    });

    test('listeners hear of changes here and in another process until they stop', async () => {
      const there = place();
      const [here, elsewhere] = [await open(there), await open(there)];
      await makeEvent(here, EVENT);
      const heard = vi.fn();
      const stop = here.watch(heard);
      await here.change(EVENT, adding(noting(1, 'Here.')));
      await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 5));
      await elsewhere.change(EVENT, adding(noting(1, 'Elsewhere.')));
      await eventually(() => expect(heard).toHaveBeenCalledWith(EVENT, 6));
      await elsewhere.create([made('event-0002')]);
      await eventually(() => expect(heard).toHaveBeenCalledWith('event-0002', 1));
      const calls = heard.mock.calls.map(([id, revision]) => `${id} ${revision}`);
      expect(new Set(calls).size).toBe(calls.length);
      stop();
      const other = vi.fn();
      here.watch(other);
      await elsewhere.change(EVENT, adding(noting(1, 'Again.')));
      await eventually(() => expect(other).toHaveBeenCalledWith(EVENT, 7));
      expect(heard).not.toHaveBeenCalledWith(EVENT, 7);
    });

    test('several processes make the tables at once', async () => {
      const there = place();
      const stores = await Promise.all([open(there), open(there), open(there)]);
      await makeEvent(stores[0] as (typeof stores)[0], EVENT);
      expect((await stores[2]?.state(EVENT))?.revision).toBe(4);
    });

    test('tables of a newer version are refused', async () => {
      const there = place();
      const store = await open(there);
      await store.create([made(EVENT)]);
      await there.run(`INSERT INTO migrations (name, timestamp) VALUES ('999-later', '2030-01-01')`);
      await expect(open(there)).rejects.toThrow(
        'The database was last opened by a newer version of Muster; start that one.',
      );
    });
  });
});
