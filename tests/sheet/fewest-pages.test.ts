import { describe, expect, test } from 'vitest';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import type { Ink } from '@/lib/sheet/pdf/ink';
import type { PaperPage } from '@/lib/sheet/pdf/page';
import { sheetPages } from '@/lib/sheet/pdf/sheet-pages';
import type { Sheet } from '@/lib/sheet/sheet';
import { sheet, TEN } from './fixture';

const fonts = await loadFonts(nodeFonts(), '');
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => TEN[at % TEN.length] as (typeof TEN)[number]);
const pagesOf = (given: Sheet, orientation?: Sheet['orientation']) =>
  sheetPages(given, { paper: 'a4', ...(orientation ? { orientation } : {}) }, fonts);
const isLandscape = (page: PaperPage | undefined) => page !== undefined && page.width > page.height;

/** The text on a page, above its footer. */
function wordsOn({ draw, height }: PaperPage): string[] {
  const words: string[] = [];
  const pen: object = new Proxy({}, { get: () => () => pen });
  const line = (runs: { text: string }[], _x: number, y: number) => {
    if (y < height - 40) words.push(runs.map(({ text }) => text).join(''));
  };
  draw({ pen, line, rule: () => {}, opened: new Set() } as unknown as Ink);
  return words;
}

describe('a force without a chosen orientation', () => {
  test('is on the fewest pages, in its own orientation if both need as many', () => {
    const seen = new Set<boolean>();
    for (let count = 1; count <= 50; count += 3) {
      const [own, turned] = (['landscape', 'portrait'] as const).map((each) =>
        pagesOf(sheet(rowsOf(count)), each),
      );
      const pages = pagesOf(sheet(rowsOf(count)));
      expect(pages).toHaveLength(Math.min(own?.length ?? 0, turned?.length ?? 0));
      expect(isLandscape(pages[0])).toBe((own?.length ?? 0) <= (turned?.length ?? 0));
      seen.add(isLandscape(pages[0]));
    }
    expect(seen.size).toBe(2);
  });

  test('keeps the orientation of a sheet that is not a force', () => {
    for (const count of [30, 40, 50])
      expect(isLandscape(pagesOf(sheet(rowsOf(count), { verdict: null }))[0])).toBe(true);
  });
});

test.each(['https://muster.example', 'x'.repeat(3000)])(
  'a code or its sentence never has a page of its own: %#',
  (start) => {
    const link = `${start}/open#r1.${'x'.repeat(1200)}`;
    for (const orientation of ['landscape', 'portrait'] as const)
      for (let count = 1; count <= 40; count += 3) {
        const pages = pagesOf(sheet(rowsOf(count), { link }), orientation);
        const words = wordsOn(pages.at(-1) as PaperPage).join(' ');
        expect(words).not.toMatch(/^(Scan to open this roster\.|This roster is too long for a QR code\.)$/);
      }
  },
);
