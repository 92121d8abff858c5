import { createCipheriv, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, pages } from '@/lib/serve/app';
import { tokenHash } from '@/lib/serve/spaces/access';
import { StoreUnavailable } from '@/lib/store/errors';
import type { SpaceStore } from '@/lib/store/spaces';
import type { EventStore } from '@/lib/store/store';
import { goodRoster } from '../check/bad-rosters';
import { type Place, storesOf } from '../store/stores';
import { eventWork, KEY } from './events/event-server';
import { ownWork } from './servers';
import { type Answered, Device, entry, idOf, spaceServer, tokenOf } from './space-server';

const { place, openBoth } = storesOf('sqlite');
let there: Place;
let events: EventStore;
let store: SpaceStore;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  there = place();
  ({ events, spaces: store } = await openBoth(there));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function serve(how: Parameters<typeof spaceServer>[1] = {}, changed: Partial<SpaceStore> = {}) {
  const app = await spaceServer({ ...store, ...changed }, how);
  apps.push(app);
  return app;
}

async function deviceOf(app: FastifyInstance, name = 'one') {
  const device = new Device(app, name);
  expect((await device.make()).status).toBe(201);
  return device;
}

const said = ({ status, json }: Answered) => [status, json?.detail];

describe('a guessed id', () => {
  test('is answered like a wrong token, by every route and in every part of the answer', async () => {
    const app = await serve();
    await (await deviceOf(app)).put('a', null, 'a1');
    const wrong = new Device(app, 'one', tokenOf('a guess'));
    const absent = new Device(app, 'nowhere', tokenOf('a guess'));
    const asks: ((device: Device) => Promise<Answered>)[] = [
      (device) => device.changes(),
      (device) => device.put('a', '1', 'a2'),
      (device) => device.put('a', null, Buffer.alloc(600_000)),
      (device) => device.batch([entry('a', '1', null)]),
      (device) => device.send('GET', '/live'),
      (device) => device.remove(),
    ];
    for (const ask of asks) {
      const { date: _, ...headers } = (await ask(wrong)).headers;
      const [one, other] = [await ask(wrong), await ask(absent)];
      expect([one.status, one.json.kind, one.json.detail]).toEqual([
        404,
        'unknown',
        'There is no space with this id and this token. It may have been deleted.',
      ]);
      expect(other.json).toEqual(one.json);
      expect(Object.keys(other.headers).sort()).toEqual([...Object.keys(headers), 'date'].sort());
    }
    expect((await new Device(app, 'one').changes()).json.records).toHaveLength(1);
  });

  test('and token are refused after twenty a minute, while right ones still work', async () => {
    const app = await serve();
    const device = await deviceOf(app);
    const guess = (count: number) =>
      new Device(app, count % 2 === 0 ? 'one' : 'nowhere', tokenOf(`guess ${count}`)).changes();
    for (let count = 0; count < 20; count++) expect((await guess(count)).status).toBe(404);
    for (const count of [20, 21]) {
      const { status, headers } = await guess(count);
      expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    }
    expect((await device.changes()).status).toBe(200);
    const other = new Device(app, 'one', tokenOf('guess'), '192.0.2.7');
    expect((await other.changes()).status).toBe(404);
  });

  test('cannot be tried by making spaces: these guesses count as spaces that are made', async () => {
    const app = await serve();
    await deviceOf(app);
    const guesser = new Device(app, 'one', tokenOf('a guess'), '192.0.2.7');
    for (let count = 0; count < 10; count++) expect((await guesser.make()).status).toBe(403);
    expect((await guesser.make()).status).toBe(429);
  });

  test('needs a token of the right form at all', async () => {
    const app = await serve();
    const device = await deviceOf(app);
    for (const token of [
      null,
      'x'.repeat(21),
      'x'.repeat(129),
      'with a space in the middle',
      'ä'.repeat(30),
    ]) {
      const { status, headers, json } = await new Device(app, 'one', token).changes();
      expect([status, headers['www-authenticate'], json.kind]).toEqual([401, 'Bearer', 'forbidden']);
    }
    const basic = await device.send('GET', '', { authorization: `Basic ${device.token}` });
    expect(basic.status).toBe(401);
    for (const token of ['x'.repeat(22), 'x'.repeat(128)])
      expect((await new Device(app, token, token).make()).status).toBe(201);
  });
});

