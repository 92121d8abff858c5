import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, gap } from '@/lib/sheet/pdf/box';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { paragraph } from '@/lib/sheet/pdf/lines';
import { type Item, type OnPage, paginate } from '@/lib/sheet/pdf/page';
import { tableItems } from '@/lib/sheet/pdf/table';
import type { SheetTable } from '@/lib/sheet/sheet';
import { runs } from '../fixtures/runs';
import { text } from './fixture';

const fonts = await loadFonts(nodeFonts(), '');
const ROOM = 500;
const type = { size: 10, leading: 1 };

const end = (page: readonly OnPage[]) => Math.max(0, ...page.map(({ box, top }) => top + box.height));

describe('a table across pages', () => {
  const table = (rows: number[]): SheetTable => ({
    title: 'Elements',
    columns: [{ id: 'name', label: 'Name', width: 1, align: 'left' }],
    rows: rows.map((lines, index) => ({ cells: { name: text(`${index}`, Array(lines).fill('line')) } })),
    empty: '',
  });
  /** Up to 12 lines of 10 points: three rows always fit a page. */
  const tables = fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 60 }), {
    minLength: 1,
    maxLength: 4,
  });

  test('has its title and header on the page of the first two rows, and never a single row on a page', () => {
    fc.assert(
      fc.property(tables, (given) => {
        const items = given.map((rows) => tableItems(table(rows), 300, fonts));
        const pages = paginate(items.flat(), ROOM);
        for (const own of items) {
          const [title, head, ...rows] = own.map(({ box }) => box) as [Box, Box, ...Box[]];
          const on = pages.flatMap((page) => {
            const boxes = page.map(({ box }) => box);
            return [rows.filter((box) => boxes.includes(box)).length].filter((count) => count > 0);
          });
          expect(on.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
          if (rows.length > 1) expect(Math.min(...on)).toBeGreaterThan(1);
          const first = pages.find((page) => page.some(({ box }) => box === title));
          for (const box of [head, rows[0]]) expect(first?.some((each) => each.box === box)).toBe(true);
          // The header is repeated above the rows on each page.
          const withRows = pages.filter((page) => page.some(({ box }) => rows.includes(box)));
          for (const page of withRows) expect(page.filter(({ box }) => box === head)).toHaveLength(1);
        }
        for (const page of pages) expect(end(page)).toBeLessThanOrEqual(ROOM + 0.01);
      }),
      { numRuns: runs(12, 60) },
    );
  });
});

describe('items across pages', () => {
  const lines = (count: number): Item => ({
    box: paragraph(Array(count).fill('word').join(' '), 'regular', type, { width: 25 }, fonts),
  });

  test('each appears once, in order, and on one page unless it is higher than a page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 30 }), (counts) => {
        const items = counts.map(lines);
        const pages = paginate(items, ROOM);
        const height = pages.flat().reduce((sum, { box }) => sum + box.height, 0);
        expect(height).toBeCloseTo(counts.reduce((sum, count) => sum + count * 10, 0));
        const whole = items.map(({ box }) => box).filter((box) => box.height <= ROOM);
        expect(
          pages
            .flat()
            .map(({ box }) => box)
            .filter((box) => whole.includes(box)),
        ).toEqual(whole);
        for (const page of pages) expect(end(page)).toBeLessThanOrEqual(ROOM + 0.01);
      }),
      { numRuns: runs(12, 60) },
    );
  });

  test('columns are side by side, and later items are below the longer one', () => {
    const items = (count: number) => Array.from({ length: count }, () => ({ box: gap(100) }));
    const [first, second] = paginate(
      [
        { box: gap(50) },
        {
          columns: [
            { left: 0, items: items(3) },
            { left: 200, items: items(6) },
          ],
        },
        { box: gap(10) },
      ],
      ROOM,
    );
    expect(first?.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      ...[50, 150, 250].map((top) => [0, top]),
      ...[50, 150, 250, 350].map((top) => [200, top]),
    ]);
    expect(second?.map(({ left, top }) => [left, top])).toEqual([
      [200, 0],
      [200, 100],
      [0, 200],
    ]);
  });
});
