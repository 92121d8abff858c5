import { connect } from 'node:net';
import { describe, expect } from 'vitest';
import { LIMITS, STALLED_MS } from '@/lib/serve/limits';
import { lines } from '@/lib/serve/thread';
import { closing, rawGet, rawPost, test } from './servers';

const MIB = 1024 * 1024;
const NDJSON = 'application/x-ndjson';

/** Larger than the operating system's buffers. */
const large = 'x'.repeat(24 * MIB);
const largeAnswer = async () => ({ status: 200, text: large });

/** Sends a request and reads the answer a little at a time. */
function readSlowly(port: number, sent: string, pause: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const pieces: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      pieces.push(piece);
      socket.pause();
      setTimeout(() => socket.resume(), pause);
    });
    socket.on('close', () => resolve(Buffer.concat(pieces).toString()));
    socket.write(sent);
  });
}

describe('a client that reads nothing is disconnected', () => {
  test('with the answer for one roster', async ({ serve }) => {
    const { sendWithoutReading, connections } = await serve({
      work: { check: largeAnswer },
      stalled: 200,
    });
    await sendWithoutReading(rawPost('{}'));
    await expect.poll(connections).toBe(0);
  });

  test('with a page', async ({ serve }) => {
    const { sendWithoutReading, connections } = await serve({
      pages: (_, response) => response.end(large),
      stalled: 200,
    });
    await sendWithoutReading(rawGet('/'));
    await expect.poll(connections).toBe(0);
  });

  test('with answers for many rosters', async ({ serve }) => {
    const { sendWithoutReading, connections } = await serve({
      stalled: 200,
    });
    await sendWithoutReading(rawPost('{}\n'.repeat(100_000), NDJSON));
    await expect.poll(connections).toBe(0);
  });
});

