import { describe, expect, test } from 'vitest';
import { layColumns } from '@/lib/sheet/pdf/columns';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import type { PaperOptions } from '@/lib/sheet/pdf/page';
import { settingFor } from '@/lib/sheet/pdf/setting';
import type { Sheet } from '@/lib/sheet/sheet';
import { sheet, TEN, text } from './fixture';
import { printed } from './pdf';

const fonts = await loadFonts(nodeFonts(), '');
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => TEN[at % TEN.length] as (typeof TEN)[number]);

/** The number of pages of each of several sheets, printed in one document. */
async function pagesOf(sheets: Sheet[], options: Partial<PaperOptions> = {}) {
  const { pages } = await printed(sheets, { paper: 'a4', ...options });
  const counts = pages.flatMap((page) => /page 1 of (\d+)/.exec(page.text)?.[1] ?? []);
  return { counts: counts.map(Number), pages };
}

describe('a force without a chosen orientation', () => {
  test('is on the fewest pages, in its own orientation if both need as many', async () => {
    const sheets = [8, 14, 19].map((count) => sheet(rowsOf(count)));
    const own = await pagesOf(sheets, { orientation: 'landscape' });
    const turned = await pagesOf(sheets, { orientation: 'portrait' });
    const { counts, pages } = await pagesOf(sheets);
    expect(counts).toEqual(own.counts.map((count, index) => Math.min(count, turned.counts[index] ?? 0)));
    const firsts = pages.filter((page) => page.text.includes('page 1 of'));
    const isTurned = firsts.map(({ width, height }) => width < height);
    expect(isTurned).toEqual(own.counts.map((count, index) => (turned.counts[index] ?? 0) < count));
    expect(new Set(isTurned).size).toBe(2);
  });

  test('keeps the orientation of a sheet that is not a force', () => {
    for (const count of [30, 40, 50]) {
      const given = sheet(rowsOf(count), { verdict: null });
      expect(settingFor(given, { paper: 'a4' }, fonts).orientation).toBe('landscape');
    }
  });
});

describe('few lines on a last page', () => {
  test('are drawn in by tightening to 90 %, and nothing is tightened without saving a page', async () => {
    const sheets = Array.from({ length: 7 }, (_, index) => sheet(rowsOf(index + 10), { notes: [] }));
    const options = { paper: 'a4', orientation: 'landscape' } as const;
    const scales = sheets.map((each) => settingFor(each, options, fonts).scale);
    expect(new Set(scales)).toEqual(new Set([1, 0.9]));
    const { counts, pages } = await pagesOf(sheets, options);
    const named = TEN.flatMap(({ cells: { name } }) => (name?.kind === 'text' ? [` ${name.text} `] : []));
    // No last page has a single row, and a sheet that is tightened has a page less than one with a few rows more.
    for (const page of pages)
      expect(named.filter((name) => page.text.includes(name)).length).toBeGreaterThan(1);
    const firstTight = scales.indexOf(0.9);
    expect(counts[firstTight]).toBe(counts[firstTight - 1]);
    expect(counts[scales.indexOf(1, firstTight)]).toBe((counts[firstTight] ?? 0) + 1);
  });
});

describe('a name of 60 letters', () => {
  const named = (count: number, name: string) => {
    const rows = rowsOf(count).map((each, at) =>
      at === 3 ? { cells: { ...each.cells, name: text(name) } } : each,
    );
    return sheet(rows, { notes: [] });
  };

  test('needs no more pages than a short one, and 25 elements fit on two', async () => {
    const all = ['Short', 'W', 'm', 'i'].map((letter) => (letter === 'Short' ? letter : letter.repeat(60)));
    for (const count of [10, 25]) {
      const { counts } = await pagesOf(
        all.map((name) => named(count, name)),
        { orientation: 'landscape' },
      );
      const [short = 0, ...long] = counts;
      for (const each of long) expect(each - short).toBeLessThanOrEqual(1);
      if (count === 25) expect(short).toBe(2);
    }
  });

  test('is broken, and no column becomes wider for it', () => {
    const own = sheet(TEN).tables[0] as Sheet['tables'][number];
    const columnsOf = (name: string) => {
      const rows = [{ cells: { ...TEN[0]?.cells, name: text(name) } }, ...TEN];
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
