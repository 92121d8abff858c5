import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { linkedText, linkTo } from '@/lib/check/link';
import { readRosterText } from '@/lib/check/read';
import { manyRosters } from '@/lib/node/many-rosters';
import { checkRoster } from '@/lib/roster/check';
import { rosterFileText } from '@/lib/roster/file';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { fingerprintCell, shownFingerprint } from '@/lib/roster/fingerprint/text';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { papersOf } from '@/lib/sheet/papers';
import { carriedFor, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import type { Sheet } from '@/lib/sheet/sheet';
import { loadSystem, systems } from '@/lib/systems/registry';
import { codePicture } from '../browser/codes';
import { readQrCode } from '../browser/qr';
import { rostersInPdf } from '../fixtures/contents';
import { sheet, TEN } from '../sheet/fixture';

const games = await Promise.all(
  systems.map(async ({ id }) => {
    const system = await loadSystem(id);
    if (!system) throw new Error('A listed game is there');
    return { id, system, samples: (await system.samples()).map(({ roster }) => roster as Roster) };
  }),
);

const fingerprintOf = async (roster: unknown): Promise<string> => {
  const read = await readRosterText(JSON.stringify(roster));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return fingerprint(read.value.roster, read.value.system);
};

/** Reverses the order of keys in all objects of a value. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]) => [key, reversed(inner)])
            .reverse(),
        )
      : value;

describe.each(games)('the fingerprint of a force of $id', ({ system, samples }) => {
  test('is 64 hexadecimal digits, different for each sample', async () => {
    const all = await Promise.all(samples.map(fingerprintOf));
    expect(new Set(all).size).toBe(samples.length);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{64}$/);
  });

  test('does not change with the order of keys, the name, the player or notes', async () => {
    for (const sample of samples) {
      const { name, player, notes, ...rest } = sample;
      const other = reversed({ ...rest, name: `${name} again`, player: 'Somebody', notes: 'x' });
      expect(await fingerprintOf(other)).toBe(await fingerprintOf(sample));
    }
  });

  test('does not change with the names of elements', async () => {
    for (const sample of samples) {
      const read = parseRoster(sample, system);
      if (!read.ok) throw new Error('A sample can be read');
      // Unordered lists are nested JSON texts.
      const fingerprintInput = JSON.stringify(system.fingerprintInput(read.value.force)).replaceAll('\\', '');
      const renamed = JSON.parse(JSON.stringify(sample), (key, value) =>
        (key === 'name' || key === 'pilot') &&
        typeof value === 'string' &&
        !fingerprintInput.includes(JSON.stringify(value))
          ? `${value}!`
          : value,
      );
      expect(await fingerprintOf(renamed)).toBe(await fingerprintOf(sample));
    }
  });

  test('is the same with the parser for many rosters and with another hash', async () => {
    const parse = manyRosters();
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const sample of samples) {
      for (let count = 0; count < 25; count += 1) parse(sample, system);
      const read = parse(reversed(sample), system);
      if (!read.ok) throw new Error('A sample can be read');
      expect(fingerprint(read.value, system, sha256)).toBe(await fingerprintOf(sample));
    }
  });
});

/** The same roster as an editor may have it: fields in another order, and defaults omitted or undefined. */
function loosened(roster: Roster, system: AnyGameSystem): Roster {
  let force = reversed(roster.force) as object;
  const same = (other: unknown) => {
    const read = parseRoster({ ...roster, force: other }, system);
    return read.ok && isDeepStrictEqual(read.value.force, roster.force);
  };
  for (const [index, path] of fields(force).entries()) {
    const without = changed(force, path, index % 2 === 0 ? drop : unset);
    if (same(without)) force = without;
  }
  return { ...roster, force };
}

/** The path of every field of every object in a value, innermost first. */
function fields(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...fields(inner, [...path, key]),
    ...(Array.isArray(value) ? [] : [[...path, key]]),
  ]);
}

