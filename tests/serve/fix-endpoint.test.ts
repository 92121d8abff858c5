import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { LARGE, threads, type Work } from '@/lib/serve/threads';
import { bundled } from '@/scripts/bundle.mjs';
import { test } from './servers';

const LATE_THREAD = fileURLToPath(new URL('./late-thread.mjs', import.meta.url));

let work: Work;
beforeAll(async () => {
  work = threads(path.resolve(await bundled('thread', 'lib/serve/thread.ts')));
});
afterAll(() => work.close());

/** The threads of all tests, which a server must not end. */
const shared = () => ({ ...work, close: async () => {} });
const pack = { musterPack: 1, name: 'Calais Open', system: 'horizon-wars', maxElements: 8 };

/** How much lower than usual the priorities of this process's threads are, on Linux. */
const priorities = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The name in brackets may contain blanks; the priority is the 17th value after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('POST /api/fix', () => {
  test('answers a roster, with or without a pack, with its fixes', async ({ serve }) => {
    const { port } = await serve({ work: shared() });
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
    const { port } = await serve({ work: shared() });
    const url = `http://127.0.0.1:${port}/api/fix`;
    const post = (body: string, type: string) =>
      fetch(url, { method: 'POST', body, headers: { 'Content-Type': type } });
    const damaged = await post('{"muster":1', 'application/json');
    expect([damaged.status, await damaged.json()]).toMatchObject([
      400,
      { status: 400, faults: [{ path: '' }] },
    ]);
    const unknown = await post(JSON.stringify({ roster: combined, packs: 1 }), 'application/json');
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { faults: [{ path: 'packs' }] }]);
    expect((await post('x', 'application/x-ndjson')).status).toBe(415);
    expect((await post(' '.repeat(256 * 1024 + 1), 'application/json')).status).toBe(413);
    expect((await fetch(url)).status).toBe(405);
  });

  test('searches outside the process that serves, and limits requests from one address', async ({
    serve,
  }) => {
    // A search in this thread would never let anything else be answered.
    const late = threads(LATE_THREAD, 60_000);
    const { port } = await serve({ work: { fix: late.fix } });
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
    await expect.poll(() => statuses).toEqual([429, 429, 429]);
    expect(await (await post('/api/check', JSON.stringify(combined))).json()).toMatchObject({ legal: true });
    const ended = async () => {
      await late.close();
      return statuses.length;
    };
    await expect.poll(ended).toBe(6);
    await Promise.all(all);
  });

  test('answers with what was found if a search does not end in time', async () => {
    const late = threads(LATE_THREAD, 3000);
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => late.fix(Buffer.from(text), text)));
    expect(answers).toEqual(['a', 'b', 'c'].map((text) => ({ status: 200, text: `some for ${text}` })));
    await late.close();
  });

  test('large searches leave a place to small ones, and have a lower priority', async () => {
    const late = threads(LATE_THREAD, 60_000);
    const large = Buffer.from('slow'.padEnd(LARGE + 1));
    const ended = ['one', 'two'].map((address) => late.fix(large, address).catch(() => 'ended'));
    expect(await late.fix(Buffer.from('quick'), 'other')).toMatchObject({ text: 'all for quick' });
    if (process.platform === 'linux')
      await expect.poll(priorities).toEqual(expect.arrayContaining([0, 5, 10]));
    await late.close();
    await expect(Promise.all(ended)).resolves.toEqual(['ended', 'ended']);
  });

  test('keeps no address waiting for another', async () => {
    const late = threads(LATE_THREAD, 60_000);
    const answered: string[] = [];
    let failed = 0;
    const ask = (text: string, address: string) =>
      late.fix(Buffer.from(text), address).then(
        (answer) => answered.push(answer.text),
        () => failed++,
      );
    for (const text of ['slow 1', 'slow 2', 'slow 3']) ask(text, 'one');
    await Promise.all([ask('quick 1', 'other'), ask('quick 2', 'other')]);
    expect(answered).toEqual(['all for quick 1', 'all for quick 2']);
    const ended = async () => {
      await late.close();
      return answered.length + failed;
    };
    await expect.poll(ended).toBe(5);
  });
});
