import { expect } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { check } from '@/lib/serve/thread';
import { started, test } from './servers';

const line = `${JSON.stringify(combined)}\n`;

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'User-Agent': 'nosy' } });

test('a log has a line for each request, without rosters, names or addresses', async ({ serve }) => {
  const logged: string[] = [];
  const defect = () => Promise.reject(new Error(`No ${combined.name}`));
  const { checks } = await serve({ log: { write: (line) => logged.push(line) }, work: { fix: defect } });
  await (await post(`${checks}?player=Emil`, JSON.stringify(combined))).text();
  const failed = await post(checks.replace('check', 'fix'), JSON.stringify(combined));
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('bug in Muster')]);
  await expect.poll(() => logged.filter((line) => line.includes('request completed'))).toHaveLength(2);
  // The first line says where the server itself listens.
  const all = logged.slice(1).join('');
  expect(all).toContain('"route":"/api/check"');
  expect(all).toContain('A bug in Muster');
  for (const secret of [combined.name, 'Emil', '127.0.0.1', 'nosy']) expect(all).not.toContain(secret);
});

test('a server that ends answers what it was asked before, and nothing else', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrived = () => {};
  const received = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { app, port } = await started({
    work: {
      check: async (body) => {
        arrived();
        await waits;
        return check(body);
      },
    },
  });
  const url = `http://127.0.0.1:${port}/api/check`;
  const asked = post(url, JSON.stringify(combined));
  await received;
  const closed = app.close();
  await expect(post(url, '{}')).rejects.toThrow();
  answer();
  expect((await asked).status).toBe(200);
  await closed;
});

test.for([
  ['/api/check', 'application/json'],
  ['/api/check', 'application/x-ndjson'],
  ['/api/fix', 'application/json'],
])('work for %s of %s is told when its client hangs up', async ([path, type], { serve }) => {
  const told: AbortSignal[] = [];
  const waits = async (_body: unknown, _client: string, gone?: AbortSignal) => {
    if (gone) told.push(gone);
    return new Promise<never>(() => {});
  };
  const { sendWithoutReading } = await serve({ work: { check: waits, lines: waits, fix: waits } });
  const socket = await sendWithoutReading(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(line)}\r\n\r\n${line}`,
  );
  await expect.poll(() => told.map(({ aborted }) => aborted)).toEqual([false]);
  socket.destroy();
  await expect.poll(() => told.map(({ aborted }) => aborted)).toEqual([true]);
});

test('its health can be asked', async ({ serve }) => {
  const { port } = await serve();
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

test.for<[string, string]>([
  ['that leaves before its first line', '5\r\n{"mus\r\n'],
  ['that leaves between its answers', `${line.length.toString(16)}\r\n${line}\r\n`],
])('a good bulk request is no defect in the log, nor one %s', async ([, sent], { serve }) => {
  const logged: { level: number; msg: string }[] = [];
  const { checks, connections, sendWithoutReading } = await serve({
    log: { write: (each) => logged.push(JSON.parse(each)) },
  });
  const headers = { 'Content-Type': 'application/x-ndjson', Connection: 'close' };
  const socket = await sendWithoutReading(
    `POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['Content-Type']}\r\nTransfer-Encoding: chunked\r\n\r\n${sent}`,
  );
  if (sent.includes(line)) await new Promise((resolve) => socket.resume().once('data', resolve));
  else await expect.poll(() => logged.some(({ msg }) => msg === 'incoming request')).toBe(true);
  socket.destroy();
  await expect.poll(connections).toBe(0);
  const answer = await fetch(checks, { method: 'POST', headers, body: line.repeat(3) });
  expect(await answer.text()).toContain('{"checked":3}');
  await expect.poll(() => logged.some(({ msg }) => msg === 'request completed')).toBe(true);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});
