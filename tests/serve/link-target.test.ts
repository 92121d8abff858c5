import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { normalised } from '@/lib/serve/connections';

test('a link with its # encoded opens the link, and another path does not', async () => {
  const answer: RequestListener = (_, response) => void response.end();
  const server = createServer(normalised(answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await opened('/open%23r1.abc&p1.def).')).toEqual([302, '/open#r1.abc&p1.def).']);
  expect(await opened('/open/%23r1.abc')).toEqual([302, '/open#r1.abc']);
  expect(await opened('/open%23abc')).toEqual([200, null]);
  expect(await opened('/other%23r1.abc')).toEqual([200, null]);
  server.close();
});
