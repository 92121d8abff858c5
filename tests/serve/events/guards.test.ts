import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openKept } from '@/lib/serve/environment';
import { readOrigins } from '@/lib/serve/events/rates';
import { isServerKey, keptServerKey } from '@/lib/serve/events/secrets';
import { StoreUnavailable } from '@/lib/store/errors';
import { type EventStore, openStore } from '@/lib/store/store';
import { storesOf } from '../../store/stores';
import {
  eventServer,
  idOf,
  KEY,
  linkOf,
  rosterOf,
  secretOf,
  send,
  settingsOf,
  TestEvent,
} from './event-server';

const { place } = storesOf('sqlite');
let store: EventStore;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  store = await openStore(place().options);
});
afterAll(() => store.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** Makes a server; all have the same events. */
async function serve(how: Parameters<typeof eventServer>[1] = {}, changed: Partial<EventStore> = {}) {
  const app = await eventServer({ ...store, ...changed, close: async () => {} }, how);
  apps.push(app);
  return app;
}

let made = 0;
const newEvent = (app: FastifyInstance, settings = {}) => TestEvent.make(app, settings, `event-${++made}-x`);

/** The body of a request that makes an event. */
const making = (serverKey = '') => ({
  serverKey,
  id: `event-${++made}-y`,
  settings: settingsOf(),
  organiser: linkOf('somebody'),
});

describe('a change from another site', () => {
  const command = { act: 'enter', player: idOf('Eve'), name: 'Eve', link: linkOf('Eve') };
  const body = { key: 'a key of eve', revision: 0, command };

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['of a sandboxed page', { origin: 'null' }],
    ['that the browser says is of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['of a sibling site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ])('is refused: one %s', async (_, { origin, ...headers }) => {
    const event = await newEvent(await serve());
    await event.step('open');
    const { app } = event;
    const payload = JSON.stringify(body);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: event.public.base,
      payload,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        ...(origin ? { origin } : {}),
        ...headers,
      },
    });
    expect(statusCode).toBe(403);
    expect((await event.public.view()).players).toEqual([]);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'is refused as a form would send it: %s',
    async (type) => {
      const event = await newEvent(await serve());
      await event.step('open');
      const answer = await event.public.post({ command }, { 'content-type': type });
      expect([answer.status, answer.headers['content-type']]).toEqual([
        415,
        expect.stringContaining('application/problem+json'),
      ]);
      expect((await event.public.view()).players).toEqual([]);
    },
  );

  test('is refused without the token of the link, whatever the cookie', async () => {
    const event = await newEvent(await serve());
    for (const token of ['', 'x'.repeat(43), linkOf('somebody')]) {
      const { status, json } = await event.organiser.post(
        { revision: 1, command: { act: 'step', to: 'open' } },
        { 'x-muster-token': token },
      );
      expect([status, json.kind]).toEqual([403, 'forbidden']);
    }
    expect((await event.public.view()).step).toBe('draft');
  });

  test('is allowed for an origin that is listed, with a cookie for it', async () => {
    const origin = 'https://muster.example';
    const app = await serve({ origins: [origin] });
    const event = await newEvent(app);
    const secret = secretOf(`organiser of ${event.id}`);
    const opened = await send(app, 'POST', `/api/events/${event.id}/session`, {
      body: { secret },
      headers: { origin },
    });
    expect(opened.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
      'set-cookie': `muster-link=${secret}; Path=/api/events/${event.id}/organiser; Max-Age=15552000; HttpOnly; SameSite=None; Secure; Partitioned`,
    });
    const asked = await app.inject({
      method: 'OPTIONS',
      url: event.organiser.base,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-muster-token',
      },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'Content-Type, X-Muster-Token',
    ]);
    const other = await event.organiser.get('', { origin: 'https://evil.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const open = { command: { act: 'step', to: 'open' }, revision: 1 };
    expect((await event.organiser.post(open, { origin, 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});

describe('the cookie of a link', () => {
  test('is for its part of the API alone, and out of reach of scripts', async () => {
    const app = await serve();
    const event = await newEvent(app);
    await event.step('open');
    await event.enter('Ada');
    await event.organiser.do({ act: 'link', role: 'spectator', hash: linkOf('sam'), label: '' });
    const session = (name: string, headers = {}) =>
      send(app, 'POST', `/api/events/${event.id}/session`, { body: { secret: secretOf(name) }, headers });
    const ada = await session('Ada');
    expect(ada.json).toEqual({
      asker: { role: 'player', id: idOf('Ada') },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(ada.headers['set-cookie']).toBe(
      `muster-link=${secretOf('Ada')}; Path=/api/events/${event.id}/players/${idOf('Ada')}; Max-Age=15552000; HttpOnly; SameSite=Strict`,
    );
    expect((await session('Ada')).json).toEqual(ada.json);
    expect((await session('sam')).headers['set-cookie']).toContain(`/api/events/${event.id}/public;`);
    const secure = await session('sam', { host: 'muster.example', origin: 'https://muster.example' });
    expect(secure.headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/);
  });

  test('is found among other cookies', async () => {
    const { organiser } = await newEvent(await serve());
    const cookie = `a=b; muster-link=${organiser.secret}; muster-link2=x`;
    expect((await organiser.get('', { cookie })).status).toBe(200);
    expect((await organiser.get('', { cookie: `xmuster-link=${organiser.secret}` })).status).toBe(401);
  });
});

test('reading changes nothing', async () => {
  const event = await newEvent(await serve());
  const before = await store.state(event.id);
  for (const path of ['', '?since=0', '/lists', '/file', '/fix/nobody-at-all', '/step', '/session'])
    await event.organiser.get(path);
  expect(await store.state(event.id)).toBe(before);
  expect((await event.organiser.get('?since=x')).status).toBe(400);
});

describe('guessing', () => {
  test('links is answered with 429 after twenty a minute, and right ones still work', async () => {
    const app = await serve();
    const event = await newEvent(app);
    const session = (secret: string) =>
      send(app, 'POST', `/api/events/${event.id}/session`, { body: { secret } });
    const statuses = [];
    for (let guess = 0; guess < 22; guess++)
      statuses.push((await session(secretOf(`guess ${guess}`))).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    const { status, headers } = await event.player('Nobody').get();
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await session(secretOf(`organiser of ${event.id}`))).status).toBe(200);
    const elsewhere = { body: { secret: secretOf('x') }, remoteAddress: '192.0.2.7' };
    expect((await send(app, 'POST', `/api/events/${event.id}/session`, elsewhere)).status).toBe(401);
    expect((await session('too short')).status).toBe(400);
  });

  test('the key of the server is refused after twenty a minute, even if it is right then', async () => {
    const app = await serve({ serverKey: { key: KEY, isSet: true } });
    const make = (key: string) => send(app, 'POST', '/api/events', { body: making(key) });
    expect((await make(KEY)).status).toBe(201);
    for (let guess = 0; guess < 20; guess++) expect((await make(`guess ${guess}`)).status).toBe(403);
    expect((await make(KEY)).status).toBe(429);
    const file = await send(app, 'POST', '/api/events/import', { body: { serverKey: KEY, file: {} } });
    expect(file.status).toBe(429);
  });
});

describe('making an event', () => {
  const keyless = making;

  test.each([
    ['on this machine', { host: 'localhost:3000' }, '127.0.0.1', 201],
    ['on this machine by IPv6', { host: '[::1]:3000' }, '::1', 201],
    ['from another machine', { host: 'localhost:3000' }, '192.0.2.1', 403],
    ['by the name of another host', { host: 'rebound.example' }, '127.0.0.1', 403],
    ['through a proxy', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', 403],
  ])('%s: without the key', async (_, headers, remoteAddress, status) => {
    const host = (headers as { host?: string }).host ?? 'localhost:3000';
    const app = await serve();
    const more = { headers: { ...headers, origin: `http://${host}` }, remoteAddress } as const;
    const answer = await send(app, 'POST', '/api/events', { body: keyless(), ...more });
    expect(answer.status).toBe(status);
    const here = await send(app, 'GET', '/api/events/here.json', more);
    expect(here.json).toEqual({ events: true, needsKey: status === 403, spaces: false });
    const withKey = await send(app, 'POST', '/api/events', { body: making(KEY), ...more });
    expect(withKey.status).toBe(201);
  });

  test('needs the key everywhere if it was set, or if there are proxies', async () => {
    for (const how of [{ serverKey: { key: KEY, isSet: true } }, { hasProxies: true }]) {
      const app = await serve(how);
      expect((await send(app, 'POST', '/api/events', { body: making() })).status).toBe(403);
      expect((await send(app, 'POST', '/api/events/import', { body: { file: {} } })).status).toBe(403);
      expect((await send(app, 'POST', '/api/events', { body: making(KEY) })).status).toBe(201);
    }
  });

  test.each([
    ['an unknown game', { system: 'chess' }, 'settings.system: This is not a game'],
    [
      'a day that does not exist',
      { date: '2026-02-30' },
      'settings.date: 2026-02-30 is not a day of the calendar; its month has the days 01 to 28.',
    ],
    [
      'a date in another form',
      { date: '30.2.2026' },
      'settings.date: This is the text "30.2.2026"; it must be a date',
    ],
    ['an unknown time zone', { zone: 'Europe/Nowhere' }, 'settings.zone: This is not a time zone'],
    [
      'a pack of another game',
      { pack: { musterPack: 1, name: 'x', system: 'at-43' } },
      'settings.pack: This pack is for AT-43',
    ],
    [
      'a damaged pack',
      { pack: { musterPack: 1, name: 'x', system: 'horizon-wars', limit: 'many' } },
      'settings.pack.limit: ',
    ],
    [
      'times out of order',
      { opens: 2, deadline: 1 },
      'settings.opens: The event must open before the deadline.',
    ],
    ['a name of which nothing is seen', { name: '\u2800' }, 'settings.name: Enter a name.'],
  ])('with %s is refused', async (_, settings, detail) => {
    const app = await serve();
    const body = { ...making(), settings: settingsOf(settings as object) };
    const { status, json } = await send(app, 'POST', '/api/events', { body });
    expect([[400, 409].includes(status), json.detail]).toEqual([true, expect.stringContaining(detail)]);
  });
});

describe('a body', () => {
  test.each([
    ['is not JSON', '{"key":', 400],
    ['is empty', '', 400],
    [
      'is nested too deep',
      `{"key":"12345678","revision":0,"command":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`,
      400,
    ],
    [
      'has a key that changes objects',
      '{"__proto__":{},"key":"12345678","revision":0,"command":{"act":"enter"}}',
      400,
    ],
    ['is over 300 KiB', `"${'x'.repeat(300 * 1024)}"`, 413],
  ])('that %s is refused in a sentence', async (_, body, status) => {
    const event = await newEvent(await serve());
    const answer = await send(event.app, 'POST', event.public.base, { body });
    expect([answer.status, answer.json.type, answer.json.status]).toEqual([status, 'about:blank', status]);
    expect(answer.json.detail).toMatch(/^[A-Z_].*\.$/);
  });

  test('a roster with faults is refused with them', async () => {
    const event = await newEvent(await serve());
    await event.step('open');
    const ada = await event.enter('Ada');
    const [player] = (await ada.view()).players;
    const post = (roster: object) =>
      ada.post({ revision: player?.revision ?? 0, command: { act: 'send', roster } });
    const damaged = await post({ ...rosterOf('Lancers'), force: { limit: 'many' } });
    expect([damaged.status, damaged.json.kind]).toEqual([400, 'invalid']);
    expect(damaged.json.faults[0].path).toMatch(/^command\.roster\.force/);
    const foreign = await post({ ...rosterOf('Lancers'), system: 'at-43' });
    expect(foreign.status).toBe(400);
    const nothing = await post({ hello: 'world' });
    expect(nothing.json.detail).toContain('Not a Muster roster file');
  });
});

test('many players of one address enter and send within a minute', async () => {
  const app = await serve();
  const event = await newEvent(app);
  await event.step('open');
  const names = Array.from({ length: 60 }, (_, index) => `Player ${index}`);
  const players = await Promise.all(names.map((name) => event.enter(name)));
  await Promise.all(players.map((player) => player.do({ act: 'send', roster: rosterOf('Lancers') })));
  expect((await event.organiser.view()).players.filter(({ list }) => list)).toHaveLength(60);
});

test('one link asks for at most sixty changes a minute', async () => {
  const event = await newEvent(await serve({ rates: { player: 3, address: 1000 } }));
  await event.step('open');
  const ada = await event.enter('Ada');
  const bo = await event.enter('Bo');
  const edit = () => ada.post({ command: { act: 'edit', name: 'A', team: '' } });
  expect([(await edit()).status, (await edit()).status, (await edit()).status]).toEqual([409, 409, 409]);
  const refused = await edit();
  expect([refused.status, refused.json.title]).toEqual([429, 'Too Many Requests']);
  expect((await bo.post({ command: { act: 'edit', name: 'B', team: '' } })).status).toBe(409);
});

test('an address enters at most so many players an hour in each event, and is told when to try again', async () => {
  const how = { rates: { entries: 2 }, proxies: 1 };
  const app = await serve(how);
  const [event, other] = [await newEvent(app), await newEvent(app)];
  for (const each of [event, other]) await each.step('open');
  const enter = (at: typeof event, name: string, from = '192.0.2.1') =>
    send(app, 'POST', at.public.base, {
      headers: { 'x-forwarded-for': from },
      body: {
        key: `enter ${name}`.replaceAll(' ', '-'),
        revision: 0,
        command: { act: 'enter', player: idOf(name), name, link: linkOf(name) },
      },
    });
  for (const name of ['Ada', 'Bo']) expect((await enter(event, name)).status).toBe(200);
  const refused = await enter(event, 'Cy');
  expect([refused.status, refused.headers['content-type']]).toEqual([
    429,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(refused.json.detail).toBe('Too many entries from your network; try again in 60 minutes.');
  // Within the hour, and well over the minute of other limits.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect((await enter(event, 'Cy', '192.0.2.2')).status).toBe(200);
  expect((await enter(other, 'Cy')).status).toBe(200);
  await event.organiser.do({ act: 'invite', player: idOf('Di'), name: 'Di', link: linkOf('Di') });
});

test('an address downloads at most so many lists a minute, and still reads views', async () => {
  const event = await newEvent(await serve({ rates: { downloads: 1 } }));
  const statuses = [];
  for (const path of ['/lists', '/lists', '']) statuses.push((await event.public.get(path)).status);
  expect(statuses).toEqual([200, 429, 200]);
});

test('a file over 64 MiB is refused before it is read', async () => {
  const app = await serve();
  const headers = { 'content-length': String(64 * 1024 * 1024 + 1) };
  const { status, json } = await send(app, 'POST', '/api/events/import', { body: '{}', headers });
  expect([status, json.detail]).toEqual([413, 'This is over 64 MiB; send the rest in a request of its own.']);
});

test('a database that cannot be used is a problem with a sentence', async () => {
  const event = await newEvent(await serve());
  const gone = () => Promise.reject(new StoreUnavailable('gone'));
  const app = await serve({}, { state: gone });
  const { status, headers, json } = await event.on(app).public.get();
  expect([status, headers['retry-after'], json.detail]).toEqual([
    503,
    '5',
    'The database of the server cannot be reached. Try again in a minute.',
  ]);
});

test('the log has no names, lists, links or addresses', async () => {
  const logged: string[] = [];
  const log = { write: (line: string) => logged.push(line) };
  const app = await serve({ log }, { content: () => Promise.reject(new Error('Secret lancers')) });
  const event = await newEvent(app, { name: 'Secret event' });
  await event.step('open');
  const ada = await event.enter('Secret Ada');
  await ada.do({ act: 'send', roster: rosterOf('Secret lancers') });
  await send(app, 'POST', `/api/events/${event.id}/session`, { body: { secret: ada.secret } });
  expect((await ada.get(`/lists/${idOf('Secret Ada')}`)).status).toBe(500);
  const all = logged.join('');
  expect(all).toContain('"route":"/api/events/:id/players/:player"');
  for (const secret of [
    'Secret',
    ada.secret,
    linkOf('Secret Ada'),
    event.id,
    idOf('Secret Ada'),
    '127.0.0.1',
  ])
    expect(all).not.toContain(secret);
});

describe('the key of the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-key-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is made once, for its owner alone, and kept', () => {
    const inside = path.join(folder, 'new');
    const first = keptServerKey(inside);
    expect([first.isNew, first.key]).toEqual([true, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(keptServerKey(inside)).toEqual({ ...first, isNew: false });
    expect(statSync(first.file).mode & 0o777).toBe(0o600);
    expect(readFileSync(first.file, 'utf8')).toBe(`${first.key}\n`);
    expect(isServerKey(first.key, first.key)).toBe(true);
    for (const wrong of ['', first.key.slice(1), `${first.key} `, null, 7, {}])
      expect(isServerKey(wrong, first.key)).toBe(false);
  });

  test('is told when it was made, and not again', async () => {
    const env = { MUSTER_DATA: path.join(folder, 'told'), NODE_ENV: 'test' } as const;
    const say = vi.fn();
    for (const _ of [1, 2]) await (await openKept(env, say)).events.store.close();
    expect(say).toHaveBeenCalledTimes(1);
    const { events: set, spaces } = await openKept(
      {
        ...env,
        MUSTER_KEY: 'a long enough key',
        EVENTS_ORIGINS: 'https://a.example',
        EVENTS_ENTRIES_PER_HOUR: '40',
        SPACES: 'off',
      },
      say,
    );
    expect([set.serverKey, set.origins, set.rates]).toEqual([
      { key: 'a long enough key', isSet: true },
      ['https://a.example'],
      { entries: 40 },
    ]);
    expect(spaces).toBeNull();
    await set.store.close();
  });

  test.each<readonly [Record<string, string>, string]>([
    [{ MUSTER_KEY: 'short' }, 'MUSTER_KEY is too short; it must have at least 12 characters.'],
    ...['0', '-5', '1.5', 'many', '1000000'].map(
      (entries) =>
        [
          { EVENTS_ENTRIES_PER_HOUR: entries },
          `EVENTS_ENTRIES_PER_HOUR is ${entries}; it must be a whole number from 1 to 999999, such as 600.`,
        ] as const,
    ),
    [{ SPACES: 'no' }, 'SPACES is no; it must be on or off.'],
    [{ EVENTS_ORIGINS: 'muster.example' }, 'EVENTS_ORIGINS is muster.example; it must be origins'],
    [
      { MUSTER_DATA: '/dev/null/events' },
      "The server's key cannot be kept in /dev/null/events. There is a file in its place: move that away, or set MUSTER_DATA to another folder.",
    ],
    [
      { MUSTER_DATA: '/dev/null/events', MUSTER_KEY: 'a long enough key' },
      'The events in /dev/null/events cannot be opened. There is a file in its place: move that away, ',
    ],
    [
      { MUSTER_KEY: 'a long enough key', DATABASE_URL: 'postgres://user:secret@localhost:1/x' },
      'The events in the database of DATABASE_URL cannot be opened. No database answers there: start it, or correct the address.',
    ],
    ...['mysql://user:secret@localhost/x', 'postgres://user:se cret@local host/x'].map(
      (url): [Record<string, string>, string] => [
        { MUSTER_KEY: 'a long enough key', DATABASE_URL: url },
        `The events in the database of DATABASE_URL cannot be opened. The address of the database ${url.startsWith('mysql') ? 'begins with mysql://' : 'cannot be read'}; it must be one of PostgreSQL, such as postgres://user:password@host/database.`,
      ],
    ),
  ])('and the rest of the environment must be right: %o', async (env, says) => {
    await expect(openKept({ NODE_ENV: 'test', ...env }, () => {})).rejects.toThrow(says);
  });

  test.each([
    ['key', '', 'key is empty; it must have at least 12 characters. Write one into the file, or delete'],
    ['key', 'short\n', 'key is too short; it must have at least 12 characters. Write one into the file'],
    [
      'events.db',
      'no database at all',
      'cannot be opened. The file events.db is damaged: restore it from a copy',
    ],
  ])('a damaged file %s is said, with what to do', async (name, content, says) => {
    const MUSTER_DATA = mkdtempSync(path.join(folder, 'damaged-'));
    writeFileSync(path.join(MUSTER_DATA, name), content);
    await expect(openKept({ NODE_ENV: 'test', MUSTER_DATA }, () => {})).rejects.toThrow(says);
  });

  test.each(['made', 'kept'])(
    'in a folder that all may read, files that are %s are for their owner alone',
    async (how) => {
      const MUSTER_DATA = mkdtempSync(path.join(folder, 'open-'));
      const env = { NODE_ENV: 'test', MUSTER_DATA } as const;
      const files = ['events.db', 'events.db-shm', 'events.db-wal', 'key'];
      chmodSync(MUSTER_DATA, 0o755);
      const { events: first } = await openKept(env, () => {});
      if (how === 'kept') for (const each of files) chmodSync(path.join(MUSTER_DATA, each), 0o644);
      const { store } = (await openKept(env, () => {})).events;
      expect(readdirSync(MUSTER_DATA).sort()).toEqual(files);
      for (const each of files)
        expect([each, statSync(path.join(MUSTER_DATA, each)).mode & 0o777]).toEqual([each, 0o600]);
      await Promise.all([first.store.close(), store.close()]);
    },
  );
});

test.each([
  ['', []],
  ['https://a.example', ['https://a.example']],
  [' https://a.example , http://b.example:8080 ,', ['https://a.example', 'http://b.example:8080']],
  ['https://a.example/', null],
  ['https://a.example/path', null],
  ['*', null],
  ['null', null],
])('the origins "%s" are %j', (text, origins) => {
  expect(readOrigins(text)).toEqual(origins);
});
