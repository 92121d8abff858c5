import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages } from '@/lib/serve/app';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'muster-pages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the pages of a build with an inline script. */
function build(script: string) {
  const html = `<script>${script}</script>`;
  for (const name of ['index', '404']) writeFileSync(path.join(root, `${name}.html`), html);
  writeFileSync(path.join(root, 'index.html.br'), brotliCompressSync(html));
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page allows its own scripts, also after the app was built again under the server', async () => {
  build('one()');
  const app = fastify();
  await app.register(pages, { root });
  const get = async (url: string, encoding = 'identity') => {
    const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    return [
      statusCode,
      String(headers['content-security-policy'])
        .match(/'sha256-[^']*'/g)
        ?.join(),
    ];
  };
  const all = () => Promise.all([get('/'), get('/', 'br'), get('/missing')]);
  const expected = (script: string) => [200, 200, 404].map((status) => [status, hashOf(script)]);
  expect(await all()).toEqual(expected('one()'));
  build('another()');
  expect(await all()).toEqual(expected('another()'));
  rmSync(path.join(root, '404.html'));
  expect(await get('/missing')).toEqual([404, undefined]);
  await app.close();
});
