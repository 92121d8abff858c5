import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { send } from '../serve/raw';

const address = process.env.MUSTER_URL ?? '';
const port = Number(new URL(address).port);

/** Sends a request without a body on a new connection. */
const ask = (line: string, headers: string[] = []) =>
  send(port, [`${line} HTTP/1.1`, 'Host: muster.example', ...headers, '', ''].join('\r\n'), 2000);
const closing = ['Connection: close'];

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1];

describe('the served app', () => {
  test('answers an upgrade request in HTTP/1.1', async () => {
    const h2c = [
      'Connection: close, Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ];
    const answer = await ask('GET /open/', h2c);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('</html>');
  });

  test('reports the allowed methods, and rejects targets without any', async () => {
    const options = await ask('OPTIONS *', closing);
    expect(statusOf(options)).toBe(204);
    expect(headerOf(options, 'Allow')).toContain('POST');
    expect(statusOf(await ask('GET *', closing))).toBe(400);
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'HEAD']) {
      const answer = await ask(`${method} /api/check`, closing);
      expect(statusOf(answer)).toBe(method === 'OPTIONS' ? 204 : 405);
      expect(headerOf(answer, 'Allow')).toBe('POST, OPTIONS');
    }
  });

  test('answers a request for an absolute URL as a request for its path', async () => {
    const answer = await ask('GET http://evil.example/open/', closing);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('Shared link');
    expect(headerOf(await ask('GET http://evil.example/open?x', closing), 'Location')).toBe('/open/?x');
  });

  test('never redirects to another host', async () => {
    const part = fc.constantFrom(
      ...'http:// https: / // \\ . .. %2f %5c ? # @ evil.example build rules'.split(' '),
    );
    const named = fc.constantFrom('Host: muster.example', 'X-Forwarded-Host: evil.example', 'RSC: 1');
    const property = fc.asyncProperty(fc.array(part, { maxLength: 7 }), named, async (parts, header) => {
      const answer = await ask(`GET /${parts.join('')}`, [...closing, header]);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer)).toBeLessThan(500);
      const location = headerOf(answer, 'Location') ?? '/';
      expect(new URL(location, 'http://muster.example').host).toBe('muster.example');
    });
    await fc.assert(property, { numRuns: 150 });
  });

  test('rejects a compressed body with a sentence', async () => {
    const init = {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    };
    const answer = await fetch(`${address}/api/check`, init);
    expect(answer.status).toBe(415);
    expect((await answer.json()).detail).toContain('gzip');
  });

  test('does not optimise images on request', async () => {
    const answer = await fetch(`${address}/_next/image?url=%2Fapple-icon.png&w=64&q=75`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('image');
  });

  test('has what sets the priority of its threads beside it', () => {
    const built = path.resolve('dist/server');
    const found = createRequire(path.join(built, 'worker.js')).resolve('@napi-rs/nice');
    expect(path.relative(built, found)).toMatch(/^node_modules/);
  });

  test('exits with a sentence if the port is taken or TRUST_PROXY is invalid', async () => {
    const start = async (env: Record<string, string>) => {
      const args = ['dist/server/main.js', '-p', String(port), '-H', '127.0.0.1'];
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
      });
      const [code] = await once(child, 'exit');
      return { code, said };
    };
    expect(await start({})).toEqual({
      code: 1,
      said: expect.stringMatching(/^Port \d+ is in use or not permitted/),
    });
    expect(await start({ TRUST_PROXY: 'yes' })).toEqual({
      code: 1,
      said: 'TRUST_PROXY is yes; it must be the number of proxies before the app, such as 1.\n',
    });
  });
});