describe('an id', () => {
  const wrong = 'has 16 to 64 letters, digits, hyphens and underscores.';
  test.each([
    ['x'.repeat(15), 400],
    ['x'.repeat(16), 200],
    ['_-'.repeat(32), 200],
    ['x'.repeat(65), 400],
    ["x' OR 1=1 --xxxxxx", 400],
    ['x%00xxxxxxxxxxxxxxxx', 400],
    ['%E2%80%AExxxxxxxxxxxxxxxxx', 400],
    ['..%2f..%2fxxxxxxxxxxxxxx', 400],
  ])('of a space and of a record: %s', async (id, status) => {
    const app = await serve();
    const headers = { authorization: `Bearer ${tokenOf('one')}` };
    const made = await app.inject({ method: 'POST', url: `/api/spaces/${id}`, headers });
    expect(made.statusCode).toBe(status === 200 ? 201 : 400);
    if (status === 400) expect(made.json().detail).toBe(`The id of a space ${wrong}`);
    const one = await deviceOf(app);
    const type = { 'content-type': 'application/octet-stream', 'if-none-match': '*' };
    const put = await one.send('PUT', `/records/${id}`, type, 'x');
    expect(put.status).toBe(status === 200 ? 201 : 400);
    if (status === 400) expect(put.json.detail).toBe(`The id of a record ${wrong}`);
  });
});

describe('a request that cannot be read is told what would be right', () => {
  test('which revision it replaces', async () => {
    const one = await deviceOf(await serve());
    const put = (headers: Record<string, string>) =>
      one.send(
        'PUT',
        `/records/${idOf('a')}`,
        { 'content-type': 'application/octet-stream', ...headers },
        'x',
      );
    const neither = await put({});
    expect(said(neither)).toEqual([
      428,
      'The request must say which revision it replaces: If-Match: "3", or If-None-Match: * for a new record.',
    ]);
    for (const headers of [
      { 'if-match': '*' },
      { 'if-match': '1' },
      { 'if-match': 'W/"1"' },
      { 'if-match': '"1", "2"' },
      { 'if-match': '"0"' },
      { 'if-match': '"1"', 'if-none-match': '*' },
      { 'if-none-match': '"1"' },
    ] as Record<string, string>[])
      expect(said(await put(headers))).toEqual([
        400,
        'If-Match must be one revision in quotes, such as "3", or If-None-Match must be *; not both.',
      ]);
    expect((await one.changes()).json.records).toEqual([]);
  });

  test('the bytes of a record', async () => {
    const one = await deviceOf(await serve());
    expect(said(await one.put('a', null, ''))).toEqual([
      400,
      'The request has no body: send the sealed bytes of the record.',
    ]);
    expect(said(await one.put('a', null, 'x', { 'content-type': 'application/json' }))).toEqual([
      415,
      'The content type is application/json; it must be application/octet-stream.',
    ]);
    expect((await one.put('a', null, 'x', { 'content-encoding': 'gzip' })).status).toBe(415);
    const most = Buffer.alloc(512 * 1024, 7);
    expect(said(await one.put('a', null, Buffer.concat([most, Buffer.from('x')])))).toEqual([
      413,
      'A record may have at most 512 KiB (524,288 bytes).',
    ]);
    expect((await one.put('a', null, most)).status).toBe(201);
  });

  test.each<[string, unknown, string]>([
    ['101', Array.from({ length: 101 }, (_, index) => entry(`${index}`, null, 'x')), 'records: '],
    ['one twice', [entry('a', null, 'x'), entry('b', null, 'x'), entry('a', '1', null)], 'records[2].id: '],
    ['an id', [{ ...entry('a', null, 'x'), id: 'short' }], 'records[0].id: '],
    ['no data', [{ ...entry('a', null, 'x'), data: '' }], 'records[0].data: '],
    ['data that are not base64url', [{ ...entry('a', null, 'x'), data: 'a+b/' }], 'records[0].data: '],
    ['revision 0', [entry('a', '0', 'x')], 'records[0].ifMatch: '],
    ['a number as revision', [{ ...entry('a', null, 'x'), ifMatch: 1 }], 'records[0].ifMatch: '],
    ['another field', [{ ...entry('a', null, 'x'), more: 1 }], 'records[0]'],
  ])('the records of a batch: %s', async (_, records, where) => {
    const one = await deviceOf(await serve());
    const { status, json } = await one.batch(records);
    expect([status, json.kind]).toEqual([400, 'invalid']);
    expect(json.detail).toContain(where);
    expect((await one.changes()).json.records).toEqual([]);
  });

  test('a batch of over 4 MiB, and a cursor that is none', async () => {
    const one = await deviceOf(await serve());
    const batch = (bytes: number) =>
      one.send('POST', '/batch', { 'content-type': 'application/json' }, '{"records":[]}'.padEnd(bytes));
    expect((await batch(4 * 1024 * 1024)).status).toBe(200);
    expect(said(await batch(4 * 1024 * 1024 + 1))).toEqual([
      413,
      'This is over 4 MiB; send the rest in a request of its own.',
    ]);
    for (const since of ['x', '-1', '1.5', '1'.repeat(16), '1&since=2'])
      expect(said(await one.changes(since))).toEqual([
        400,
        'The cursor "since" must be one of an answer, or 0 for everything.',
      ]);
  });

  test('another method or address', async () => {
    const one = await deviceOf(await serve());
    const patched = await one.send('PATCH', '');
    expect([patched.status, patched.headers.allow]).toEqual([405, 'POST, GET, HEAD, DELETE, OPTIONS']);
    const read = await one.send('GET', `/records/${idOf('a')}`);
    expect([read.status, read.headers.allow]).toEqual([405, 'PUT, OPTIONS']);
    expect(said(await one.send('GET', '/nothing'))).toEqual([404, 'There is nothing at this address.']);
  });
});

