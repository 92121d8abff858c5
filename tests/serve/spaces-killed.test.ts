import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { bundled } from '@/scripts/bundle.mjs';
import { freePort } from '@/scripts/serve.mjs';
import { runs } from '@/tests/fixtures/runs';
import { kinds, type Place, storesOf } from '../store/stores';
import { idOf, tokenOf } from './space-server';

const PROCESS = fileURLToPath(new URL('./space-process.mjs', import.meta.url));
const KILLS = runs(5, 50);
const DEVICES = 6;
/** Changes that are acknowledged between two kills. */
const BETWEEN = 30;

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

async function start({ options }: Place, port: number): Promise<ChildProcess> {
  const app = await bundled('space-server', 'lib/serve/app.ts', { store: 'lib/store/store.ts' });
  const store = path.join(path.dirname(app), 'store.js');
  const child = spawn(process.execPath, [PROCESS, app, store, JSON.stringify(options), `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return child;
}

/** Asks a server that may be gone, again until it answers. */
async function ask(
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: Record<string, unknown> }> {
  for (;;) {
    try {
      const response = await fetch(url, init);
      return { status: response.status, json: (await response.json()) as Record<string, unknown> };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

describe.each(kinds)('$title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('under spaces', () => {
    const { place } = storesOf(kind);

    test(`a server that is killed ${KILLS} times loses nothing that it acknowledged`, async () => {
      const there = place();
      const port = await freePort();
      let server = await start(there, port);
      const space = `http://127.0.0.1:${port}/api/spaces/${idOf('one')}`;
      const authorization = `Bearer ${tokenOf('one')}`;
      expect((await ask(space, { method: 'POST', headers: { authorization } })).status).toBe(201);

      let acknowledged = 0;
      let isOver = false;
      /** Changes its own record again and again; returns how often, and the revision of the last. */
      const write = async (device: number) => {
        for (let count = 1; ; count++) {
          const condition: Record<string, string> =
            count === 1 ? { 'if-none-match': '*' } : { 'if-match': `"${count - 1}"` };
          const { status, json } = await ask(`${space}/records/${idOf(`record ${device}`)}`, {
            method: 'PUT',
            headers: { authorization, 'content-type': 'application/octet-stream', ...condition },
            body: `${device} ${count}`,
          });
          // A change whose answer was lost with the server is repeated, and answered as if it were the first.
          expect([status, json.revision]).toEqual([count === 1 ? 201 : 200, `${count}`]);
          acknowledged++;
          if (isOver) return count;
        }
      };
      const devices = Array.from({ length: DEVICES }, (_, device) => write(device));
      for (let kill = 0; kill < KILLS; kill++) {
        const enough = acknowledged + BETWEEN;
        await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(enough);
        server.kill('SIGKILL');
        await once(server, 'close');
        server = await start(there, port);
      }
      isOver = true;
      const counts = await Promise.all(devices);
      const { json } = await ask(space, { headers: { authorization } });
      const records = json.records as { id: string; revision: string; data: string }[];
      const kept = new Map(records.map(({ id, ...record }) => [id, record]));
      for (const [device, count] of counts.entries())
        expect(kept.get(idOf(`record ${device}`))).toEqual({
          revision: `${count}`,
          data: Buffer.from(`${device} ${count}`).toString('base64url'),
        });
    });
  });
});
