import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { kinds, storesOf } from '../store/stores';
import { type Answered, current, Device, entry, idOf, spaceServer, tokenOf } from './space-server';

const DAYS_400 = 400 * 24 * 60 * 60 * 1000;

const ids = ({ json }: Answered) => json.records.map(({ id }: { id: string }) => id);

describe.each(kinds)('spaces in $title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('answer', () => {
    const { place, openBoth } = storesOf(kind);
    const apps: FastifyInstance[] = [];
    afterEach(async () => {
      await Promise.all(apps.splice(0).map((app) => app.close()));
    });

    async function serve(there = place()) {
      const app = await spaceServer((await openBoth(there)).spaces);
      apps.push(app);
      return app;
    }

    /** A device of a new space. */
    async function device() {
      const made = new Device(await serve(), 'one');
      expect((await made.make()).status).toBe(201);
      return made;
    }

    test('a request to make one: made, there already, of another', async () => {
      const app = await serve();
      const before = Date.now();
      const first = await new Device(app, 'one').make();
      expect([first.status, first.json]).toEqual([
        201,
        { cursor: expect.stringMatching(/^\d+$/), expires: expect.any(Number) },
      ]);
      expect(first.json.expires - DAYS_400).toBeGreaterThanOrEqual(before);
      const again = await new Device(app, 'one').make();
      expect([again.status, again.json]).toEqual([200, first.json]);
      const other = await new Device(app, 'one', tokenOf('other')).make();
      expect([other.status, other.json.detail]).toEqual([
        403,
        'There is another space with this id on the server.',
      ]);
      expect((await new Device(app, 'one').changes()).status).toBe(200);
    });

    test('a record: new, replaced, of another revision, deleted, and made again', async () => {
      const one = await device();
      const start = (await one.changes()).json.cursor;
      const made = await one.put('roster', null, 'first');
      expect([made.status, made.headers.etag, made.json]).toEqual([
        201,
        '"1"',
        { revision: '1', before: start, cursor: `${Number(start) + 1}` },
      ]);
      const replaced = await one.put('roster', '1', 'second');
      expect([replaced.status, replaced.headers.etag, replaced.json.revision]).toEqual([200, '"2"', '2']);
      for (const replaces of ['1', '3', null]) {
        const { status, headers, json } = await one.put('roster', replaces, 'third');
        expect([status, headers['content-type'], headers.etag, json]).toEqual([
          412,
          expect.stringMatching(/^application\/problem\+json/),
          '"2"',
          {
            type: 'about:blank',
            title: 'Precondition Failed',
            status: 412,
            detail: 'This record was changed in the meantime; look at what is there now.',
            kind: 'outdated',
            current: current('2', 'second'),
          },
        ]);
      }
      const absent = await one.put('pack', '1', 'x');
      expect([absent.status, absent.json.current, absent.json.detail]).toEqual([
        412,
        null,
        'There is no such record in this space.',
      ]);
      const removed = await one.batch([entry('roster', '2', null)]);
      expect(removed.json.results).toEqual([{ id: idOf('roster'), status: 200, revision: '3' }]);
      expect((await one.put('roster', null, 'x')).json.current).toEqual(current('3', null));
      expect((await one.put('roster', '3', 'back')).json.revision).toBe('4');
    });

    test('changes since a cursor, the newest last, and each record once', async () => {
      const one = await device();
      const empty = await one.changes();
      expect(empty.json).toEqual({
        records: [],
        cursor: expect.any(String),
        more: false,
        expires: expect.any(Number),
      });
      await one.put('a', null, 'a1');
      const { json: written } = await one.put('b', null, 'b1');
      await one.put('a', '1', 'a2');
      const all = await one.changes('0');
      expect(all.json.records).toEqual([
        { id: idOf('b'), ...current('1', 'b1') },
        { id: idOf('a'), ...current('2', 'a2') },
      ]);
      expect(ids(await one.changes(written.cursor))).toEqual([idOf('a')]);
      await one.batch([entry('b', '1', null)]);
      const later = await one.changes(all.json.cursor);
      expect(later.json.records).toEqual([{ id: idOf('b'), ...current('2', null) }]);
      expect((await one.changes(later.json.cursor)).json).toMatchObject({ records: [], more: false });
      // Of a space that has been there for longer, such as one that was restored from a copy since.
      expect(ids(await one.changes(`${Number(later.json.cursor) + 1}`))).toEqual([idOf('a'), idOf('b')]);
    });

    test('pages of at most 100 records', async () => {
      const one = await device();
      await one.batch(Array.from({ length: 100 }, (_, index) => entry(`${index}`, null, 'x')));
      const whole = await one.changes();
      expect([whole.json.records.length, whole.json.more]).toEqual([100, false]);
      await one.put('100', null, 'x');
      const first = await one.changes();
      expect([first.json.records.length, first.json.more]).toEqual([100, true]);
      const rest = await one.changes(first.json.cursor);
      expect([ids(rest), rest.json.more]).toEqual([[idOf('100')], false]);
    });

    test('pages of at most 4 MiB', async () => {
      const one = await device();
      const large = Buffer.alloc(512 * 1024, 7);
      for (let index = 0; index < 6; index++) await one.put(`${index}`, null, large);
      expect((await one.changes()).json.more).toBe(false);
      await one.put('6', null, large);
      const first = await one.changes();
      expect([first.json.records.length, first.json.more]).toEqual([6, true]);
      expect(first.json.records[0].data).toBe(large.toString('base64url'));
      expect(ids(await one.changes(first.json.cursor))).toEqual([idOf('6')]);
    });

    test('a batch record by record', async () => {
      const one = await device();
      await one.put('a', null, 'a1');
      const large = Buffer.alloc(512 * 1024 + 1, 7).toString('latin1');
      const { status, json } = await one.batch([
        entry('b', null, 'b1'),
        entry('a', null, 'a2'),
        entry('c', '1', 'c1'),
        entry('d', null, large),
        entry('e', null, large.slice(1)),
      ]);
      expect(status).toBe(200);
      expect(json.results).toEqual([
        { id: idOf('b'), status: 201, revision: '1' },
        { id: idOf('a'), status: 412, current: current('1', 'a1') },
        { id: idOf('c'), status: 412, current: null },
        { id: idOf('d'), status: 413, detail: 'A record may have at most 512 KiB (524,288 bytes).' },
        { id: idOf('e'), status: 201, revision: '1' },
      ]);
      expect((await one.changes(json.cursor)).json.records).toEqual([]);
      expect(ids(await one.changes())).toEqual([idOf('a'), idOf('b'), idOf('e')]);
    });

    test('a batch on other revisions with at most 4 MiB of what is there', async () => {
      const one = await device();
      const large = Buffer.alloc(512 * 1024, 7);
      for (let index = 0; index < 7; index++) await one.put(`${index}`, null, large);
      const { json } = await one.batch(Array.from({ length: 7 }, (_, index) => entry(`${index}`, '7', 'x')));
      expect(json.results.map((each: object) => 'current' in each)).toEqual([...Array(6).fill(true), false]);
    });

    test('a repeated request as the first time, and change nothing', async () => {
      const one = await device();
      const first = await one.put('a', null, 'a1');
      await one.put('b', null, 'b1');
      // The answer was lost: the device does not know that it was done.
      const again = await one.put('a', null, 'a1');
      expect([again.status, again.json]).toEqual([201, first.json]);
      const second = await one.put('a', '1', 'a2');
      expect(await one.put('a', '1', 'a2')).toMatchObject({ status: 200, json: second.json });
      const records = [entry('c', null, 'c1'), entry('a', '2', null)];
      const { json } = await one.batch(records);
      expect(json.before).toBe(second.json.cursor);
      expect((await one.batch(records)).json).toEqual({ ...json, before: json.cursor });
      expect((await one.changes(json.cursor)).json.records).toEqual([]);
      // Other bytes, or the same ones after another change, are another request.
      expect((await one.put('c', null, 'c2')).status).toBe(412);
      await one.put('c', '1', 'c2');
      expect((await one.put('c', null, 'c1')).json.current).toEqual(current('2', 'c2'));
    });

    test('two devices that write one record at once: one of them, and the other with what is there', async () => {
      const there = place();
      const devices = [new Device(await serve(there), 'one'), new Device(await serve(there), 'one')];
      await devices[0]?.make();
      await devices[0]?.put('list', null, '[]');
      let refused = 0;
      await Promise.all(
        devices.map(async (each, number) => {
          let known = { revision: '1', list: [] as string[] };
          for (let count = 0; count < 15; ) {
            const list = [...known.list, `${number} ${count}`];
            const { status, json } = await each.put('list', known.revision, JSON.stringify(list));
            if (status === 200) {
              known = { revision: json.revision, list };
              count++;
            } else {
              expect(status).toBe(412);
              refused++;
              const text = Buffer.from(json.current.data, 'base64url').toString();
              known = { revision: json.current.revision, list: JSON.parse(text) };
            }
          }
        }),
      );
      const [{ revision, data }] = (await devices[1]?.changes())?.json.records ?? [{}];
      expect(revision).toBe('31');
      expect(JSON.parse(Buffer.from(data, 'base64url').toString()).sort()).toEqual(
        [0, 1].flatMap((number) => Array.from({ length: 15 }, (_, count) => `${number} ${count}`)).sort(),
      );
      expect(refused).toBeGreaterThan(0);
    });

    test('to its deletion, after which there is nothing of it, and it can be made again', async () => {
      const there = place();
      const one = new Device(await serve(there), 'one');
      const other = new Device(one.app, 'other');
      await one.make();
      await other.make();
      await one.put('a', null, 'a1');
      await other.put('a', null, 'kept');
      const { cursor } = (await one.changes()).json;
      expect((await one.remove()).status).toBe(204);
      for (const answer of [await one.changes(), await one.put('a', '1', 'x'), await one.remove()])
        expect(answer.status).toBe(404);
      expect(await there.run('SELECT id FROM records')).toHaveLength(1);
      expect((await other.changes()).json.records).toHaveLength(1);
      await one.make();
      await one.put('b', null, 'b1');
      // A device that knows the space from before gets all of the new one.
      expect(ids(await one.changes(cursor))).toEqual([idOf('b')]);
    });

    test('a space that nobody used for 400 days is deleted, one day less and it is kept', async () => {
      const there = place();
      const { spaces } = await openBoth(there);
      const one = new Device(await spaceServer(spaces), 'one');
      apps.push(one.app);
      await one.make();
      await one.put('a', null, 'a1');
      await spaces.make(idOf('unused'), 'x');
      const DAY = DAYS_400 / 400;
      const unused = (days: number) => there.run(`UPDATE spaces SET used = ${Date.now() - days * DAY}`);
      await unused(399.9);
      expect(await spaces.sweep()).toBe(0);
      // A request of a device puts it off.
      const { expires } = (await one.changes()).json;
      expect(expires - DAYS_400).toBeGreaterThan(Date.now() - DAY);
      expect(await spaces.sweep(Date.now() + DAY)).toBe(1);
      expect(await there.run('SELECT id FROM spaces')).toEqual([{ id: idOf('one') }]);
      await unused(400.1);
      expect(await spaces.sweep()).toBe(1);
      expect(await there.run('SELECT id FROM records')).toEqual([]);
      expect((await one.changes()).status).toBe(404);
    });
  });
});
