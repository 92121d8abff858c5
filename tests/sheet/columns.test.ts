import { describe, expect, test } from 'vitest';
import type { SheetTable } from '@/lib/sheet/sheet';
import { sheet, TEN, text } from './fixture';
import { printed } from './pdf';

const table = (title: string, more: Partial<SheetTable> = {}): SheetTable => ({
  title,
  columns: [{ id: 'what', label: 'What', width: 1, align: 'left' }],
  rows: Array.from({ length: 6 }, (_, index) => ({
    cells: { what: text(`${title}-${index}`, undefined, index === 0) },
  })),
  empty: '',
  ...more,
});

/** The second page of a sheet with these tables, and where each title stands on it. */
async function secondPage(tables: SheetTable[], orientation: 'portrait' | 'landscape') {
  const [own] = sheet(TEN).tables;
  if (own === undefined) throw new Error('the fixture has no table');
  const { pages } = await printed([sheet(TEN, { tables: [own, ...tables] })], { paper: 'a4', orientation });
  expect(pages).toHaveLength(2);
  const at = (title: string) => pages[1]?.pieces.find((piece) => piece.text === title)?.y;
  return { at, text: pages[1]?.text ?? '' };
}

const tables = [table('Left', { startsPage: true }), table('Right', { beside: true }), table('Below')];

describe('tables side by side', () => {
  test('where the paper lies, one stands in the second column, and the page begins once', async () => {
    const { at, text: page } = await secondPage(tables, 'landscape');
    expect(at('RIGHT')).toBeCloseTo(at('LEFT') ?? Number.NaN, 1);
    expect(at('BELOW')).toBeLessThan(at('LEFT') ?? 0);
    for (const title of ['Left', 'Right', 'Below']) expect(page).toContain(`${title}-5`);
  });

  test('where it stands, all are one below the other', async () => {
    const { at } = await secondPage(tables, 'portrait');
    expect(at('RIGHT')).toBeLessThan(at('LEFT') ?? 0);
    expect(at('BELOW')).toBeLessThan(at('RIGHT') ?? 0);
  });
});

test('a dense table takes far less room than another', async () => {
  const heightOf = async (dense: boolean) => {
    const { at } = await secondPage(
      [table('First', { startsPage: true, dense }), table('Second')],
      'landscape',
    );
    return (at('FIRST') ?? 0) - (at('SECOND') ?? 0);
  };
  expect(await heightOf(true)).toBeLessThan((await heightOf(false)) * 0.62);
});
