import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Act } from '@/lib/events/acts';
import { lastOf, sealed } from '@/lib/events/log';
import { createApp, pages } from '@/lib/serve/app';
import { Refusal } from '@/lib/serve/body';
import { StoreUnavailable } from '@/lib/store/errors';
import { type EventStore, openStore } from '@/lib/store/store';
import { made as madeEntry } from '../../store/event';
import { storesOf } from '../../store/stores';
import { ownWork } from '../servers';
import {
  eventServer,
  eventWork,
  idOf,
  KEY,
  linkOf,
  playerIn,
  rosterOf,
  secretOf,
  send,
  TestEvent,
} from './event-server';

// What is not tested elsewhere of the threats in docs/events-security.md.

const { place } = storesOf('sqlite');
const where = place();
let store: EventStore;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  store = await openStore(where.options);
});
afterAll(() => store.close());
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** Makes a server; all have the same events. */
async function serve(how: Parameters<typeof eventServer>[1] = {}, changed: Partial<EventStore> = {}) {
  const app = await eventServer({ ...store, ...changed, close: async () => {} }, how);
  apps.push(app);
  return app;
}

let made = 0;

/** An open event that Ada and Bo have entered. */
async function openEvent(app: FastifyInstance, settings = {}) {
  const event = await TestEvent.make(app, settings, `event-${++made}-z`);
  await event.step('open');
  const invite = (name: string) =>
    event.organiser.do({ act: 'invite', player: idOf(name), name, team: '', link: linkOf(name) });
  for (const name of ['Ada', 'Bo']) await invite(name);
  return { event, ada: event.player('Ada'), bo: event.player('Bo') };
}

/** What an answer says, without what every answer has. */
const said = ({ status, json }: { status: number; json: unknown }) => ({ status, json });

describe('a link', () => {
  test('is replaced: the old one ends at once, the new one works', async () => {
    const { event, ada } = await openEvent(await serve());
    await event.organiser.do({ act: 'renew-link', player: idOf('Ada'), link: linkOf('newer') });
    expect((await ada.get()).status).toBe(401);
    const newer = event.player('Ada', secretOf('newer'));
    await newer.do({ act: 'send', roster: rosterOf('Lancers') });
    await event.organiser.do({ act: 'link', role: 'organiser', hash: linkOf('second'), label: '' });
    await event.organiser.do({ act: 'withdraw-link', hash: linkOf(`organiser of ${event.id}`) });
    expect((await event.organiser.get()).status).toBe(401);
    const session = (name: string) =>
      send(event.app, 'POST', `/api/events/${event.id}/session`, { body: { secret: secretOf(name) } });
    expect((await session(`organiser of ${event.id}`)).status).toBe(401);
    expect((await session('second')).status).toBe(200);
  });

  test('is kept as a hash alone: no secret is in the files of the database', async () => {
    const { event, ada } = await openEvent(await serve());
    await send(event.app, 'POST', `/api/events/${event.id}/session`, { body: { secret: ada.secret } });
    await ada.do({ act: 'send', roster: rosterOf('Lancers') });
    const { folder } = where.options;
    const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'latin1'));
    const all = files.join('');
    expect(all).toContain(linkOf('Ada'));
    for (const secret of [secretOf('Ada'), secretOf('Bo'), secretOf(`organiser of ${event.id}`)])
      expect(all.includes(secret)).toBe(false);
    // The hash is no secret of a link: who reads the database cannot open one.
    const body = { secret: linkOf('Ada').slice(0, 43) };
    expect((await send(event.app, 'POST', `/api/events/${event.id}/session`, { body })).status).toBe(401);
  });
});

