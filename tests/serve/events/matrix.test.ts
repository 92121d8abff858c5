import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organiserCommandSchema, playerCommandSchema, publicCommandSchema } from '@/lib/events/commands';
import { type EventStore, openStore } from '@/lib/store/store';
import { storesOf } from '../../store/stores';
import { Asker, eventServer, linkOf, listening, liveOf, TestEvent } from './event-server';
import {
  asSeen,
  bases,
  commands,
  links,
  organiserPaths,
  paths,
  type Role,
  type Stage,
  score,
  stagesOf,
} from './stages';

// Every request with every kind of link: what is answered, and that the answer leaves out what the asker may not see.

const { place } = storesOf('sqlite');
let store: EventStore;
let app: FastifyInstance;
let port: number;
let stages: Record<string, Stage>;

beforeAll(async () => {
  store = await openStore(place().options);
  const most = 100_000;
  const rates = { wrong: most, address: most, player: most, organiser: most, entries: most, downloads: most };
  app = await eventServer(store, { rates, liveLimits: { every: 5 } });
  port = await listening(app);
  stages = await stagesOf(app, store);
});
afterAll(() => app.close());

const stageOf = (name: string) => stages[name] as Stage;
const askerAt = ({ event }: Stage, base: string, link: string) =>
  new Asker(app, `/api/events/${event.id}/${base}`, links[link]?.(event.id) ?? null);

/** Reads all that there is at a base; returns the statuses by path, and the answers. */
async function readAll(asker: Asker, role: Role) {
  const statuses: Record<string, number> = {};
  let answers = '';
  for (const path of [...paths, ...organiserPaths]) {
    const { status, text, headers } = await asker.get(path);
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    statuses[path] = status;
    // An organiser who may have the whole event has all of it.
    if (path !== '/file' || role !== 'organiser' || status !== 200) answers += text;
  }
  const live = await liveOf(asker, port);
  statuses['/live'] = live.status;
  if (live.status === 200) await expect.poll(() => live.views.length, { interval: 5 }).toBe(1);
  live.close();
  return { statuses, answers: answers + live.text() };
}

describe.each(['open', 'private', 'running'])('of an event that is %s', (name) => {
  test.each(bases)('only what the asker may see is read at $base', async ({ base, role, right }) => {
    const { planted, statusOf } = stageOf(name);
    for (const link of Object.keys(links)) {
      const as = asSeen(role, link);
      const isRight = right.includes(link);
      const { statuses, answers } = await readAll(askerAt(stageOf(name), base, link), role);
      const statusAt = (path: string) => {
        if (role !== 'organiser' && organiserPaths.includes(path)) return 404;
        return isRight ? statusOf(as, path === '/live' ? '/lists' : path) : 401;
      };
      const expected = Object.fromEntries(Object.keys(statuses).map((path) => [path, statusAt(path)]));
      expect({ link, ...statuses }).toEqual({ link, ...expected });
      const seen = planted.filter(({ text }) => answers.includes(text));
      const leaked = seen.filter(({ seenBy }) => !isRight || !seenBy.includes(as));
      expect({ link, leaked: leaked.map(({ what }) => what) }).toEqual({ link, leaked: [] });
      if (!isRight || role !== 'player') continue;
      // What was planted is found where it may be.
      const shown = planted.filter(({ seenBy }) => seenBy.includes(as));
      expect(shown.filter((each) => !seen.includes(each)).map(({ what }) => what)).toEqual([]);
    }
  });
});

// Who may do what does not depend on the stage, but at the public base on whether the event is private.
describe.each(bases.map((each) => ({ ...each, name: each.role === 'public' ? 'private' : 'running' })))(
  'at $base',
  ({ base, role, right, name }) => {
    test.each(Object.keys(links))('nothing is changed without the right, with the link: %s', async (link) => {
      const stage = stageOf(name);
      const asker = askerAt(stage, base, link);
      const isRight = right.includes(link);
      const head = async () => (await store.state(stage.event.id))?.head;
      const before = await head();
      const statusOf = (asked: Role) => {
        if (!isRight) return 401;
        if (role === 'public' && asSeen(role, link) === 'no link') return 403;
        return asked === role ? 409 : 400;
      };
      for (const asked of ['organiser', 'player', 'public'] as const)
        for (const command of commands[asked]) {
          // These need no revision, and would be done.
          const isFree = command.act === 'enter' || command.act === 'invite';
          if (isFree && asked === role && isRight) continue;
          const { status } = await asker.post({ revision: 1, command });
          expect([command.act, status]).toEqual([command.act, statusOf(asked)]);
        }
      expect(await head()).toBe(before);
    });
  },
);

test('the commands of these tests are all that there are', () => {
  const schemas = {
    organiser: organiserCommandSchema,
    player: playerCommandSchema,
    public: publicCommandSchema,
  };
  for (const [role, schema] of Object.entries(schemas)) {
    const acts = schema._zod.def.options.map(({ shape }) => shape.act._zod.def.values[0]);
    // One act may be asked for in several forms.
    expect([...new Set(commands[role as Role].map(({ act }) => act))]).toEqual(acts);
  }
});

test('a spectator may enter a private event, and somebody without a link may not', async () => {
  const event = await TestEvent.make(app, { isPrivate: true }, 'private-event');
  await event.organiser.do({ act: 'link', role: 'spectator', hash: linkOf('sam'), label: '' });
  await event.step('open');
  const [command] = commands.public as [object];
  expect((await event.public.post({ command })).status).toBe(403);
  expect((await event.spectator('sam').post({ command })).status).toBe(200);
});

test('a player may not have the id by which the log calls the organiser', async () => {
  const event = await TestEvent.make(app, {}, 'forged-event');
  await event.step('open');
  const command = { act: 'enter', player: 'organiser', name: 'Eve', team: '', link: linkOf('Eve') };
  expect((await event.public.post({ command })).status).toBe(400);
});

test('a player may not report a game of others', async () => {
  const { event } = stageOf('running');
  const revision = (await event.organiser.view()).rounds[0]?.pairings[0]?.revision ?? 0;
  const command = { act: 'report', round: 1, pairing: 0, score };
  const { status, json } = await event.player('Dee').post({ revision, command });
  expect([status, json.kind]).toEqual([403, 'forbidden']);
});

test('a link that is withdrawn while its request is read does nothing', async () => {
  const event = await TestEvent.make(app, {}, 'withdrawn-event');
  await event.step('open');
  const ada = await event.enter('Ada');
  const { revision = 0, id } = (await ada.view()).players[0] ?? {};
  const withdrawing: EventStore = {
    ...store,
    async change(...asked) {
      await event.organiser.do({ act: 'renew-link', player: id, link: null });
      return store.change(...asked);
    },
    close: async () => {},
  };
  const other = await eventServer(withdrawing);
  const player = event.on(other).player('Ada');
  const { status, json } = await player.post({
    revision,
    command: { act: 'edit', name: 'Renamed', team: '' },
  });
  expect([status, json.kind]).toEqual([401, 'forbidden']);
  await other.close();
});
