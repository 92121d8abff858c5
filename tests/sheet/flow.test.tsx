import { View } from '@react-pdf/renderer';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type Item, type Page, paginate } from '@/lib/sheet/pdf/flow';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { heightOf } from '@/lib/sheet/pdf/measure';
import { tableItems } from '@/lib/sheet/pdf/table';
import type { SheetTable } from '@/lib/sheet/sheet';
import { runs } from '../fixtures/runs';
import { text } from './fixture';

const fonts = await loadFonts(nodeFonts(), '');
const ROOM = 500;

const filled = ({ blocks }: Page) => heightOf(blocks);
const block = (height: number): Item => ({ block: <View style={{ height }} /> });

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
          const [title, head, ...rows] = own.map((item) => item.block) as [
            ReactElement,
            ReactElement,
            ...ReactElement[],
          ];
          const on = pages
            .map(({ blocks }) => rows.filter((row) => blocks.includes(row)).length)
            .filter((count) => count > 0);
          expect(on.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
          if (rows.length > 1) expect(Math.min(...on)).toBeGreaterThan(1);
          const first = pages.find(({ blocks }) => blocks.includes(title));
          for (const each of [head, rows[0]]) expect(first?.blocks).toContain(each);
          // The header is repeated above the rows on each page.
          const withRows = pages.filter(({ blocks }) => blocks.some((each) => rows.includes(each)));
          for (const { blocks } of withRows) expect(blocks.filter((each) => each === head)).toHaveLength(1);
        }
        for (const page of pages) expect(filled(page)).toBeLessThanOrEqual(ROOM + 0.01);
      }),
      { numRuns: runs(12, 60) },
    );
  });
});

describe('items across pages', () => {
  test('each appears once, in order; one that is higher than a page is continued on others', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 30 }), (counts) => {
        const items = counts.map((count) => block(count * 10));
        const pages = paginate(items, ROOM);
        expect(pages.flatMap(({ blocks }) => blocks)).toEqual(items.map((item) => item.block));
        for (const page of pages) {
          const high = page.blocks.some((each) => heightOf(each) > ROOM);
          expect(page.overflows ?? false).toBe(high);
          if (!high) expect(filled(page)).toBeLessThanOrEqual(ROOM + 0.01);
        }
      }),
      { numRuns: runs(12, 60) },
    );
  });

  test('columns are side by side, and later items are below the longer one', () => {
    const items = (count: number) => Array.from({ length: count }, () => block(100));
    const columns = [
      { width: 180, items: items(3) },
      { width: 180, items: items(6) },
    ];
    const pages = paginate([block(50), { columns }, block(10)], ROOM);
    expect(pages.map(({ placed }) => placed.length)).toEqual([8, 3]);
    expect(pages.map(filled)).toEqual([450, 210]);
    expect(pages[1]?.placed.at(-1)).toEqual(block(10).block);
  });
});
