import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { createApp, pages } from '@/lib/serve/app';
import { Refusal } from '@/lib/serve/body';
import { fixBody } from '@/lib/serve/thread';
import { send } from './raw';
import { ownWork } from './servers';

type App = Awaited<ReturnType<typeof createApp>>;

let root = '';
let app: App;
let busy = false;

/** The work of a server that can be busy. */
const work = {
  ...ownWork,
  fix: (body: Uint8Array) => fixBody(body, { seconds: 1, most: 1 }),
  check: (body: Uint8Array) => {
    if (busy) throw new Refusal(503, 'The server is busy; try again shortly.', { 'Retry-After': '1' });
    return ownWork.check(body, '');
  },
};
const events = {
  store: { due: async () => [], close: async () => {} } as never,
  work: {} as never,
  serverKey: { key: '', isSet: false },
  clockMs: 60_000,
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'muster-problems-'));
  for (const folder of ['api', 'schema']) mkdirSync(path.join(root, folder));
  for (const file of [
    '404.html',
    'api/openapi.json',
    'api/openapi.json.br',
    'schema/roster.json',
    'schema/roster.json.br',
  ])
    writeFileSync(path.join(root, file), '{}');
  busy = false;
  app = await createApp({ work, pages: (each) => pages(each, { root }), events });
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const NDJSON = 'application/x-ndjson';
const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('is a problem of RFC 9457', () => {
  test.each<[status: number, what: string, ask: () => ReturnType<typeof post>]>([
    [400, 'a roster that cannot be read', () => post('/api/check', '{"muster":1}')],
    [400, 'a fix of what is no JSON', () => post('/api/fix', '{')],
    [400, 'a pack of lines that cannot be read', () => post('/api/check', '{"pack":{}}\n', NDJSON)],
    [400, 'an address that is not encoded as one', () => app.inject('/api/%zz')],
    [404, 'an address below /api', () => app.inject('/api/none?x')],
    [404, 'a post to one', () => post('/api/none', '{}')],
    [404, '/api itself', () => app.inject('/api')],
    [404, 'the same with a slash', () => app.inject('/api/')],
    [404, 'an address of events', () => app.inject('/api/events/none/of/these/ways')],
    [405, 'another method of a check', () => app.inject('/api/check')],
    [405, 'another method of the description', () => post('/api/openapi.json', '{}')],
    [405, 'another method of /healthz', () => post('/healthz', '{}')],
    [405, 'another method of an event', () => app.inject({ method: 'DELETE', url: '/api/events/import' })],
    [413, 'a body that is too large', () => post('/api/check', ' '.repeat(300_000))],
    [415, 'another content type', () => post('/api/fix', '{}', 'text/plain')],
  ])('%i: %s', async (status, _, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/);
    const body = answer.json();
    expect(body).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
    expect(body.detail).toMatch(/^.+\.$/);
    expect(body).not.toHaveProperty('legal');
    expect(Array.isArray(body.faults)).toBe(status === 400);
    // The name of RFC 9110; Node's own is older.
    if (status === 413) expect(body.title).toBe('Content Too Large');
    if (status === 405) expect(answer.headers.allow).toContain('OPTIONS');
  });

  test.each<[status: number, what: string, head: string]>([
    [400, 'what is no HTTP', 'HELLO'],
    [400, 'a length that is no number', 'POST /api/check HTTP/1.1\r\nHost: a\r\nContent-Length: x'],
    [431, 'headers that are too large', `GET /api/none HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`],
  ])('%i: %s', async (status, _, head) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await send((app.server.address() as AddressInfo).port, `${head}\r\n\r\n`);
    expect(answer).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} .*\r\nContent-Type: application/problem\\+json\r\n`),
    );
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
    expect(body).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
  });

  test('a busy server, which says when to try again', async () => {
    busy = true;
    const answer = await post('/api/check', JSON.stringify(combined));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: 'The server is busy; try again shortly.',
    });
  });

  test('but a missing page is a page', async () => {
    const answer = await app.inject('/none');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('pages of any site', () => {
  const origin = 'https://bot.example';

  test.each<[url: string, methods: string]>([
    ['/api/check', 'POST, OPTIONS'],
    ['/api/fix', 'POST, OPTIONS'],
    ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/schema/roster.json', 'GET, HEAD, OPTIONS'],
  ])('may use %s', async (url, methods) => {
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: asked });
    expect([preflight.statusCode, preflight.headers]).toMatchObject([
      204,
      {
        allow: methods,
        'access-control-allow-origin': '*',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': 'Content-Type',
      },
    ]);
    const body = JSON.stringify(combined);
    for (const [method, encoding] of [
      ['GET', 'identity'],
      ['GET', 'br'],
      ['POST', 'br'],
      ['HEAD', 'br'],
    ] as const) {
      const payload = method === 'POST' ? { payload: body } : {};
      const headers = { origin, 'content-type': 'application/json', 'accept-encoding': encoding };
      const answer = await app.inject({ method, url, headers, ...payload });
      expect([method, answer.headers['access-control-allow-origin']]).toEqual([method, '*']);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('may read that there is nothing', async () => {
    const answer = await app.inject({ url: '/api/none', headers: { origin } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([404, '*']);
  });

  test.each(['/api/events/here', '/api/events', '/healthz', '/'])('may not use %s', async (url) => {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const answer = await app.inject({ method, url, headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
