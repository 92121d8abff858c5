import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asker } from '@/lib/events/course';
import type { EventState } from '@/lib/events/event';
import { hashOf } from '@/lib/events/log';
import { LIVE, type Viewer, Viewers } from '@/lib/serve/events/viewers';
import { StoreUnavailable } from '@/lib/store/errors';
import { folded } from '@/lib/store/rows';
import type { EventStore } from '@/lib/store/store';
import { adding, entering, made, noting, playerId } from '../../store/event';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store of one event that tests change, with its viewers. */
function watched(limits: Partial<typeof LIVE> = {}) {
  let state = folded(null, [made('autumn-open')]) as EventState;
  let listener: (id: string, revision: number) => void = () => {};
  let watchers = 0;
  const failing: Error[] = [];
  const store = {
    state: async () => {
      const failure = failing.shift();
      if (failure) throw failure;
      return state;
    },
    watch: (each: typeof listener) => {
      watchers++;
      listener = each;
      return () => {
        watchers--;
      };
    },
  } as unknown as EventStore;
  const failed = vi.fn();
  const viewers = new Viewers(store, { ...LIVE, ...limits }, failed);
  const change = (...acts: Parameters<typeof adding>) => {
    state = folded(state, adding(...acts)(state, state.at).entries);
    listener(state.id, state.revision);
  };
  change(entering(1), entering(2));
  return { viewers, change, failed, failing, watchers: () => watchers, state: () => state };
}

/** A page that keeps what it is sent. */
function page(asker: Asker, parts: Partial<Viewer> = {}) {
  const sent: string[] = [];
  const hash =
    asker.role === 'player'
      ? hashOf(`link of ${asker.id}`)
      : asker.role === 'organiser'
        ? hashOf('link of autumn-open')
        : null;
  const base = asker.role === 'spectator' ? { role: 'public' as const } : asker;
  const viewer = {
    event: 'autumn-open',
    held: { base: base as Viewer['held']['base'], asker, hash },
    address: '192.0.2.1',
    since: 0,
    write: vi.fn((text: string) => void sent.push(text)),
    unread: () => 0,
    end: vi.fn(),
    ...parts,
  };
  const revisions = () => sent.flatMap((text) => /"revision":(\d+)/.exec(text)?.[1] ?? []).map(Number);
  return { viewer, sent, revisions };
}

