import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_BYTES } from '@/lib/roster/limits';
import { started } from '../serve/servers';
import { goodRoster } from './bad-rosters';

let one: Awaited<ReturnType<typeof started>>;
let address = '';
beforeAll(async () => {
  one = await started();
  address = `http://127.0.0.1:${one.port}/api/check`;
});
afterAll(() => one.app.close());

const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars', maxElements: 2 };

describe('POST /api/check', () => {
  async function post(
    body: BodyInit,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) {
    const response = await fetch(address, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  }

  test('answers a roster with its check', async () => {
    const { status, body } = await post(JSON.stringify(goodRoster()));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'name',
      'system',
      'fingerprint',
      'fingerprintFull',
      'legal',
      'totals',
      'problems',
    ]);
    expect(body).toMatchObject({ name: 'Lancers', legal: true });
  });

  test('accepts a character set in the content type', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
    expect((await post(JSON.stringify(goodRoster()), headers)).status).toBe(200);
  });

  test('checks a roster with a pack', async () => {
    const { status, body } = await post(JSON.stringify({ roster: goodRoster(), pack }));
    expect(status).toBe(200);
    expect(body.legal).toBe(false);
    expect(body.problems[0].rule).toBe('pack/max-elements');
  });

  test('accepts a pair without a pack', async () => {
    expect((await post(JSON.stringify({ roster: goodRoster() }))).body).toMatchObject({ legal: true });
    expect((await post(JSON.stringify({ roster: goodRoster(), pack: null }))).body).toMatchObject({
      legal: true,
    });
  });

  test('says what is wrong in either part of a pair, and where', async () => {
    const roster = { ...goodRoster(), muster: 2 };
    const { status, body } = await post(JSON.stringify({ roster, pack: { ...pack, eras: ['x'] }, extra: 1 }));
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('legal');
    expect(body.faults.map(({ path }: { path: string }) => path)).toEqual([
      'extra',
      'roster.muster',
      'pack.eras[0]',
    ]);
  });

  test.each([
    ['broken JSON', '{"muster":1', 'This is incomplete'],
    ['nothing', '', 'There is nothing here'],
    ['20,000 nested lists', '['.repeat(20_000) + ']'.repeat(20_000), 'nested more than 64 deep'],
    [
      'a pair of 20,000 nested lists',
      `{"roster":${'['.repeat(20_000) + ']'.repeat(20_000)}}`,
      'nested more than 64 deep',
    ],
  ])('refuses %s with 400', async (_, text, says) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detail: expect.stringContaining(says),
      faults: [{ path: '', message: expect.stringContaining(says) }],
    });
  });

  test('refuses bytes that are not UTF-8 with 400', async () => {
    const { status, body } = await post(Uint8Array.from([0x7b, 0xff, 0x7d]));
    expect(status).toBe(400);
    expect(body.detail).toContain('UTF-8');
  });

  test('accepts a body of exactly 256 KiB', async () => {
    const roster = JSON.stringify(goodRoster());
    expect((await post(roster + ' '.repeat(FILE_BYTES - roster.length))).status).toBe(200);
  });

  test.each(['gzip', 'br', 'GZIP, identity'])('refuses a body encoded as %s with 415', async (encoding) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(goodRoster()), headers });
    expect(response.status).toBe(415);
    expect(response.headers.get('Accept-Encoding')).toBe('identity');
    expect((await response.json()).detail).toContain('not compressed');
  });

  test('accepts a body with the content encoding identity', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'Identity' };
    expect((await post(JSON.stringify(goodRoster()), headers)).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', ''])(
    'refuses content of type "%s" with 415',
    async (type) => {
      const { status, body } = await post(
        JSON.stringify(goodRoster()),
        type === '' ? {} : { 'Content-Type': type },
      );
      expect(status).toBe(415);
      expect(body.detail).toContain('application/json');
    },
  );
});

test('a body over 256 KiB is refused with 413, with or without a stated length', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const large = new Uint8Array(FILE_BYTES + 1).fill(32);
  const whole = { method: 'POST', body: large, headers };
  const inPieces = { ...whole, body: new Blob([large]).stream(), duplex: 'half' };
  for (const init of [whole, inPieces as RequestInit]) {
    const response = await fetch(address, init);
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toContain('over 256 KiB');
  }
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused with 405 and a sentence', async (method) => {
  const response = await fetch(address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  expect((await response.json()).detail).toContain('POST');
});