describe('an agreed result', () => {
  const won = { a: 20, b: 11, winner: 'a' };
  const other = { a: 1, b: 9, winner: 'b' };
  const pair = { act: 'pair', round: 2, players: 'all' };
  const begin = (round: number) => ({ act: 'begin', round });

  /** An event whose first round Ada and Bo both reported alike, and whose second round has begun. */
  async function secondRound() {
    const { event, ada, bo } = await openEvent(await serve(), { pairing: 'by-hand' });
    const { organiser } = event;
    for (const step of ['locked', 'revealed', 'running']) await event.step(step);
    const tables = [{ a: idOf('Ada'), b: idOf('Bo') }];
    await organiser.do({ ...pair, round: 1, tables });
    await organiser.do(begin(1));
    for (const player of [ada, bo]) await player.do({ act: 'report', round: 1, pairing: 0, score: won });
    await organiser.do({ ...pair, tables });
    await organiser.do(begin(2));
    await organiser.do({ act: 'result', round: 2, pairing: 0, score: won });
    const game = async () => (await event.public.view()).rounds[0]?.pairings[0];
    return { event, organiser, bo, tables, game };
  }

  test('of an earlier round cannot be taken away by a player', async () => {
    const { event, bo, game } = await secondRound();
    const before = await game();
    const command = { act: 'report', round: 1, pairing: 0, score: other };
    const refused = await bo.post({ revision: before?.revision ?? 0, command });
    expect([refused.status, refused.json.kind, refused.json.detail]).toEqual([
      409,
      'conflict',
      'Both players reported this result. Only the organiser can correct it.',
    ]);
    expect(await game()).toEqual(before);
    await event.step('closed');
    expect(await store.audit(event.id)).toEqual([]);
  });

  test('that a player took away in an earlier version is found, and settled by the organiser', async () => {
    const { event, organiser, tables, game } = await secondRound();
    // As an earlier version kept it.
    await store.change(event.id, (state, now) => {
      const data = { act: 'report', round: 1, pairing: 0, side: 'b', score: other } as const;
      return { entries: [sealed(lastOf(state), idOf('Bo'), now, data as Act)], answer: {} };
    });
    expect((await game())?.result).toBeNull();
    expect(await store.audit(event.id)).toEqual([
      expect.stringMatching(
        /^Entry \d+ of the log changed the agreed result at table 1 of round 1 \(20 : 11, Ada won\): Bo reported another one after round 2 was paired\./,
      ),
    ]);
    const { rounds, changed } = await organiser.view();
    const revision = rounds.at(-1)?.revision ?? 0;
    const needed = [
      { revision, command: { ...pair, round: 3, tables } },
      { revision: changed, command: { act: 'step', to: 'closed', reason: '' } },
    ];
    for (const request of needed) {
      const { status, json } = await organiser.post(request);
      expect([status, json.detail]).toEqual([409, 'Round 1 has 1 game without a result. Enter it first.']);
    }
    await organiser.do({ act: 'result', round: 1, pairing: 0, score: won });
    expect((await game())?.result).toEqual({ ...won, by: 'organiser' });
    expect(await store.audit(event.id)).toEqual([]);
    await event.step('closed');
  });
});

describe('somebody outside', () => {
  test('cannot tell which players there are, with no link or a wrong one', async () => {
    const app = await serve();
    for (const settings of [{}, { isPrivate: true }]) {
      const { event } = await openEvent(app, settings);
      for (const secret of [null, secretOf('a guess')])
        for (const path of ['', '/lists', `/lists/${idOf('Ada')}`, '/live']) {
          const known = await event.player('Ada', secret).get(path);
          expect(known.status).toBe(401);
          expect(said(await event.player('Nobody', secret).get(path))).toEqual(said(known));
        }
    }
  });

  test('learns the name of a private event alone, and of its players and lists nothing', async () => {
    const { event, ada } = await openEvent(await serve(), { isPrivate: true });
    await ada.do({ act: 'send', roster: rosterOf('Lancers') });
    const view = { id: event.id, isPrivate: true, name: 'Autumn Open' };
    expect((await event.public.get()).json).toEqual({ view, token: '' });
    const answers = [];
    for (const path of ['/lists', '/live', `/lists/${idOf('Ada')}`, `/lists/${idOf('Nobody')}`])
      answers.push(said(await event.public.get(path)));
    expect(answers[0]?.status).toBe(403);
    expect(answers).toEqual(Array(4).fill(answers[0]));
    const command = { act: 'enter', player: idOf('Eve'), name: 'Ada', team: '', link: linkOf('Eve') };
    expect(said(await event.public.post({ command }))).toEqual(answers[0]);
  });

  test('is told of a wrong link alike, whatever the event is', async () => {
    const app = await serve();
    const answers = [];
    for (const settings of [{}, { isPrivate: true }, { entry: 'invitation' }]) {
      const { event } = await openEvent(app, settings);
      const body = { secret: secretOf('a guess') };
      answers.push(said(await send(app, 'POST', `/api/events/${event.id}/session`, { body })));
    }
    expect(answers[0]?.status).toBe(401);
    expect(answers).toEqual(Array(3).fill(answers[0]));
  });

  test.each([
    'no-such-event',
    'a%00b',
    '%E2%80%AE',
    '%F0%9F%98%80',
    "'%20OR%201=1--",
    '..%2f..%2fkey',
    'x'.repeat(99),
  ])('is told that the event "%s" does not exist', async (id) => {
    const app = await serve();
    for (const base of ['public', 'organiser', `players/${idOf('Ada')}`]) {
      const { status, json } = await send(app, 'GET', `/api/events/${id}/${base}`);
      expect([status, json.detail]).toEqual([404, 'This event does not exist.']);
    }
    const body = { secret: secretOf('a guess') };
    expect((await send(app, 'POST', `/api/events/${id}/session`, { body })).status).toBe(404);
  });

  test('finds no list of events', async () => {
    const app = await serve();
    await openEvent(app);
    for (const path of ['', '/', '/import', '/list', '/index.json'])
      expect([404, 405]).toContain((await send(app, 'GET', `/api/events${path}`)).status);
  });
});

