import { EventEmitter } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Gate } from '@/lib/serve/admission';
import { LIMITS } from '@/lib/serve/limits';
import { started } from '../serve/servers';
import { goodRoster } from './bad-rosters';

const MIB = 1024 * 1024;
const NDJSON = { 'Content-Type': 'application/x-ndjson; charset=utf-8' };
const good = JSON.stringify(goodRoster());
const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars', maxElements: 2 };

let one: Awaited<ReturnType<typeof started>> | null = null;
afterEach(async () => {
  one?.server.closeAllConnections();
  await one?.app.close();
  one = null;
});

/** Starts a server, and returns its URL. */
async function serve(limits = LIMITS): Promise<string> {
  one = await started({ limits });
  return `http://127.0.0.1:${one.port}/api/check`;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const inShort = ({ name, unreadable, checked }: ReturnType<typeof linesOf>[number]) =>
  checked ?? name ?? unreadable[0].message;

describe('rosters, one per line,', () => {
  const post = async (body: string) => {
    const response = await fetch(await serve(), { method: 'POST', body, headers: NDJSON });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  test('are answered with one line each', async () => {
    const { status, type, text } = await post(`${good}\n\n${good}`);
    expect(status).toBe(200);
    expect(type).toMatch(/^application\/x-ndjson/);
    expect(linesOf(text)).toMatchObject([
      { source: 'line 1', name: 'Lancers', legal: true },
      { source: 'line 3', name: 'Lancers', legal: true },
      { checked: 2 },
    ]);
  });

  test('are checked with the pack of the first line', async () => {
    const { text } = await post(`${JSON.stringify({ pack })}\n${good}\n${good}\n`);
    const [one, other, count] = linesOf(text);
    for (const { problems } of [one, other]) expect(problems[0].rule).toBe('pack/max-elements');
    expect(count).toEqual({ checked: 2 });
  });

  test.each([
    ['is not valid', JSON.stringify({ pack: { ...pack, eras: ['x'] } }), 'pack.eras[0]'],
    ['is cut off', '{ "pack": { "musterPack": 1', ''],
    ['has another field next to it', JSON.stringify({ pack, extra: 1 }), 'extra'],
  ])('are not checked at all if the pack %s', async (_, first, path) => {
    const { status, text } = await post(`${first}\n${good}\n`);
    expect(status).toBe(400);
    expect(JSON.parse(text).faults[0].path).toBe(path);
  });

  test('continue after a damaged line, which is answered in its place', async () => {
    const { text } = await post(`${good}\n{"muster":1\n[]\n\u0000\n${good}\n`);
    expect(linesOf(text).map(inShort)).toEqual([
      'Lancers',
      expect.stringContaining('incomplete'),
      expect.stringContaining('it must be an object'),
      expect.stringContaining('not JSON'),
      'Lancers',
      5,
    ]);
  });

  test('continue after a line over 256 KiB, which is refused', async () => {
    const { text } = await post(`${good}\n"${'x'.repeat(3 * MIB)}"\n${good}\n`);
    expect(linesOf(text).map(inShort)).toEqual([
      'Lancers',
      expect.stringContaining('over 256 KiB'),
      'Lancers',
      3,
    ]);
  });

  test('are answered with a count of 0 if there are none', async () => {
    expect(await post('\n\n')).toMatchObject({ status: 200, text: '{"checked":0}\n' });
  });
});

const small = { ...LIMITS, ndjson: { ...LIMITS.ndjson, bytes: 2 * MIB } };
const short = { ...LIMITS, ndjson: { ...LIMITS.ndjson, wait: 1000, whole: 3000 } };

describe('a client that sends too much', () => {
  test('in one endless line is refused with 413, without buffering it', async () => {
    const address = new URL(await serve(small));
    const status = await new Promise((resolve) => {
      const request = httpRequest(address, { method: 'POST', headers: NDJSON }, (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', () => {});
      const chunk = Buffer.alloc(64 * 1024, 120);
      const more = () => {
        while (!request.destroyed && request.write(chunk));
        request.once('drain', more);
      };
      more();
    });
    expect(status).toBe(413);
  });

  test('gets a line that says so after the answers', async () => {
    const body = `${good}${' '.repeat(50_000)}\n`.repeat(60);
    const address = new URL(await serve(small));
    const text = await new Promise<string>((resolve) => {
      const request = httpRequest(address, { method: 'POST', headers: NDJSON }, async (response) => {
        let all = '';
        for await (const part of response) all += part;
        resolve(all);
      });
      request.on('error', () => {});
      request.write(body);
      request.end();
    });
    const lines = linesOf(text);
    expect(lines[0]).toMatchObject({ legal: true });
    expect(lines.at(-1)).toMatchObject({ status: 413, detail: expect.stringContaining('over 2 MiB') });
    expect(lines.at(-1)).not.toHaveProperty('legal');
    expect(text).not.toContain('"checked"');
  });

  test('by its stated length is refused before it sends anything', async () => {
    const address = new URL(await serve());
    const status = await new Promise((resolve) => {
      const request = httpRequest(
        address,
        { method: 'POST', headers: { ...NDJSON, 'Content-Length': 65 * MIB } },
        (response) => {
          resolve(response.statusCode);
          request.destroy();
        },
      );
      request.on('error', () => {});
      request.flushHeaders();
    });
    expect(status).toBe(413);
  });
});

describe('a slow client', () => {
  const slow = (address: string, parts: string[], pause: number, type = NDJSON['Content-Type']) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
      socket.write(
        `POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const next = () => {
        const part = parts.shift();
        if (part === undefined || socket.destroyed) return;
        socket.write(`${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`);
        setTimeout(next, pause);
      };
      next();
    });

  test('that stops sending is answered with 408 and disconnected', async () => {
    const answer = await slow(await serve(short), ['{"mus'], 0);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('took too long to arrive');
  });

  test('that sends a byte now and then is disconnected when its time is up', async () => {
    const answer = await slow(await serve(short), Array(200).fill(' '), 20);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that stops between rosters gets its answers and a line that says why they end', async () => {
    const answer = await slow(await serve(short), [`${good}\n`], 0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"name":"Lancers"');
    expect(answer).toContain('took too long to arrive');
    expect(answer).not.toContain('"checked"');
  });

  test('with one roster is answered with 408 as well', async () => {
    const limits = { ...LIMITS, json: { ...LIMITS.json, wait: 100 } };
    expect(await slow(await serve(limits), ['{'], 0, 'application/json')).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('concurrent requests', () => {
  test('are limited per address and in total', () => {
    const gate = new Gate({ concurrent: 3, perClient: 2 });
    const enter = (ip: string) => {
      const raw = new EventEmitter();
      gate.admit({ ip }, { raw } as never);
      return () => raw.emit('close');
    };
    const leave = enter('a');
    enter('a');
    expect(() => enter('a')).toThrow(/2 requests from your address/);
    enter('b');
    expect(() => enter('c')).toThrow(/server is busy/);
    leave();
    leave();
    enter('c');
    expect(() => enter('b')).toThrow(/server is busy/);
  });

  test('above the limit are refused with 429 and Retry-After, and the others continue', async () => {
    const address = await serve({ ...LIMITS, ndjson: { ...LIMITS.ndjson, perClient: 1 } });
    const open = httpRequest(address, { method: 'POST', headers: NDJSON });
    const answered = new Promise<string>((resolve) => {
      open.on('response', async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve(text);
      });
    });
    open.write(`${good}\n`);
    await new Promise((resolve) => open.once('response', resolve));
    const second = await fetch(address, { method: 'POST', body: `${good}\n`, headers: NDJSON });
    expect(second.status).toBe(429);
    expect(second.headers.get('Retry-After')).toBe('1');
    open.end(`${good}\n`);
    expect(linesOf(await answered)).toHaveLength(3);
    const third = await fetch(address, { method: 'POST', body: `${good}\n`, headers: NDJSON });
    expect(third.status).toBe(200);
    await third.text();
  });

  test('of a client that disconnects make room for another', async () => {
    const address = await serve({ ...LIMITS, ndjson: { ...LIMITS.ndjson, perClient: 1 } });
    const open = httpRequest(address, { method: 'POST', headers: NDJSON });
    open.on('error', () => {});
    open.write(`${good}\n`);
    await new Promise((resolve) => open.once('response', resolve));
    open.destroy();
    await expect
      .poll(async () => (await fetch(address, { method: 'POST', body: `${good}\n`, headers: NDJSON })).status)
      .toBe(200);
  });
});
