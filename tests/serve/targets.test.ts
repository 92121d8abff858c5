import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { targetOf } from '@/lib/serve/connections';
import { LIMITS } from '@/lib/serve/limits';
import { send } from './raw';
import { closing, rawGet, rawPost, test } from './servers';

/** Pages that return the requested URL. */
const echo = {
  pages: (request: IncomingMessage, response: ServerResponse) => {
    response.end(`<${request.url}>`);
  },
};

describe('the target of a request', () => {
  test.for<[url: string, target: string]>([
    ['/build?r=1', '/build?r=1'],
    ['http://evil.example/build?r=1', '/build?r=1'],
    ['HTTPS://evil.example:1/', '/'],
    ['http://evil.example', '/'],
    ['http://evil.example?x', '/?x'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example', '/evil.example'],
    ['http://x//evil.example', '/evil.example'],
    ['http://x/?a=http://y//z', '/?a=http://y//z'],
    ['/a/../.././build?r=../1', '/build?r=../1'],
    ['/x/..//evil.example', '/evil.example'],
    ['/build#r=1', '/build'],
    ['/%62uild', '/%62uild'],
  ])('given as %s is %s', async ([url, target], { serve }) => {
    const { port } = await serve(echo);
    expect(await send(port, closing(rawGet(url)))).toContain(`<${target}>`);
  });

  test('stays on this host for any URL', () => {
    const part = fc.constantFrom(...'http: https: / // \\ . .. %2f %5c ? @ : evil.example'.split(' '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const url = parts.join('');
        const target = targetOf(url);
        if (target === null) expect(url).not.toMatch(/^\//);
        else expect(new URL(target, 'http://here').host).toBe('here');
      }),
    );
  });

  test.for(['*', 'ftp://x/', 'ws://x/build'])(
    'given as %s is refused with 400 and a sentence',
    async (url, { serve }) => {
      const { port } = await serve(echo);
      const answer = await send(port, closing(rawGet(url)));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('request a path');
    },
  );

  test.for([
    '/./api/check',
    '/api/./check',
    '/x/../api/check',
    '/api/%2e/check',
    '/x/%2E%2e/api/check',
    '//api/./check',
    '/\\api\\check',
    '/api/check#a',
    '/api/check?b#a',
    'http://evil.example/api/check',
    'http://evil.example//api/./check#a',
  ])('given as %s is the check endpoint, with its limits', async (url, { serve }) => {
    const { port } = await serve(echo);
    const answer = await send(port, rawPost('{}').replace('/api/check', url));
    expect(answer).toContain('"faults"');
    const tooLarge = rawPost(' '.repeat(LIMITS.json.bytes + 1)).replace('/api/check', url);
    expect(await send(port, tooLarge)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test('no page of the app answers in the place of an endpoint', () => {
  const files = readdirSync('app', { recursive: true }).map(String);
  expect(files.filter((file) => /(^|\W)route\.\w+$/.test(file))).toEqual([]);
});

test('each endpoint answers at its own path, with its own limits', async ({ serve }) => {
  const echoes = (name: string) => async (body: Uint8Array) => ({
    status: 200,
    text: `${name} ${Buffer.from(body)}`,
  });
  const { port } = await serve({
    ...echo,
    work: { check: echoes('check'), fix: echoes('fix') },
    limits: { ...LIMITS, json: { ...LIMITS.json, bytes: 4 } },
    fixLimits: { ...LIMITS.json, bytes: 1 },
  });
  const post = async (path: string) => {
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await post('/api/check?x')).toBe('200 check {}');
  expect(await post('/api/fix')).toMatch(/^413 /);
  expect(await post('/api/other')).toBe('200 </api/other>');
});

describe('a request that is not for a page', () => {
  test('OPTIONS * is answered with the allowed methods', async ({ serve }) => {
    const { port } = await serve(echo);
    const answer = await send(port, rawGet('*').replace('GET', 'OPTIONS'));
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toContain('Allow: GET, HEAD, POST, PUT, DELETE, OPTIONS');
  });

  test('CONNECT is refused with 405', async ({ serve }) => {
    const { port } = await serve(echo);
    expect(await send(port, rawGet('evil.example:443').replace('GET', 'CONNECT'))).toMatch(
      /^HTTP\/1\.1 405 /,
    );
  });
});

describe('one address', () => {
  const limits = { ...LIMITS, ndjson: { ...LIMITS.ndjson, perClient: 1, concurrent: 3 } };
  const unfinishedPost = (address: string) =>
    `POST /api/check HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{}\n\r\n`;
  const status = (answer: string) => Number(answer.slice(9, 12));

  test('cannot take all places, nor more by forging X-Forwarded-For', async ({ serve }) => {
    const { port, sendWithoutReading } = await serve({ limits });
    const held = await sendWithoutReading(unfinishedPost('203.0.113.1'));
    const other = () => send(port, unfinishedPost('203.0.113.2'));
    await expect.poll(async () => status(await other())).toBe(429);
    held.destroy();
    await expect.poll(async () => status(await other())).toBe(200);
  });

  test('is the last one in X-Forwarded-For behind a trusted proxy', async ({ serve }) => {
    const { port, sendWithoutReading } = await serve({
      limits,
      proxies: 1,
    });
    await sendWithoutReading(unfinishedPost('198.51.100.1, 203.0.113.1'));
    const answer = async (address: string) => status(await send(port, unfinishedPost(address)));
    await expect.poll(() => answer('198.51.100.2, 203.0.113.1')).toBe(429);
    expect(await answer('203.0.113.1, 203.0.113.2')).toBe(200);
  });

  test('may have at most a quarter of the places by default', () => {
    for (const { concurrent, perClient } of Object.values(LIMITS))
      expect(perClient).toBeLessThanOrEqual(concurrent / 4);
  });
});
