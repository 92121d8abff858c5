import { describe, expect, test, vi } from 'vitest';
import { apply } from '@/lib/events/apply';
import { hashOf, lastOf, sealed } from '@/lib/events/log';
import { KeyReused, UnknownEvent } from '@/lib/store/errors';
import { adding, made, makeEvent, noting, playerId, START, sending } from './event';
import { kinds, storesOf } from './stores';

const EVENT = 'event-0001';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const request = (key: string, said = 'the same') => ({ who: playerId(1), key, request: hashOf(said) });

describe.each(kinds)('$title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('makes changes', () => {
    const { place, open, fresh } = storesOf(kind);

    test('what a decision throws is thrown, and the changes around it are made', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const refuse = () => {
        throw new RangeError('Refused.');
      };
      const changes = await Promise.allSettled([
        store.change(EVENT, adding(noting(1, 'One.'))),
        store.change(EVENT, refuse),
        store.change('event-none', adding(noting(1, 'One.'))),
        store.change(EVENT, adding(noting(1, 'Two.'))),
      ]);
      expect(changes.map((each) => (each.status === 'rejected' ? each.reason : each.value))).toEqual([
        { revision: 5 },
        new RangeError('Refused.'),
        new UnknownEvent(),
        { revision: 6 },
      ]);
      expect((await store.state(EVENT))?.players.get(playerId(1))?.note).toBe('Two.');
    });

    test('entries that do not follow the log are refused', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const elsewhere = apply(null, made(EVENT, { name: 'Another' }));
      const first = store.change(EVENT, () => adding(noting(1, 'One.'))(elsewhere, START));
      await expect(first).rejects.toThrow('Entry 2 does not follow the log, which ends with 4.');
      const forked = store.change(EVENT, (state) => ({
        entries: [sealed({ ...lastOf(state), hash: hashOf('') }, 'clock', START, noting(1, ''))],
        answer: null,
      }));
      await expect(forked).rejects.toThrow('Entry 5 does not follow the log');
      expect((await store.state(EVENT))?.revision).toBe(4);
    });

    test('a change that decides nothing answers, and leaves the event as it is', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      expect(await store.change(EVENT, ({ revision }) => ({ entries: [], answer: revision }))).toBe(4);
      expect((await store.state(EVENT))?.revision).toBe(4);
    });

    test('time is that of the database, but never before the last entry', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const before = Date.now();
      const now = await store.change(EVENT, (_, time) => ({ entries: [], answer: time }));
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(Date.now());
      const future = Date.now() + 1_000_000_000;
      await store.create([made('event-future', {}, future)]);
      const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
      const { at } = await store.change('event-future', (_, time) => ({ entries: [], answer: { at: time } }));
      clock.mockRestore();
      expect(at).toBe(future);
    });

    test('a repeated request gets the answer of the first and decides nothing', async () => {
      const there = place();
      const store = await open(there);
      await makeEvent(store, EVENT);
      const decide = vi.fn(sending(1, bytesOf('a list')));
      expect(await store.change(EVENT, decide, request('key'))).toEqual({ number: 1 });
      expect(await store.change(EVENT, decide, request('key'))).toEqual({ number: 1 });
      expect(await (await open(there)).change(EVENT, decide, request('key'))).toEqual({ number: 1 });
      expect(decide).toHaveBeenCalledTimes(1);
      expect((await store.state(EVENT))?.lists).toBe(1);
      const ofAnother = { ...request('key', 'another'), who: playerId(2) };
      expect(await store.change(EVENT, decide, ofAnother)).toEqual({ number: 2 });
      expect(await store.change(EVENT, decide, request('new key'))).toEqual({ number: 3 });
    });

    test('requests repeated at once are decided once', async () => {
      const there = place();
      const stores = [await open(there), await open(there)];
      await makeEvent(stores[0] as (typeof stores)[0], EVENT);
      const decide = sending(1, bytesOf('a list'));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => stores[index % 2]?.change(EVENT, decide, request('key'))),
      );
      expect(answers).toEqual(answers.map(() => ({ number: 1 })));
    });

    test('a key that was used for another request is refused', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const changes = await Promise.allSettled([
        store.change(EVENT, adding(noting(1, 'One.')), request('key', 'one')),
        store.change(EVENT, adding(noting(1, 'Two.')), request('key', 'two')),
      ]);
      expect(changes[1]).toEqual({ status: 'rejected', reason: new KeyReused() });
      await expect(store.change(EVENT, adding(noting(1, '')), request('key', 'two'))).rejects.toThrow(
        KeyReused,
      );
      expect((await store.state(EVENT))?.players.get(playerId(1))?.note).toBe('One.');
    });

    test('a key that a database cannot keep is refused', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      for (const key of ['', 'a\0b', 'ä', 'a'.repeat(201)])
        await expect(store.change(EVENT, adding(noting(1, '')), request(key))).rejects.toThrow(
          'A key has 1 to 200 printable characters.',
        );
    });

    test('a request that was refused may be made again with the same key', async () => {
      const store = await fresh();
      await makeEvent(store, EVENT);
      const refuse = () => {
        throw new RangeError('Refused.');
      };
      await expect(store.change(EVENT, refuse, request('key'))).rejects.toThrow(RangeError);
      expect(await store.change(EVENT, adding(noting(1, '')), request('key'))).toEqual({ revision: 5 });
    });

    test('answers older than seven days are removed, a few at a time', async () => {
      const there = place();
      const store = await open(there);
      await makeEvent(store, EVENT);
      for (const key of ['a', 'b', 'c', 'd', 'e']) await store.change(EVENT, adding(), request(key));
      await there.run(`UPDATE answers SET at = at - ${7 * 24 * 60 * 60 * 1000 + 1} WHERE key <> 'e'`);
      const keys = async () =>
        (await there.run('SELECT key FROM answers ORDER BY key')).map(({ key }) => key);
      await store.change(EVENT, adding(), request('f'));
      expect(await keys()).toHaveLength(4);
      await store.change(EVENT, adding(), request('g'));
      expect(await keys()).toEqual(['e', 'f', 'g']);
    });

    test('two stores that change one event at once make every change one after the other', async () => {
      const there = place();
      const stores = [await open(there), await open(there)];
      await makeEvent(stores[0] as (typeof stores)[0], EVENT);
      const revisions = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const note = adding(noting(1 + (index % 3), `${index}`));
          return (await stores[index % 2]?.change(EVENT, note))?.revision;
        }),
      );
      expect(revisions.sort((one = 0, other = 0) => one - other)).toEqual(
        Array.from({ length: 60 }, (_, index) => index + 5),
      );
      for (const store of stores) expect((await store.state(EVENT))?.revision).toBe(64);
      expect(await stores[0]?.state(EVENT)).toEqual(await stores[1]?.state(EVENT));
      expect(await stores[0]?.audit(EVENT)).toEqual([]);
    });

    test('changes of many events at once do not get mixed up', async () => {
      const store = await fresh();
      const ids = Array.from({ length: 8 }, (_, index) => `event-many-${index}`);
      await Promise.all(ids.map((id) => makeEvent(store, id)));
      await Promise.all(
        ids.flatMap((id) => [1, 2, 3].map((number) => store.change(id, sending(number, bytesOf(id))))),
      );
      for (const id of ids) {
        expect((await store.state(id))?.lists).toBe(3);
        expect(await store.audit(id)).toEqual([]);
      }
    });
  });
});