/** Lets promises go on, and then this many milliseconds pass. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const organiser: Asker = { role: 'organiser' };

describe('pages that are told of changes', () => {
  test('are told at once, and then of all changes within half a second together', async () => {
    const { viewers, change } = watched();
    const { viewer, revisions } = page(organiser);
    viewers.add(viewer);
    await pass(0);
    expect(revisions()).toEqual([3]);
    for (let count = 0; count < 10; count++) change(noting(1, `${count}`));
    await pass(499);
    expect(revisions()).toEqual([3]);
    await pass(1);
    expect(revisions()).toEqual([3, 13]);
    await pass(5000);
    change(noting(1, 'x'));
    await pass(0);
    expect(revisions()).toEqual([3, 13, 14]);
  });

  test('that know the newest revision are told nothing', async () => {
    const { viewers } = watched();
    const { viewer, sent } = page(organiser, { since: 3 });
    viewers.add(viewer);
    await pass(1000);
    expect(sent).toEqual([]);
  });

  test('share the listener, and the text if they see the same', async () => {
    const { viewers, change, watchers } = watched();
    const spies = vi.spyOn(JSON, 'stringify');
    const pages = [page({ role: 'public' }), page({ role: 'public' }), page({ role: 'public' })];
    const removed = pages.map(({ viewer }) => viewers.add(viewer));
    const player = page({ role: 'player', id: playerId(1) });
    viewers.add(player.viewer);
    await pass(1000);
    spies.mockClear();
    change(noting(1, 'x'));
    await pass(0);
    expect(spies.mock.calls.filter(([value]) => value?.notices)).toHaveLength(2);
    expect(pages.map(({ sent }) => sent.at(-1))).toEqual(Array(3).fill(pages[0]?.sent.at(-1)));
    expect(watchers()).toBe(1);
    for (const remove of removed) remove();
    viewers.close();
    expect(watchers()).toBe(0);
    expect(pages[0]?.viewer.end).not.toHaveBeenCalled();
    expect(player.viewer.end).toHaveBeenCalledTimes(1);
    spies.mockRestore();
  });

  test('and read too slowly are left out until they have read, without the others waiting', async () => {
    const { viewers, change } = watched();
    let unread = 0;
    const slow = page(organiser, { unread: () => unread });
    const quick = page(organiser);
    viewers.add(slow.viewer);
    viewers.add(quick.viewer);
    await pass(1000);
    unread = 100_000;
    change(noting(1, 'x'));
    await pass(1000);
    change(noting(1, 'y'));
    await pass(1000);
    expect([slow.revisions(), quick.revisions()]).toEqual([[3], [3, 4, 5]]);
    unread = 0;
    await pass(1000);
    expect(slow.revisions()).toEqual([3, 5]);
  });

  test('wait while the server has too much that was not read', async () => {
    const { viewers, change } = watched({ unread: 1000 });
    let unread = 0;
    const [one, other] = [page(organiser), page(organiser, { unread: () => unread })];
    viewers.add(other.viewer);
    viewers.add(one.viewer);
    await pass(1000);
    unread = 2000;
    change(noting(1, 'x'));
    await pass(1000);
    expect(one.revisions()).toEqual([3]);
    unread = 0;
    await pass(1000);
    expect(one.revisions()).toEqual([3, 4]);
  });

  test('get a sign of life every twenty seconds', async () => {
    const { viewers } = watched();
    const { viewer, sent } = page(organiser, { since: 3 });
    viewers.add(viewer);
    await pass(60_000);
    expect(sent).toEqual(Array(3).fill(': here\n\n'));
    viewers.close();
    await pass(60_000);
    expect(sent).toHaveLength(3);
  });

  test('end once their link is withdrawn, or the event is private to them', async () => {
    const { viewers, change, state } = watched();
    const player = page({ role: 'player', id: playerId(1) });
    const anybody = page({ role: 'public' });
    viewers.add(player.viewer);
    viewers.add(anybody.viewer);
    await pass(1000);
    change({ act: 'player-link', player: playerId(1), link: null });
    await pass(1000);
    expect(player.viewer.end).toHaveBeenCalled();
    expect([player.revisions(), anybody.revisions()]).toEqual([[3], [3, 4]]);
    change({ act: 'settings', settings: { ...state().settings, isPrivate: true } });
    await pass(1000);
    expect(anybody.viewer.end).toHaveBeenCalled();
    expect(anybody.revisions()).toEqual([3, 4]);
  });

  test('are told later if the store is not available, and a bug does not end the server', async () => {
    const { viewers, failed, failing, change } = watched();
    const { viewer, revisions } = page(organiser);
    failing.push(new StoreUnavailable('gone'), new StoreUnavailable('gone'));
    viewers.add(viewer);
    await pass(900);
    expect(revisions()).toEqual([]);
    await pass(200);
    expect([revisions(), failed]).toEqual([[3], expect.toSatisfy(() => failed.mock.calls.length === 0)]);
    failing.push(new TypeError('a bug'));
    change(noting(1, 'x'));
    await pass(1000);
    expect(failed).toHaveBeenCalledTimes(1);
    change(noting(1, 'y'));
    await pass(1000);
    expect(revisions()).toEqual([3, 5]);
  });

  test('are at most so many in all, and so many of an address', () => {
    const { viewers } = watched({ connections: 3, perAddress: 2 });
    const add = (address: string) => {
      viewers.admit(address, organiser);
      return viewers.add(page(organiser, { address }).viewer);
    };
    const remove = add('192.0.2.1');
    add('192.0.2.1');
    expect(() => add('192.0.2.1')).toThrow('Too many pages of events are open');
    add('192.0.2.2');
    expect(() => add('192.0.2.2')).toThrow('Too many pages of events are open');
    remove();
    remove();
    expect(() => add('192.0.2.1')).not.toThrow();
    expect(() => add('192.0.2.1')).toThrow();
    viewers.close();
  });
});

test('spectators leave places to organisers and players, in all and of an address', () => {
  const { viewers } = watched({ connections: 4, perAddress: 3, spectators: 2, spectatorsPerAddress: 1 });
  const open = (asker: Asker, address: string) => {
    viewers.admit(address, asker);
    return viewers.add(page(asker, { address }).viewer);
  };
  const spectator: Asker = { role: 'spectator' };
  const leave = open(spectator, 'a');
  expect(() => open(spectator, 'a')).toThrow('Too many pages of events are open.');
  open(organiser, 'a');
  open(spectator, 'b');
  expect(() => open(spectator, 'c')).toThrow('Too many pages of events are open.');
  leave();
  open(spectator, 'a');
  open({ role: 'player', id: playerId(1) }, 'a');
  expect(() => open(organiser, 'd')).toThrow('Too many pages of events are open.');
});
