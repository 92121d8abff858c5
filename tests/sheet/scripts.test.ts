import { describe, expect, test } from 'vitest';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { fallbacksFor, MAIN } from '@/lib/sheet/pdf/scripts';

const source = nodeFonts();
const [japanese, others] = source.fallbacks;
const needed = (text: string) => fallbacksFor(text, source.fallbacks);

const everyCharacter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

describe('the fallback fonts that a text needs', () => {
  test('are none for most rosters', () => {
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

  test('are the Japanese one for Japanese, and the broad one for other scripts', () => {
    expect(needed('第六小銃隊')).toEqual([japanese]);
    expect(needed('ライフル隊')).toEqual([japanese]);
    expect(needed('שריון')).toEqual([others]);
    expect(needed('Зоря ♞')).toEqual([others]);
    expect(needed('騎兵 ♞')).toEqual([japanese, others]);
  });

  test('are never needed for characters of the main font', async () => {
    const main = await loadFonts({ ...source, fallbacks: [] }, '');
    const counted = everyCharacter.filter((char) => char.match(MAIN));
    expect(counted.length).toBeGreaterThan(300);
    expect(counted.filter((char) => !main.has(char.codePointAt(0) ?? 0))).toEqual([]);
  });
});
