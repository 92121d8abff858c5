import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { delayAfter, NO_PORT } from '@/lib/serve/workers';
import { bundled } from '@/scripts/bundle.mjs';

let app: ChildProcess | null = null;
afterEach(async () => {
  if (app && app.exitCode === null && app.signalCode === null) {
    const ended = once(app, 'exit');
    app.kill('SIGTERM');
    await ended;
  }
  app = null;
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts an app with two processes; with a status they exit before they answer. */
async function start(status?: number) {
  const port = await freePort();
  const file = await bundled('workers', 'lib/serve/workers.ts');
  const args = ['tests/serve/workers-app.mjs', file, `${port}`, ...(status ? [`${status}`] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  app = child;
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, log }));
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.text(),
      () => null,
    );
  return { ask, ended, logged: () => log };
}

describe('worker processes', () => {
  test('are restarted however often they fail, and each failure is logged', async () => {
    const { ask, logged } = await start();
    await expect.poll(() => ask('/'), { timeout: 10_000 }).toMatch(/^\d+$/);
    for (let count = 1; count <= 13; count++) {
      await ask('/end');
      await expect.poll(logged).toContain(`ended (status 7), ${count} in the last minute`);
      await expect.poll(() => ask('/'), { timeout: 10_000 }).toMatch(/^\d+$/);
    }
    expect(logged().match(/another starts/g)).toHaveLength(13);
  });

  test('end the app with a message if the port is taken', async () => {
    const { ended } = await start(NO_PORT);
    expect(await ended).toEqual({ code: 1, log: expect.stringMatching(/^Port \d+ is in use.*PORT\.\n$/) });
  });

  test('end the app with a message if none of them ever listens', async () => {
    const { ended } = await start(3);
    const { code, log } = await ended;
    expect(code).toBe(1);
    expect(log).toContain('The app cannot be served');
  });

  test('are restarted after a delay that grows with failures up to a limit', () => {
    const delays = Array.from({ length: 40 }, (_, failures) => delayAfter(failures + 1));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.slice(0, 4)).toEqual([0, 0, 100, 200]);
    expect(delays.at(-1)).toBe(10_000);
  });
});