type Fields = Record<string, unknown>;
const drop = ({ ...fields }: Fields, key: string) => {
  delete fields[key];
  return fields;
};
const unset = (fields: Fields, key: string) => ({ ...fields, [key]: undefined });

function changed(
  value: unknown,
  [key = '', ...rest]: string[],
  change: (fields: Fields, key: string) => Fields,
) {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Fields;
  if (!Object.hasOwn(copy, key)) return copy;
  if (rest.length === 0) return change(copy, key);
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

const fileOf = async (text: string): Promise<string> => {
  const read = await readRosterText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return fingerprint(read.value.roster, read.value.system);
};

const ORIGIN = 'https://muster.example';
let paper: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  paper = await renderPdf([sheet(TEN)], { paper: 'a4' }, nodeFonts());
});

describe.each(games)('a roster of $id', ({ id, system, samples }) => {
  const checked = async (roster: Roster) => {
    const answer = await checkText(JSON.stringify(roster), 'x');
    if ('unreadable' in answer) throw new Error(JSON.stringify(answer.unreadable));
    expect(answer.fingerprint).toBe(answer.fingerprintFull.slice(0, 12));
    return answer.fingerprintFull;
  };
  const linked = async (link: string | null) => {
    const text = linkedText(link ?? '');
    if (!text.ok) throw new Error(link ?? 'no link');
    return fileOf(text.value);
  };
  const printed = async (roster: Roster) => {
    const choice = { roster: true, cards: false, summary: false, opponent: false };
    const { papers, rosters } = await papersOf(
      [{ roster, system, checked: checkRoster(roster, system) }],
      choice,
    );
    const carries = rosters.flatMap((each) => carriedFor(each.roster, each.pack));
    const [text] = [await rostersInPdf(withAttachments(paper, carries))].flat();
    const [first] = papers as Sheet[];
    return [first?.fingerprint, await fileOf(text ?? '')];
  };

  test('has the same fingerprint in the editor, in the database, as file, link and PDF, and on paper', async () => {
    const { anyRoster } = await import(`../rules/${id}/arbitrary.ts`);
    await fc.assert(
      fc.asyncProperty(anyRoster as fc.Arbitrary<unknown>, async (json) => {
        const read = parseRoster(json, system);
        if (!read.ok) throw new Error(JSON.stringify(read.faults));
        const one = fingerprint(read.value, system);
        for (const roster of [read.value, loosened(read.value, system)]) {
          expect(fingerprint(roster, system)).toBe(one);
          expect(fingerprint(structuredClone(roster), system)).toBe(one);
          expect(await checked(roster)).toBe(one);
          expect(await fileOf(rosterFileText(roster))).toBe(one);
          expect(await linked(linkTo(ORIGIN, roster))).toBe(one);
        }
        expect(await printed(read.value)).toEqual([one, one]);
      }),
      { numRuns: 10 },
    );
  });

  test('has the same fingerprint in its QR code', async () => {
    for (const roster of samples)
      expect(await linked(await readQrCode(codePicture(roster)))).toBe(await checked(roster));
  });
});

test('an invalid roster has a fingerprint too', () => {
  const [
    {
      system,
      samples: [sample],
    } = { system: null, samples: [] },
  ] = games;
  if (!system || !sample) throw new Error('A game has samples');
  const broken = { ...sample, force: { ...(sample.force as object), limit: -1 } };
  expect(fingerprint(broken, system)).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint(broken, system)).not.toBe(fingerprint(sample, system));
});

describe('a fingerprint', () => {
  const full = '0123456789abcdef'.repeat(4);
  test('is shown as its first 16 digits in groups of four', () =>
    expect(shownFingerprint(full)).toBe('0123 4567 89ab cdef'));
  test('is complete and a text in a spreadsheet', () => expect(fingerprintCell(full)).toBe(`sha256:${full}`));
});
