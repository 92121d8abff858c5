import { describe, expect, test } from 'vitest';
import { editsOf } from '@/lib/fixes/answer';
import { parseRoster } from '@/lib/roster/parse';
import { system } from '@/lib/systems/at-43/system';
import { unit, units } from '../fixtures/at-43';

async function editsOfLances(...counts: number[]) {
  const specialWeapons = counts.map((count) => ({ name: 'Lance', count }));
  const roster = units([unit('u1', { specialWeapons })]);
  const texts: string[] = [];
  for await (const { kind, text, roster: edited } of editsOf({ roster, system }, null)) {
    expect(parseRoster(structuredClone(edited), system), text).toMatchObject({ ok: true });
    if (kind === 'bearers-off') texts.push(text);
  }
  return texts;
}

describe('a special weapon listed twice', () => {
  test('may have fewer bearers, as many as one entry can hold', async () => {
    expect(await editsOfLances(150, 850)).toEqual([
      'Lower the bearers of Lance in u1 to 999',
      'Lower the bearers of Lance in u1 to 2',
      'Remove Lance from u1',
    ]);
  });

  test('is not lowered to more than one entry can hold', async () => {
    expect(await editsOfLances(150, 851)).toEqual([
      'Lower the bearers of Lance in u1 to 2',
      'Remove Lance from u1',
    ]);
  });
});
