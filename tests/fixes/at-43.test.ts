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
  test('loses one bearer if one entry can hold the rest', async () => {
    expect(await editsOfLances(150, 850)).toEqual(['Take Lance off u1', 'One bearer of Lance less with u1']);
  });

  test('is only removed as a whole if one entry cannot hold the rest', async () => {
    expect(await editsOfLances(150, 851)).toEqual(['Take Lance off u1']);
  });
});
