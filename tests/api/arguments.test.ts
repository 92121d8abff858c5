import { expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import * as library from '@/lib/api/muster';

// As a script calls it that no compiler has checked.
const muster = library as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
const called = (name: string, ...given: unknown[]) =>
  (muster[name] as (...given: unknown[]) => Promise<unknown>)(...given);

const input = 'it must be a text or a Uint8Array.';
const wrong = (of: string) => `The options of ${of} cannot be used. `;

test.each([
  ['readRosters', [undefined], `The input of readRosters is missing; ${input}`],
  ['readRosters', [null], `The input of readRosters is null; ${input}`],
  ['readRosters', [5], `The input of readRosters is 5; ${input}`],
  ['readRosters', [{}], `The input of readRosters is an object; ${input}`],
  ['readRosters', ['', 5], 'The name given to readRosters is 5; it must be a text.'],
  ['checkRoster', [combined, null], `${wrong('checkRoster')}This is null; it must be an object.`],
  [
    'checkRoster',
    [combined, { packs: {} }],
    `${wrong('checkRoster')}packs: Unknown field; remove it. Did you mean pack?`,
  ],
  [
    'findFixes',
    [combined, { most: 0, seconds: 'x' }],
    `${wrong('findFixes')}most: This is 0; it must be at least 1. seconds: This is the text "x"; it must be a number.`,
  ],
  [
    'findFixes',
    [combined, { seconds: 0 }],
    `${wrong('findFixes')}seconds: This is 0; it must be at least 0.001.`,
  ],
  [
    'sheetText',
    [combined, { opponent: 1 }],
    `${wrong('sheetText')}opponent: This is 1; it must be true or false.`,
  ],
  [
    'sheetPdf',
    [combined, { paper: 'a5' }],
    `${wrong('sheetPdf')}paper: This is the text "a5"; it must be one of: a4, letter.`,
  ],
  [
    'jsonSchema',
    ['rooster'],
    'The kind of a JSON Schema is the text "rooster"; it must be one of: roster, pack, collection, match, odds, library, answer, fixes, results, event.',
  ],
  ['jsonSchema', ['roster', 5], 'The game of a JSON Schema is 5; it must be the id of a game.'],
] as const)('%s refuses wrong arguments in a sentence (%#)', async (name, given, sentence) => {
  await expect(called(name, ...given)).rejects.toEqual(new TypeError(sentence));
});

test.each([undefined, null, 5, {}, [], 'x'])('%s is no roster, which every function says', async (value) => {
  const message = expect.stringMatching(/must be|not JSON|no field/i);
  for (const name of ['checkRoster', 'findFixes'])
    expect(await called(name, value)).toEqual({
      legal: false,
      unreadable: [expect.objectContaining({ message })],
    });
  for (const name of ['fingerprint', 'sheetText', 'sheetPdf'])
    await expect(called(name, value)).rejects.toMatchObject({ name: 'UnreadableError', message });
});
