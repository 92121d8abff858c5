import { describe, expect, test } from 'vitest';
import { decode } from '@/lib/check/json';
import { readPackText, readRosterBytes, readRosterText, readRosterValue } from '@/lib/check/read';
import { FILE_BYTES } from '@/lib/roster/limits';
import type { Fault, Parsed } from '@/lib/roster/report';
import { badRosters, badTexts, goodRoster } from './bad-rosters';

const bytes = (text: string) => new TextEncoder().encode(text);

function faults(read: Parsed<unknown>): Fault[] {
  if (read.ok) throw new Error('it was read');
  return read.faults;
}

describe('a roster file', () => {
  test('is read', async () => {
    expect((await readRosterText(JSON.stringify(goodRoster()))).ok).toBe(true);
  });

  test('is read with a byte order mark', async () => {
    expect((await readRosterBytes(bytes(`\uFEFF${JSON.stringify(goodRoster())}`))).ok).toBe(true);
    expect((await readRosterText(`\uFEFF${JSON.stringify(goodRoster())}`)).ok).toBe(true);
  });

  test.each(badRosters)('with %s is refused at %s', async (_, path, says, damage) => {
    const roster = goodRoster();
    damage(roster);
    const found = faults(await readRosterText(JSON.stringify(roster)));
    const fault = found.find((each) => each.path === path);
    expect(fault?.message, JSON.stringify(found)).toContain(says);
    for (const { message } of found) expect(message).toMatch(/\.$/);
  });

  test.each(badTexts)('that is %s is refused in a sentence', async (_, text, says) => {
    const found = faults(await readRosterText(text));
    expect(found).toMatchObject([{ path: '', message: expect.stringContaining(says) }]);
    expect(found[0]?.message).toMatch(/\.$/);
  });

  test('that is not UTF-8 is refused', async () => {
    const latin = Uint8Array.from([...bytes('{"name":"'), 0xe9, ...bytes('"}')]);
    expect(faults(await readRosterBytes(latin))[0]?.message).toContain('not UTF-8');
    // Half a character of UTF-16.
    expect(faults(await readRosterBytes(Uint8Array.from([0xff, 0xfe, 0x7b])))[0]?.message).toContain(
      'not UTF-8',
    );
  });

  test('that is a picture is refused as not text', async () => {
    const png = Uint8Array.from([0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    expect(faults(await readRosterBytes(png))[0]?.message).toContain('This is not text (perhaps a picture)');
  });

  test('of 256 KiB is read, and one byte more is refused', async () => {
    const roster = JSON.stringify(goodRoster());
    const full = roster + ' '.repeat(FILE_BYTES - roster.length);
    expect((await readRosterText(full)).ok).toBe(true);
    expect(decode(bytes(full)).ok).toBe(true);
    expect(decode(bytes(`${full} `)).ok).toBe(false);
    expect(faults(await readRosterText(`${full} `))[0]?.message).toContain('over 256 KiB');
    expect(faults(await readRosterBytes(bytes(`${full} `)))[0]?.message).toContain('over 256 KiB');
  });

  test('has its size counted in bytes, not characters', async () => {
    const wide = { ...goodRoster(), notes: 'ß'.repeat(FILE_BYTES / 2) };
    expect(faults(await readRosterText(JSON.stringify(wide)))[0]?.message).toContain('over 256 KiB');
  });

  test.each([
    ['lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['lists that are never closed', '['.repeat(20_000)],
    ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    [
      'objects in a roster',
      JSON.stringify(goodRoster()).replace(
        '"limit":9',
        `"limit":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      ),
    ],
    ['objects with __proto__ keys', `${'{"__proto__":'.repeat(18_000)}1${'}'.repeat(18_000)}`],
  ])('of thousands of nested %s is refused in a sentence', async (_, text) => {
    expect(faults(await readRosterText(text))).toMatchObject([
      {
        path: '',
        message: expect.stringMatching(/^At column \d+, lists and objects are nested more than 64 deep/),
      },
    ]);
  });

  test.each([
    ['at the top', '"muster":1', '"__proto__":{"x":1},"muster":1', '__proto__'],
    ['in an element', '"id":"e2"', '"__proto__":null,"id":"e2"', 'force.elements[1].__proto__'],
    [
      'written with escapes',
      '"scenario":null',
      '"scenario":{"kind":"adventure","context":"x","disposition":{"\\u005f\\u005fpro\\u0074o__":"lost"}}',
      'force.scenario.disposition.__proto__',
    ],
    [
      'among the disposition of elements',
      '"scenario":null',
      '"scenario":{"kind":"adventure","context":"x","disposition":{"__proto__":"lost"}}',
      'force.scenario.disposition.__proto__',
    ],
  ])('with a __proto__ key %s is refused there', async (_, from, to, path) => {
    const text = JSON.stringify(goodRoster()).replace(from, to);
    expect(faults(await readRosterText(text))).toContainEqual(
      expect.objectContaining({
        path,
        message: expect.stringContaining('Unknown field'),
      }),
    );
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('with __proto__ only in a text is read', async () => {
    expect((await readRosterText(JSON.stringify({ ...goodRoster(), notes: '__proto__ \u0001' }))).ok).toBe(
      true,
    );
  });

  test('of a future version has only that fault, since the rest may be valid there', async () => {
    const found = faults(await readRosterText(JSON.stringify({ ...goodRoster(), muster: 2, crest: 'lion' })));
    expect(found).toMatchObject([
      { path: 'muster', message: 'This is 2, from a newer version of Muster; this one reads 1.' },
    ]);
  });

  test('with more than 20 faults has the first 20 reported', async () => {
    const roster = {
      ...goodRoster(),
      force: { elements: Array.from({ length: 30 }, () => ({ kind: 'mech' })) },
    };
    expect(faults(await readRosterText(JSON.stringify(roster)))).toHaveLength(20);
  });

  test('is not modified by reading it', async () => {
    const roster = goodRoster();
    await readRosterValue(roster);
    expect(roster).toEqual(goodRoster());
  });
});

describe('a pack file', () => {
  const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars' };

  test('is read', async () => {
    expect(await readPackText(JSON.stringify(pack))).toMatchObject({ ok: true, value: { name: 'Open' } });
  });

  test.each([
    ['of a future version', { ...pack, musterPack: 2 }, 'musterPack', 'This is 2, from a newer version'],
    ['of an unknown game', { ...pack, system: 'chess' }, 'system', 'it must be one of'],
    ['that bans an unknown type', { ...pack, bans: { types: ['x'] } }, 'bans.types[0]', 'must be one of'],
    ['of an unknown era', { ...pack, eras: ['x'] }, 'eras[0]', 'must be one of'],
    ['with an unknown field', { ...pack, prize: 1 }, 'prize', 'Unknown field'],
    ['that is a roster', goodRoster(), '', 'This is a roster; it must be a pack.'],
    ['that is a list', [pack], '', 'Not a Muster pack file: this is a list of 1; it must be an object.'],
    [
      'without its version',
      { ...pack, musterPack: undefined },
      '',
      'Not a Muster pack file: it has no field "musterPack"',
    ],
  ])('%s is refused', async (_, value, path, says) => {
    expect(faults(await readPackText(JSON.stringify(value)))).toContainEqual(
      expect.objectContaining({
        path,
        message: expect.stringContaining(says),
      }),
    );
  });
});