describe('a request', () => {
  test('that somebody else made is not answered with their answer', async () => {
    const { event, ada, bo } = await openEvent(await serve());
    const { revision } = playerIn(await ada.view(), 'Ada');
    const request = {
      key: 'seen-over-a-shoulder',
      revision,
      command: { act: 'send', roster: rosterOf('Lancers') },
    };
    const first = await ada.post(request);
    expect(first.json.receipt.number).toBe(1);
    const other = await bo.post(request);
    expect([other.status, other.text.includes(first.json.receipt.content)]).toEqual([409, false]);
    const forged = await bo.post(request, { 'x-muster-token': (await ada.get()).json.token });
    expect(forged.status).toBe(403);
    await event.organiser.do({ act: 'renew-link', player: idOf('Ada'), link: null });
    expect((await ada.post(request)).status).toBe(401);
  });

  test('is refused beyond so many a minute of an address, whatever the link', async () => {
    const { event } = await openEvent(await serve());
    const app = await serve({ rates: { address: 3 } });
    const there = event.on(app);
    for (const asker of [there.public, there.player('Ada'), there.organiser])
      expect((await asker.get()).status).toBe(200);
    expect((await there.organiser.get()).status).toBe(429);
    const elsewhere = await send(app, 'GET', there.public.base, { remoteAddress: '192.0.2.9' });
    expect(elsewhere.status).toBe(200);
  });

  test('with a list that takes the checkers too long is refused, and nothing is kept of it', async () => {
    const late = () => Promise.reject(new Refusal(503, 'This took too long to check; send less at a time.'));
    const { event, ada } = await openEvent(await serve());
    const app = await serve({ work: { ...eventWork, list: late } });
    const { revision } = playerIn(await ada.view(), 'Ada');
    const command = { act: 'send', roster: rosterOf('Lancers') };
    const { status, json } = await event.on(app).player('Ada').post({ revision, command });
    expect([status, json.detail]).toEqual([503, 'This took too long to check; send less at a time.']);
    expect((await ada.post({ revision, command })).status).toBe(200);
  });

  test('with hidden characters is kept without them, and markup is sent as JSON that runs nowhere', async () => {
    const { ada } = await openEvent(await serve());
    const name = '</script><img src=x onerror=alert(1)>';
    await ada.do({ act: 'edit', name: `\u202e${name}\u2066\u0007`, team: '' });
    await ada.do({ act: 'send', roster: rosterOf(name, name) });
    const { headers, json } = await ada.get();
    expect(json.view.players[0].name).toBe(name);
    const list = await ada.get(`/lists/${idOf('Ada')}`);
    for (const each of [headers, list.headers])
      expect(each).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      });
  });

  test('to import a file that is nested very deep is refused in a sentence', async () => {
    const app = await serve();
    const depth = 200_000;
    const pack = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const log = JSON.stringify([madeEntry('deep-event')]).replace('"pack":null', `"pack":${pack}`);
    const body = `{"serverKey":"","file":{"musterEvent":1,"log":${log},"contents":{}}}`;
    const { status, json } = await send(app, 'POST', '/api/events/import', { body });
    expect([status, json.detail]).toEqual([400, expect.stringContaining('nested more than 64 deep')]);
    const comma = await send(app, 'POST', '/api/events/import', { body: '{"serverKey":"",,}' });
    expect(comma.json.detail).toBe('At column 17, there is a comma too many; remove it.');
  });
});

