import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { checkEndpoint } from '@/lib/serve/check-endpoint';
import { fixEndpoint } from '@/lib/serve/fix-endpoint';
import { Responder } from '@/lib/serve/responder';
import { FixThreads } from '@/lib/serve/running-fixes';
import { bundled } from '@/scripts/bundle.mjs';
import { test } from './servers';

const LATE_THREAD = fileURLToPath(new URL('./late-thread.mjs', import.meta.url));

let threads: FixThreads;
beforeAll(async () => {
  const main = await bundled('fix-thread', 'lib/serve/fix-thread.ts');
  threads = new FixThreads(path.resolve(main));
});
afterAll(() => threads.end());

const endpoint = () => new Responder(fixEndpoint((body, address) => threads.answer(body, address)));
const pack = { musterPack: 1, name: 'Calais Open', system: 'horizon-wars', maxElements: 8 };

describe('POST /api/fix', () => {
  test('answers a roster, with or without a pack, with its fixes', async ({ serve }) => {
    const { port } = await serve({ endpoints: [endpoint()] });
    const post = (body: unknown, type = 'application/json') =>
      fetch(`http://127.0.0.1:${port}/api/fix`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': type },
      });
    const answer = await post(burning);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      name: 'Ninth Column',
      system: 'horizon-wars',
      legal: false,
      fixes: [
        { cost: 3, proven: true, source: 'change', edits: [{ kind: 'upgrade-off' }], roster: { muster: 1 } },
        { cost: 12 },
      ],
      searched: { checks: expect.any(Number) },
    });
    expect(await (await post(combined)).json()).toMatchObject({ legal: true, fixes: [] });
    const packed = await (await post({ roster: combined, pack })).json();
    expect(packed).toMatchObject({ legal: false });
    expect(packed.fixes[0].edits.map(({ kind }: { kind: string }) => kind)).toContain('remove');
  });

  test('refuses unreadable bodies, other types and other methods', async ({ serve }) => {
    const { port } = await serve({ endpoints: [endpoint()] });
    const url = `http://127.0.0.1:${port}/api/fix`;
    const post = (body: string, type: string) =>
      fetch(url, { method: 'POST', body, headers: { 'Content-Type': type } });
    const damaged = await post('{"muster":1', 'application/json');
    expect([damaged.status, await damaged.json()]).toMatchObject([
      400,
      { legal: false, unreadable: [{ path: '' }] },
    ]);
    const unknown = await post(JSON.stringify({ roster: combined, packs: 1 }), 'application/json');
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { unreadable: [{ path: 'packs' }] }]);
    expect((await post('x', 'application/x-ndjson')).status).toBe(415);
    expect((await post(' '.repeat(256 * 1024 + 1), 'application/json')).status).toBe(413);
    expect((await fetch(url)).status).toBe(405);
  });

  test('searches outside the process that serves, and limits requests from one address', async ({
    serve,
  }) => {
    // A search in this thread would never let anything else be answered.
    const late = new FixThreads(LATE_THREAD, 60_000);
    const fixes = new Responder(fixEndpoint((body, address) => late.answer(body, address)));
    const { port } = await serve({ endpoints: [fixes, new Responder(checkEndpoint())] });
    const post = (path: string, body: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
    const statuses: number[] = [];
    const all = Array.from({ length: 6 }, async () => {
      const { status } = await post('/api/fix', 'slow');
      statuses.push(status);
    });
    await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([429, 429, 429]);
    expect(await (await post('/api/check', JSON.stringify(combined))).json()).toMatchObject({ legal: true });
    const ended = async () => {
      await late.end();
      return statuses.length;
    };
    await expect.poll(ended, { timeout: 10_000 }).toBe(6);
    await Promise.all(all);
  });

  test('starts another thread after one failed', async () => {
    const missing = new FixThreads(path.resolve('nowhere.js'));
    await expect(missing.answer(new Uint8Array())).rejects.toThrow(/defect/);
    await expect(missing.answer(new Uint8Array())).rejects.toThrow(/defect/);
  });

  test('answers with what was found if a search does not end in time', async () => {
    const late = new FixThreads(LATE_THREAD, 300);
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => late.answer(Buffer.from(text))));
    expect(answers).toEqual(['a', 'b', 'c'].map((text) => ({ status: 200, text: `some for ${text}` })));
    await late.end();
  });

  test('keeps no address waiting for another', async () => {
    const late = new FixThreads(LATE_THREAD, 60_000);
    const answered: string[] = [];
    let failed = 0;
    const ask = (text: string, address: string) =>
      late.answer(Buffer.from(text), address).then(
        (answer) => answered.push(answer.text),
        () => failed++,
      );
    for (const text of ['slow 1', 'slow 2', 'slow 3']) ask(text, 'one');
    await Promise.all([ask('quick 1', 'other'), ask('quick 2', 'other')]);
    expect(answered).toEqual(['all for quick 1', 'all for quick 2']);
    const ended = async () => {
      await late.end();
      return answered.length + failed;
    };
    await expect.poll(ended, { timeout: 10_000 }).toBe(5);
  });
});
