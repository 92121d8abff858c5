import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bundled } from '@/scripts/bundle.mjs';

test('the limit of fixes from one address holds for all processes together', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const file = await bundled('shared-fixes', 'lib/serve/shared-fixes.ts');
  const app = spawn(process.execPath, ['tests/serve/shared-fixes-app.mjs', file, `${port}`]);
  const ended = once(app, 'exit');
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const processes = new Set<string>();
    const reached = async () => {
      await ask('/').then(
        async (answer) => processes.add(await answer.text()),
        () => {},
      );
      return processes.size;
    };
    await expect.poll(reached, { timeout: 20_000 }).toBe(2);

    let refused = 0;
    const statuses = Array.from({ length: 8 }, async (_, at) => {
      const { status } = await ask(`/${at}`);
      if (status === 429) refused++;
      return status;
    });
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(5);
    expect(await (await ask('/go')).text()).toBe('/go');
    expect((await Promise.all(statuses)).filter((status) => status === 200)).toHaveLength(3);
  } finally {
    app.kill('SIGTERM');
    await ended;
  }
});