/** An error as databases throw it, which quotes what it was about. */
const databaseError = (more = {}) =>
  Object.assign(new Error('duplicate key (name)=(Secret Ada)\n    at Secret roster'), {
    code: '23505',
    detail: 'Secret row',
    ...more,
  });

describe('what a database says', () => {
  test.each([
    ['a defect', databaseError(), 500, 'This is a bug in Muster.'],
    ['an error with a status', databaseError({ statusCode: 400 }), 400, 'This request cannot be read.'],
    [
      'a database that is gone',
      new StoreUnavailable('gone', databaseError()),
      503,
      'The database of the server cannot be reached. Try again in a minute.',
    ],
  ])('is not in an answer: %s', async (_, error, status, detail) => {
    const { event, ada } = await openEvent(await serve());
    const fail = () => Promise.reject(error);
    const app = await serve({}, { change: fail, content: fail, create: fail });
    const organiser = linkOf('x');
    const body = {
      serverKey: '',
      id: 'event-of-errors',
      settings: { name: 'x', system: 'horizon-wars' },
      organiser,
    };
    await ada.do({ act: 'send', roster: rosterOf('Lancers') });
    const answers = [
      await event
        .on(app)
        .player('Ada')
        .post({ command: { act: 'edit', name: 'x' } }),
      await event
        .on(app)
        .player('Ada')
        .get(`/lists/${idOf('Ada')}`),
      await send(app, 'POST', '/api/events', { body }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.json.detail]).toEqual([status, detail]);
      expect(JSON.stringify([answer.text, answer.headers])).not.toMatch(/Secret|23505|duplicate/);
    }
  });
});

test('nothing that a client sends is in the log, whatever goes wrong', async () => {
  const logged: string[] = [];
  const log = { write: (line: string) => logged.push(line) };
  const { event, ada } = await openEvent(await serve());
  const app = await serve({ log }, { change: () => Promise.reject(databaseError()) });
  const secret = String(ada.secret);
  const there = event.on(app).player('Ada');
  await there.get(`?k=${secret}`);
  await there.get('/lists/Secret-player');
  await there.post({ command: { act: 'edit', name: 'Secret name' } });
  await send(app, 'GET', `/api/events/${event.id}/nothing/${secret}?name=Secret`);
  await send(app, 'GET', `/api/events/%E0%A4%A/${secret}`);
  await send(app, 'GET', `/api/events/${secret.repeat(4)}/public`);
  await send(app, 'POST', `/api/events/${event.id}/session`, { body: `{"secret":"${secret}` });
  await send(app, 'POST', '/api/events', { body: { serverKey: 'Secret key' } });
  const all = logged.join('');
  expect(all).toContain('"statusCode":500');
  for (const text of ['Secret', secret, linkOf('Ada'), event.id, idOf('Ada'), '127.0.0.1'])
    expect(all).not.toContain(text);
});

describe('the page of an event', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'muster-pages-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('tells no other site its address, and is framed by none', async () => {
    mkdirSync(path.join(root, 'event'));
    for (const file of ['404.html', 'event/index.html']) writeFileSync(path.join(root, file), '<p>Event</p>');
    const options = {
      store: { ...store, close: async () => {} },
      work: eventWork,
      serverKey: { key: KEY, isSet: false },
    };
    const app = await createApp({ work: ownWork, pages: (each) => pages(each, { root }), events: options });
    apps.push(app);
    for (const url of ['/event/?e=autumn-open&p=ada', '/api/events/here.json', '/nothing']) {
      const { headers } = await send(app, 'GET', url);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});
