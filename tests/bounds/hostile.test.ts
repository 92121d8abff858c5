import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkText } from '@/lib/check/answer';
import { checkBody } from '@/lib/check/body';
import { readLibraryBytes, readPackText } from '@/lib/check/read';
import { FILE_BYTES } from '@/lib/roster/limits';
import { parseWith } from '@/lib/roster/parse';
import { listOf } from '@/lib/roster/schemas';
import { readBackup } from '@/lib/storage/backup';
import { loadSystem } from '@/lib/systems/registry';
import { games } from './every-game';

const many = (count: number, what: string | ((at: number) => string)) =>
  `[${Array.from({ length: count }, (_, at) => (typeof what === 'string' ? what : what(at))).join(',')}]`;
const fields = (count: number, value = '0') =>
  `{${Array.from({ length: count }, (_, at) => `"${at.toString(36)}":${value}`).join(',')}}`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Values that take much time, memory or stack, with more faults than a call may have arguments. */
const values: [what: string, json: string][] = [
  ['150,000 nulls', many(150_000, 'null')],
  ['150,000 empty objects', many(150_000, '{}')],
  ['1,500 lists of 100 numbers', many(1500, many(100, '0'))],
  ['20,000 fields', fields(20_000)],
  ['one long text', JSON.stringify('x'.repeat(900_000))],
  ['20,000 nested lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];

/** Expects a few faults, each a sentence of reasonable length. */
function areSentences(faults: readonly { path: string; message: string }[]) {
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(20);
  for (const { path, message } of faults) {
    expect(message).toMatch(/^[A-Z].+\.$/s);
    expect(message.length + path.length).toBeLessThan(2000);
  }
}

describe.each(games)('a roster of $system', ({ system: id, places }) => {
  test.each(values)('with %s anywhere is refused in a few sentences', async (_, json) => {
    for (const place of places) {
      const text = `{"muster":1,"system":"${id}","name":"","force":${place(json)}}`;
      const answer = await checkText(text, 'hostile');
      if (!('unreadable' in answer)) throw new Error('it was read');
      areSentences(answer.unreadable);
    }
  });
});

test('the fault of a list that is too long has its length and the maximum', async () => {
  const roster = (elements: string) =>
    `{"muster":1,"system":"horizon-wars","name":"","force":{"elements":${elements}}}`;
  expect(await checkText(roster(many(100_000, '0')), 'long')).toMatchObject({
    unreadable: [
      { path: 'force.elements', message: 'This is a list of 100,000; it must be a list of at most 200.' },
    ],
  });
  const placed = `[],"scenario":{"kind":"adventure","context":"winning","disposition":${fields(15_000, '"lost"')}}`;
  expect(await checkText(roster(placed), 'long')).toMatchObject({
    unreadable: [
      { path: 'force.scenario.disposition', message: 'These are 15,000 fields; the maximum is 200.' },
    ],
  });
});

/** Faults in nested lists: as many as the limits allow, and far more than a call may have arguments. */
const allNested = games.flatMap(({ system, nested }) =>
  Object.entries(nested).map(([what, force]) => [what, system, force] as const),
);

test.each(allNested)('the first 20 faults in many lists are reported: %s of %s', async (_, id, force) => {
  const text = JSON.stringify({ muster: 1, system: id, name: '', force });
  expect(text.length).toBeLessThan(FILE_BYTES);
  const system = await loadSystem(id);
  const read = parseWith(system?.forceSchema as never, force);
  if (read.ok) throw new Error('it was read');
  expect(read.faults).toHaveLength(20);
  const answer = await checkBody(bytes(text));
  expect('unreadable' in answer && answer.unreadable).toHaveLength(20);
});

test('more faults than a call may have arguments are answered with a sentence', () => {
  const schema = z.strictObject({ log: listOf(listOf(z.number(), 20_000), 20_000) });
  const bad = { log: Array.from({ length: 200 }, () => Array.from({ length: 1000 }, () => null)) };
  expect(parseWith(schema, bad)).toMatchObject({
    ok: false,
    faults: [{ path: '', message: 'This has too many faults to list; make it anew.' }],
  });
});

describe.each(games)('a pack of $system', ({ system: id }) => {
  test.each(values)('with %s anywhere is refused in a few sentences', async (_, json) => {
    for (const inner of [
      `"bans":{"types":${json},"upgrades":${json}}`,
      `"eras":${json},"battlefield":${json},"rulings":${json}`,
      fields(20_000).slice(1, -1),
    ]) {
      const pack = `{"musterPack":1,"system":"${id}","name":"",${inner}}`;
      const read = await readPackText(pack);
      if (read.ok) throw new Error('it was read');
      areSentences(read.faults);
      const answer = await checkBody(bytes(`{"roster":{},"pack":${pack}}`));
      if ('unreadable' in answer) areSentences(answer.unreadable);
    }
  });
});

describe('other files of players', () => {
  let library: Awaited<ReturnType<typeof loadSystem>>;
  beforeAll(async () => {
    library = await loadSystem('at-43');
  });

  test.each(values)('a file of cards with %s is refused in a few sentences', async (_, json) => {
    if (!library) throw new Error('no game');
    const text = `{"musterCards":1,"system":"at-43","name":"","cards":${json}}`;
    const read = await readLibraryBytes(bytes(text), library);
    if (read.ok) throw new Error('it was read');
    areSentences(read.faults);
  });

  test('a backup of only invalid entries is read to its end', async () => {
    const read = await readBackup(
      bytes(`{"musterBackup":1,"made":0,"rosters":${many(1000, 'null')},"library":${many(1000, '{}')}}`),
      0,
    );
    if (!read.ok) throw new Error('it was refused');
    expect(read.value.unread).toHaveLength(2000);
    const long = await readBackup(
      bytes(`{"musterBackup":1,"made":0,"rosters":${many(200_000, '0')},"library":[]}`),
      0,
    );
    expect(long).toMatchObject({
      ok: false,
      faults: [
        { path: 'rosters', message: 'This is a list of 200,000; it must be a list of at most 50,000.' },
      ],
    });
  });

  test('a pack with 150,000 bans in a backup is refused alone', async () => {
    const roster = `{"muster":1,"system":"at-43","name":"","force":{"army":"x","platoons":[]}}`;
    const pack = `{"musterPack":1,"system":"at-43","name":"","bans":{"types":${many(150_000, '0')}}}`;
    const entry = `{"id":"a","changed":0,"tags":[],"binned":null,"roster":${roster},"pack":${pack}}`;
    const read = await readBackup(bytes(`{"musterBackup":1,"made":0,"rosters":[${entry}],"library":[]}`), 0);
    if (!read.ok) throw new Error('it was refused');
    expect(read.value.unread[0]?.faults).toMatchObject([
      {
        path: 'rosters[0].pack.bans.types',
        message: 'This is a list of 150,000; it must be a list of at most 200.',
      },
    ]);
  });
});
