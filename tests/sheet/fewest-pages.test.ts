import { describe, expect, test } from 'vitest';
import { layColumns } from '@/lib/sheet/pdf/columns';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { layOut, type SheetLayout } from '@/lib/sheet/pdf/sheet-pages';
import type { Sheet } from '@/lib/sheet/sheet';
import { sheet, TEN } from './fixture';
import { textsIn } from './layout';

const fonts = await loadFonts(nodeFonts(), '');
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => TEN[at % TEN.length] as (typeof TEN)[number]);
const laidOut = (given: Sheet, orientation?: Sheet['orientation']) =>
  layOut(given, { paper: 'a4', ...(orientation ? { orientation } : {}) }, fonts);
const pagesOf = (given: Sheet, orientation?: Sheet['orientation']) => laidOut(given, orientation).pages;
const isLandscape = ({ width, height }: SheetLayout) => width > height;
const wordsOn = ({ blocks }: SheetLayout['pages'][number]) => textsIn(blocks);

describe('a force without a chosen orientation', () => {
  test('is on the fewest pages, in its own orientation if both need as many', () => {
    const seen = new Set<boolean>();
    for (let count = 1; count <= 50; count += 3) {
      const [own = 0, turned = 0] = (['landscape', 'portrait'] as const).map(
        (each) => pagesOf(sheet(rowsOf(count)), each).length,
      );
      const layout = laidOut(sheet(rowsOf(count)));
      expect(layout.pages).toHaveLength(Math.min(own, turned));
      expect(isLandscape(layout)).toBe(own <= turned);
      seen.add(isLandscape(layout));
    }
    expect(seen.size).toBe(2);
  });

  test('keeps the orientation of a sheet that is not a force', () => {
    for (const count of [30, 40, 50])
      expect(isLandscape(laidOut(sheet(rowsOf(count), { verdict: null })))).toBe(true);
  });
});

test.each(['https://muster.example', 'x'.repeat(3000)])(
  'a code or its sentence never has a page of its own: %#',
  (start) => {
    const link = `${start}/open#r1.${'x'.repeat(1200)}`;
    const [own] = sheet(TEN).tables;
    for (const orientation of ['landscape', 'portrait'] as const)
      for (let count = 1; count <= 40; count += 3) {
        const { tables } = sheet(rowsOf(count));
        const second = own ? [{ ...own, title: 'Second', startsPage: true }] : [];
        for (const all of [tables, [...tables, ...second]])
          for (const page of pagesOf(sheet([], { link, tables: all }), orientation))
            expect(wordsOn(page).join(' ')).not.toMatch(
              /^(Scan to open this roster\.|This roster is too long for a QR code\.)$/,
            );
      }
  },
);

describe('two lines alone on a last page', () => {
  const titles = (page: SheetLayout['pages'][number]) =>
    wordsOn(page).filter((word) =>
      TEN.some(({ cells: { name } }) => name?.kind === 'text' && name.text === word),
    );

  test('are drawn in by tightening, to 90 % at most, and nothing is tightened without saving a page', () => {
    const seen = new Set<boolean>();
    for (const orientation of ['landscape', 'portrait'] as const)
      for (const notes of [[], sheet(TEN).notes])
        for (let count = 1; count <= 60; count += 1) {
          const { pages, scale } = laidOut(sheet(rowsOf(count), { notes }), orientation);
          seen.add(scale < 1);
          expect(scale).toBeGreaterThanOrEqual(0.9);
          expect(pages.flatMap(titles)).toHaveLength(count);
          // Without notes, a last page has many rows, or more pages would be needed with one row less as well.
          const last = pages.at(-1) as SheetLayout['pages'][number];
          if (pages.length > 1 && notes.length === 0) expect(titles(last).length).toBeGreaterThan(2);
        }
    expect(seen.size).toBe(2);
  });
});

describe('a name of 60 letters', () => {
  const named = (count: number, name: string) => {
    const rows = rowsOf(count).map((each, at) =>
      at === 3 ? { cells: { ...each.cells, name: { kind: 'text' as const, text: name } } } : each,
    );
    return pagesOf(sheet(rows, { notes: [] }), 'landscape');
  };

  test.each(['W', 'm', 'i'])(
    'of %s needs no more pages than a short one, and 25 elements fit on two',
    (letter) => {
      for (const count of [1, 10, 25]) {
        const short = named(count, 'Short').length;
        expect(named(count, letter.repeat(60)).length).toBeLessThanOrEqual(Math.max(short, 3));
        expect(named(count, letter.repeat(60)).length - short).toBeLessThanOrEqual(1);
      }
      expect(named(25, 'Short')).toHaveLength(2);
    },
  );

  test('is broken, and no column becomes wider for it', () => {
    const own = sheet(TEN).tables[0] as Sheet['tables'][number];
    const columnsOf = (name: string) => {
      const rows = [{ cells: { ...TEN[0]?.cells, name: { kind: 'text' as const, text: name } } }, ...TEN];
      return layColumns({ ...own, rows } as typeof own, 778, { dense: false, fonts });
    };
    const plain = columnsOf('Short');
    for (const letter of ['W', 'i', '字']) expect(columnsOf(letter.repeat(60))).toEqual(plain);
    expect(plain.left).toBeLessThanOrEqual(778 * 0.35);
    // A long word that fits is whole.
    expect(columnsOf('W'.repeat(24)).left).toBeGreaterThan(plain.left);
    expect(columnsOf('W'.repeat(24)).left).toBeLessThanOrEqual(778 * 0.35);
  });
});
