import { describe, expect, test } from 'vitest';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { fallbacksFor, MAIN } from '@/lib/sheet/pdf/scripts';

const source = nodeFonts();
const [japanese, others] = source.fallbacks;
const needed = (text: string) => fallbacksFor(text, source.fallbacks);

const everyCharacter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

describe('the large fonts that a roster is told to need', () => {
  test('are none for the texts of most rosters', () => {
    for (const text of [
      'Sixth Rifles – “Nachtigall”, 3 × ½ …',
      'Żółw, Łódź, Ærø',
      'Рота',
      'Ίλη',
      'Đội một',
      'cafe\u0301',
    ])
      expect(needed(text)).toEqual([]);
  });

  test('are the Japanese one for Japanese, and the broad one for the rest', () => {
    expect(needed('第六小銃隊')).toEqual([japanese]);
    expect(needed('ライフル隊')).toEqual([japanese]);
    expect(needed('שריון')).toEqual([others]);
    expect(needed('Зоря ♞')).toEqual([others]);
    expect(needed('騎兵 ♞')).toEqual([japanese, others]);
  });

  test('are never told to be needed for what the main font has', async () => {
    const main = await loadFonts({ ...source, fallbacks: [] }, '');
    const counted = everyCharacter.filter((char) => char.match(MAIN));
    expect(counted.length).toBeGreaterThan(300);
    expect(counted.filter((char) => !main.has(char.codePointAt(0) ?? 0))).toEqual([]);
  });
});
