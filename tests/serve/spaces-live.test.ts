import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Listeners, type Listening, SPACE_LIVE } from '@/lib/serve/spaces/live';
import { eventually } from '@/tests/fixtures/eventually';
import { kinds, storesOf } from '../store/stores';
import { Device, idOf, spaceServer, tokenOf } from './space-server';

describe('devices that wait for changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Devices of a store that tests change. */
  function watched(limits: Partial<typeof SPACE_LIVE> = {}) {
    let change: (id: string, revision: number) => void = () => {};
    const stop = vi.fn();
    const watch = (listener: typeof change) => {
      change = listener;
      return stop;
    };
    const listeners = new Listeners({ watch }, { ...SPACE_LIVE, ...limits });
    return { listeners, stop, change: (id: string, revision: number) => change(id, revision) };
  }

  /** A device that keeps what it is sent. */
  function device(parts: Partial<Listening> = {}) {
    const sent: string[] = [];
    const one = {
      space: 'one',
      address: '192.0.2.1',
      write: (text: string) => void sent.push(text),
      unread: () => 0,
      end: vi.fn(),
      ...parts,
    };
    return { one, cursors: () => sent.flatMap((text) => /"cursor":"(\d+)"/.exec(text)?.[1] ?? []), sent };
  }

  test('are told at once, and then of all changes within a tenth of a second together', () => {
    const { listeners, change } = watched();
    const [one, same, other] = [device(), device(), device({ space: 'other' })];
    for (const each of [one, same, other]) listeners.add(each.one);
    change('one', 7);
    for (let revision = 8; revision < 20; revision++) change('one', revision);
    expect(one.sent).toEqual(['data: {"cursor":"7"}\n\n']);
    vi.advanceTimersByTime(99);
    expect(one.cursors()).toEqual(['7']);
    vi.advanceTimersByTime(1);
    expect([one.cursors(), same.cursors(), other.cursors()]).toEqual([['7', '19'], ['7', '19'], []]);
    // A notice that arrives late tells nothing.
    change('one', 12);
    vi.advanceTimersByTime(1000);
    expect(one.cursors()).toEqual(['7', '19']);
  });

  test('and read too slowly are told later, without the others waiting', () => {
    const { listeners, change } = watched();
    let unread = 100_000;
    const [slow, quick] = [device({ unread: () => unread }), device()];
    for (const each of [slow, quick]) listeners.add(each.one);
    change('one', 1);
    vi.advanceTimersByTime(5000);
    expect([slow.cursors(), quick.cursors()]).toEqual([[], ['1']]);
    unread = 0;
    vi.advanceTimersByTime(100);
    expect(slow.cursors()).toEqual(['1']);
  });

  test('get signs of life, until they go or the server ends', () => {
    const { listeners, change, stop } = watched();
    const [gone, there] = [device(), device()];
    const remove = listeners.add(gone.one);
    listeners.add(there.one);
    vi.advanceTimersByTime(20_000);
    remove();
    remove();
    change('one', 1);
    vi.advanceTimersByTime(20_000);
    expect([gone.sent, there.sent]).toEqual([
      [': here\n\n'],
      [': here\n\n', 'data: {"cursor":"1"}\n\n', ': here\n\n'],
    ]);
    listeners.close();
    expect(gone.one.end).not.toHaveBeenCalled();
    expect(there.one.end).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are at most so many, of one address and of one space', () => {
    const { listeners } = watched({ connections: 4, perAddress: 3, perSpace: 2 });
    const admitted = (space: string, address: string) => {
      listeners.admit({ space, address });
      return listeners.add(device({ space, address }).one);
    };
    const full = 'Too many devices wait for changes. Ask for changes every 5 seconds instead.';
    const remove = admitted('one', 'a');
    admitted('one', 'a');
    expect(() => admitted('one', 'b')).toThrow(full);
    admitted('two', 'a');
    expect(() => admitted('three', 'a')).toThrow(full);
    admitted('three', 'b');
    expect(() => admitted('four', 'c')).toThrow(full);
    remove();
    admitted('one', 'c');
  });
});

describe.each(kinds)('changes in $title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('as they happen', () => {
    const { place, openBoth } = storesOf(kind);
    const apps: FastifyInstance[] = [];
    afterEach(async () => {
      for (const app of apps.splice(0)) {
        app.server.closeAllConnections();
        await app.close();
      }
    });

    async function serve(there: ReturnType<typeof place>) {
      const app = await spaceServer((await openBoth(there)).spaces);
      apps.push(app);
      await app.listen({ port: 0, host: '127.0.0.1' });
      return app;
    }

    /** Opens the stream of a space; `text` is what it has sent so far. */
    async function listen(app: FastifyInstance, space: string) {
      const { port } = app.server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/api/spaces/${idOf(space)}/live`, {
        headers: { authorization: `Bearer ${tokenOf(space)}` },
      });
      const heard = {
        status: response.status,
        type: response.headers.get('content-type'),
        text: '',
        isEnded: false,
      };
      const read = async () => {
        const decoder = new TextDecoder();
        for await (const piece of response.body ?? []) heard.text += decoder.decode(piece, { stream: true });
      };
      void read()
        .catch(() => {})
        .finally(() => {
          heard.isEnded = true;
        });
      return heard;
    }

    test('are told to devices of the same server and of another one, until the space is deleted', async () => {
      const there = place();
      const [app, elsewhere] = [await serve(there), await serve(there)];
      const one = new Device(app, 'one');
      const { cursor } = (await one.make()).json;
      const heard = [await listen(app, 'one'), await listen(elsewhere, 'one')];
      expect(heard).toMatchObject(Array(2).fill({ status: 200, type: 'text/event-stream' }));
      const told = (now: string) =>
        eventually(() => {
          for (const { text } of heard) expect(text).toContain(`data: {"cursor":"${now}"}\n\n`);
        });
      await told(cursor);
      await told((await one.put('a', null, 'a1')).json.cursor);
      // One that comes later learns what is the newest, too.
      const later = await listen(app, 'one');
      await eventually(() => expect(later.text).toMatch(/^data:/));
      await told((await one.batch([{ id: idOf('a'), ifMatch: '1', data: null }])).json.cursor);
      await one.remove();
      await eventually(() => expect(heard[0]?.isEnded).toBe(true));
      // A device of another server asks for what is new, and finds that there is nothing any more.
      await eventually(() => expect(heard[1]?.text.match(/data:/g)).toHaveLength(4));
      await elsewhere.close();
      await eventually(() => expect(heard[1]?.isEnded).toBe(true));
    });
  });
});