test('no more rosters are checked while the client does not read the answers', async ({ serve }) => {
  let made = 0;
  const { sendWithoutReading } = await serve({
    work: {
      lines: async (batch) => {
        const text = await lines(batch);
        made += text.length;
        return text;
      },
    },
  });
  await sendWithoutReading(rawPost('{}\n'.repeat(200_000), NDJSON));
  await expect.poll(() => made).toBeGreaterThan(0);
  for (let before = 0; made > before; ) {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  expect(made).toBeLessThan(20 * MIB);
});

describe('a client that reads slowly gets the whole answer', () => {
  test('with a page that takes far longer than the timeout for stalled connections', async ({ serve }) => {
    // The server sees a step of some 20 pauses at a time, which may take longer on a busy machine.
    const { port } = await serve({ pages: (_, response) => response.end(large), stalled: 5000 });
    const text = await readSlowly(port, closing(rawGet('/')), 30);
    expect(text.length).toBeGreaterThan(large.length);
  });

  test('with many rosters, up to the line that counts them', async ({ serve }) => {
    const { port } = await serve({ stalled: 10_000 });
    const text = await readSlowly(port, closing(rawPost('{}\n'.repeat(30_000), NDJSON)), 15);
    expect(text.match(/"legal":false/g)).toHaveLength(30_000);
    expect(text).toContain('\n{"checked":30000}\n');
  });
});

test('a connection stays open for the next request as long as any other that is idle', async ({ serve }) => {
  const { server } = await serve();
  expect([server.keepAliveTimeout, server.timeout]).toEqual([STALLED_MS, STALLED_MS]);
});

describe('the memory for clients that do not read', () => {
  test('is bounded over all connections, and those that stopped first are disconnected', async ({
    serve,
  }) => {
    const { sendWithoutReading, server, port } = await serve({
      pages: (_, response) => response.end(large),
      unsent: 100 * MIB,
    });
    const held = new Set<{ writableLength: number; destroyed: boolean }>();
    server.on('connection', (socket) => held.add(socket));
    for (let count = 0; count < 12; count++) await sendWithoutReading(rawGet('/'));
    const sum = () => [...held].reduce((bytes, each) => bytes + each.writableLength, 0);
    await expect.poll(() => [...held].filter(({ destroyed }) => destroyed).length).toBe(8);
    await expect.poll(sum).toBeLessThanOrEqual(100 * MIB);
    expect([...held].map(({ destroyed }) => destroyed)).toEqual([
      ...Array(8).fill(true),
      ...Array(4).fill(false),
    ]);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toHaveLength(large.length);
  });

  test('holds one answer per connection, however many requests are pipelined', async ({ serve }) => {
    let started = 0;
    const { sendWithoutReading } = await serve({
      pages: (_, response) => {
        started++;
        response.end(large);
      },
    });
    await sendWithoutReading(rawGet('/').repeat(200));
    await expect.poll(() => started).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(started).toBe(1);
  });

  test('counts against the limit of requests until the answer is read', async ({ serve }) => {
    const limits = { ...LIMITS, json: { ...LIMITS.json, perClient: 2 } };
    let answers = 0;
    const work = {
      // The first two answers are large.
      check: async () => (answers++ < 2 ? { status: 200, text: large } : { status: 400, text: '{}' }),
    };
    const { sendWithoutReading, checks } = await serve({ work, limits });
    const sockets = [await sendWithoutReading(rawPost('{}')), await sendWithoutReading(rawPost('{}'))];
    const status = async () => {
      const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
      const answer = await fetch(checks, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    await expect.poll(status).toBe(429);
    sockets[0]?.destroy();
    await expect.poll(status).toBe(400);
  });
});

test('pipelined requests on one connection are answered in order', async ({ serve }) => {
  const { port } = await serve({
    pages: (request, response) => {
      setTimeout(() => response.end(`<${request.url}>`), request.url === '/1' ? 30 : 0);
    },
  });
  const text = await readSlowly(port, ['/1', '/2'].map(rawGet).join('') + closing(rawGet('/3')), 0);
  expect(text.match(/<[^>]+>/g)).toEqual(['</1>', '</2>', '</3>']);
});

describe('a connection that sends requests faster than they are answered', () => {
  test('is read only as fast, and gets every answer in order', async ({ serve }) => {
    const answers: (() => void)[] = [];
    let isHeld = true;
    let dispatched = 0;
    let answered = 0;
    let ahead = 0;
    const { server, port } = await serve({
      pages: (request, response) => {
        const answer = () => {
          ahead = Math.max(ahead, dispatched - answered++);
          response.end(`<${request.url}>`);
        };
        if (isHeld) answers.push(answer);
        else setImmediate(answer);
      },
    });
    server.on('request', () => dispatched++);
    const count = 20_000;
    const sent = Array.from({ length: count }, (_, at) => rawGet(`/${at}`)).join('');
    const text = readSlowly(port, sent + closing(rawGet('/last')), 0);
    await expect.poll(() => answers.length).toBe(1);
    for (let before = -1; dispatched > before; await new Promise((resolve) => setTimeout(resolve, 200)))
      before = dispatched;
    // What Node reads at once is 64 KiB.
    expect(dispatched).toBeLessThan(count / 5);
    isHeld = false;
    answers[0]?.();
    const numbers = (await text).match(/<[^>]+>/g);
    expect(ahead).toBeLessThan(count / 5);
    expect(numbers).toEqual([...Array.from({ length: count }, (_, at) => `</${at}>`), '</last>']);
  });

  test('gets every answer to requests with bodies', async ({ serve }) => {
    const { port } = await serve();
    const text = await readSlowly(port, rawPost('{}').repeat(300) + closing(rawPost('{}')), 0);
    expect(text.match(/"detail"/g)).toHaveLength(301);
  });

  test('is closed if all connections together have too many waiting', async ({ serve }) => {
    const { connections, sendWithoutReading } = await serve({ pages: () => {} });
    for (let count = 0; count < 20; count++) await sendWithoutReading(rawGet('/').repeat(2000));
    await expect.poll(connections).toBeLessThan(10);
    expect(await connections()).toBeGreaterThan(0);
  });
});