describe('exhaustion', () => {
  test('600 requests a minute of a space, and others go on', async () => {
    const app = await serve({ rates: {} });
    const [one, other] = [await deviceOf(app), await deviceOf(app, 'other')];
    const answers = await Promise.all(Array.from({ length: 600 }, () => one.changes()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { status, headers, json } = await one.changes();
    expect([status, json.detail]).toEqual([
      429,
      'Too many requests to this space; wait a minute, then try again.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await one.put('a', null, 'x')).status).toBe(429);
    expect((await other.changes()).status).toBe(200);
  });

  test('ten new spaces a day of an address, while its spaces can be opened again', async () => {
    const app = await serve();
    for (let count = 0; count < 10; count++) await deviceOf(app, `${count}`);
    const { status, headers, json } = await new Device(app, '10').make();
    expect([status, json.detail]).toEqual([
      429,
      'Too many new spaces from your network; try again in 24 hours.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    expect((await new Device(app, '9').make()).status).toBe(200);
    expect((await new Device(app, '10', tokenOf('10'), '192.0.2.7').make()).status).toBe(201);
  });

  test('3,000 requests a minute of an address', async () => {
    const app = await serve({ rates: { address: 3 } });
    const one = await deviceOf(app);
    for (const status of [200, 200, 429]) expect((await one.changes()).status).toBe(status);
  });

  test('32 MiB of a space: a byte more is refused, less makes room', async () => {
    const one = await deviceOf(await serve());
    const large = Buffer.alloc(512 * 1024, 7);
    for (let index = 0; index < 63; index++) await one.put(`${index}`, null, large);
    expect((await one.put('63', null, large.subarray(1))).status).toBe(201);
    const detail =
      'This space would have more than 32 MiB, the most that it can have. Delete something in it first.';
    const two = await one.put('more', null, 'xx');
    expect([two.status, two.json.kind, two.json.detail]).toEqual([413, 'conflict', detail]);
    const { results } = (await one.batch([entry('more', null, 'xx'), entry('last', null, 'x')])).json;
    expect(results).toEqual([
      { id: idOf('more'), status: 413, detail },
      { id: idOf('last'), status: 201, revision: '1' },
    ]);
    expect((await one.put('63', '1', large)).status).toBe(413);
    expect((await one.put('63', '1', 'x')).status).toBe(200);
    expect((await one.put('more', null, 'xx')).status).toBe(201);
    const [{ bytes, sum }] = (await there.run(
      'SELECT spaces.bytes, sum(length(data)) AS sum FROM spaces JOIN records ON spaces.id = space',
    )) as [{ bytes: number; sum: number }];
    expect(bytes).toBe(sum);
  });

  test('25,000 records of a space, deleted ones too', async () => {
    const one = await deviceOf(await serve());
    await there.run('UPDATE spaces SET records = 24998');
    await one.put('a', null, 'x');
    await one.put('b', null, 'x');
    await one.batch([entry('a', '1', null)]);
    expect(said(await one.put('c', null, 'x'))).toEqual([413, expect.stringContaining('25,000 records')]);
    expect((await one.put('b', '1', 'y')).status).toBe(200);
    expect((await one.put('a', '2', 'y')).status).toBe(200);
  });

  test('a database that cannot be used is a problem with a sentence', async () => {
    const gone = () => Promise.reject(new StoreUnavailable('gone'));
    const one = await deviceOf(await serve({}, { write: gone, changes: gone }));
    for (const { status, headers, json } of [await one.changes(), await one.put('a', null, 'x')])
      expect([status, headers['retry-after'], json.detail]).toEqual([
        503,
        '5',
        'The database of the server cannot be reached. Try again in a minute.',
      ]);
  });
});

describe('a curious server', () => {
  test('has ids, sizes, times, a hash of the token and what the devices sealed, and nothing else', async () => {
    const one = await deviceOf(await serve());
    const roster = JSON.stringify({ ...goodRoster(), name: 'Secret Lancers' });
    const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
    const sealed = Buffer.concat([cipher.update(roster), cipher.final()]);
    await one.put('roster', null, sealed);
    await one.batch([{ ...entry('pack', null, 'x'), data: sealed.toString('base64url') }]);
    const { folder } = there.options;
    const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file)));
    const has = (text: string | Buffer) => files.some((file) => file.includes(text));
    expect([has(idOf('one')), has(idOf('roster')), has(tokenHash(tokenOf('one')))]).toEqual([
      true,
      true,
      true,
    ]);
    expect(has(sealed.subarray(0, 64))).toBe(true);
    for (const secret of [tokenOf('one'), 'Secret Lancers', 'horizon-wars', '127.0.0.1'])
      expect(has(secret)).toBe(false);
    const columns = async (table: string) =>
      (await there.run(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => name);
    expect(await columns('spaces')).toEqual(['id', 'token', 'revision', 'made', 'used', 'records', 'bytes']);
    expect(await columns('records')).toEqual(['space', 'id', 'revision', 'at', 'bytes', 'data']);
    // Who reads the database cannot ask for anything with it.
    const thief = new Device(one.app, 'one', tokenHash(tokenOf('one')));
    expect((await thief.changes()).status).toBe(404);
  });

  test('logs no ids, tokens or addresses', async () => {
    const lines: string[] = [];
    const app = await serve({ log: { write: (line) => void lines.push(line) } });
    const one = await deviceOf(app);
    await one.put('a', null, 'x');
    await one.changes('5');
    await new Device(app, 'one', tokenOf('a guess')).changes();
    const all = lines.join('');
    expect(all).toContain('/api/spaces/:id/records/:rid');
    for (const secret of [idOf('one'), idOf('a'), tokenOf('one'), tokenOf('a guess'), '127.0.0.1'])
      expect(all).not.toContain(secret);
  });
});

describe('pages of other sites', () => {
  const origin = 'https://pages.example';

  async function both({ hasSpaces = true } = {}) {
    const app = await createApp({
      work: ownWork,
      pages: (each) => pages(each, { root: there.options.folder }),
      events: { store: events, work: eventWork, serverKey: { key: KEY, isSet: false }, origins: [origin] },
      ...(hasSpaces && { spaces: { store } }),
    });
    apps.push(app);
    return app;
  }

  test('are allowed nothing, not even those that may use events', async () => {
    const one = await deviceOf(await both());
    const preflight = { origin, 'access-control-request-method': 'GET' };
    const answers = [
      await one.send('GET', '', { origin }),
      await one.send('GET', '/nothing', { origin }),
      await new Device(one.app, 'other').send('GET', '', { origin }),
      await one.send('PATCH', '', { origin }),
      await one.send('OPTIONS', '', preflight),
      await one.send('OPTIONS', '/batch', preflight),
      await one.send('OPTIONS', '/nothing', preflight),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 405, 204, 204, 404]);
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('learn of spaces only where they can use them', async () => {
    const here = async (app: FastifyInstance, headers = {}) =>
      (await app.inject({ url: '/api/events/here.json', headers })).json().spaces;
    const app = await both();
    expect([await here(app), await here(app, { origin })]).toEqual([true, false]);
  });

  test('find none where they are switched off', async () => {
    const app = await both({ hasSpaces: false });
    expect((await app.inject('/api/events/here.json')).json().spaces).toBe(false);
    const { status, headers, json } = await new Device(app, 'one').make();
    expect([status, json.detail]).toEqual([404, 'There is nothing at this address.']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a space that is used while those that nobody uses are deleted is kept', async () => {
  const made = await store.make(idOf('one'), tokenHash(tokenOf('one')));
  await there.run('UPDATE spaces SET used = 0');
  // It has found the space by the time that this is used.
  const sweeping = store.sweep();
  await store.use({ ...made, expires: 0 });
  expect(await sweeping).toBe(0);
  expect(await store.space(idOf('one'))).not.toBeNull();
});

test('spaces that nobody uses are looked for when the server starts, and a failure is logged', async () => {
  const lines: string[] = [];
  const sweep = vi.fn(() => Promise.reject(new StoreUnavailable('busy')));
  const app = await serve({ log: { write: (line) => void lines.push(line) } }, { sweep });
  await app.ready();
  await app.close();
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(lines.join('')).toContain('The server has too many changes to save at once');
});
