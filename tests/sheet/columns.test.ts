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

/** The text of the second page of a sheet with these tables, and the vertical position of each title. */
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
  test('fill two columns in landscape, after a single page break', async () => {
    const { at, text: page } = await secondPage(tables, 'landscape');
    expect(at('RIGHT')).toBeCloseTo(at('LEFT') ?? Number.NaN, 1);
    expect(at('BELOW')).toBeLessThan(at('LEFT') ?? 0);
    for (const title of ['Left', 'Right', 'Below']) expect(page).toContain(`${title}-5`);
  });

  test('are stacked in portrait', async () => {
    const { at } = await secondPage(tables, 'portrait');
    expect(at('RIGHT')).toBeLessThan(at('LEFT') ?? 0);
    expect(at('BELOW')).toBeLessThan(at('RIGHT') ?? 0);
  });
});

test('a dense table takes far less space than another', async () => {
  const heightOf = async (dense: boolean) => {
    const { at } = await secondPage(
      [table('First', { startsPage: true, dense }), table('Second')],
      'landscape',
    );
    return (at('FIRST') ?? 0) - (at('SECOND') ?? 0);
  };
  expect(await heightOf(true)).toBeLessThan((await heightOf(false)) * 0.62);
});

test('an unbroken column is as wide as its longest text, however small its share of the width', async () => {
  const marks = ['d51e e792 a898 d5eb', '1cd3 ff9c 8506 ebb6'];
  const columns = (unbroken: boolean): SheetTable['columns'] => [
    { id: 'what', label: 'What', width: 20, align: 'left' },
    { id: 'mark', label: 'Mark', width: 1, align: 'left', unbroken },
  ];
  const rows = marks.map((mark) => ({ cells: { what: text('Word '.repeat(60)), mark: text(mark) } }));
  const found = async (unbroken: boolean) => {
    const own = table('Marks', { columns: columns(unbroken), rows, dense: true });
    const { pages } = await printed([sheet([], { tables: [own] })]);
    return marks.filter((mark) => pages[0]?.pieces.some((piece) => piece.text === mark));
  };
  expect(await found(true)).toEqual(marks);
  expect(await found(false)).toEqual([]);
});

test('the page footer names several games in full, and truncates a title that leaves no room', async () => {
  const system = 'AT-43, Battle Royale, Command Horizon, Forge of War and Horizon Wars';
  const foot = async (title: string) => {
    const { pages } = await printed([sheet(TEN, { title, system, orientation: 'portrait' })]);
    const last = Math.min(...(pages[0]?.pieces.map(({ y }) => y) ?? []));
    return pages[0]?.pieces.filter(({ y }) => y < last + 1).map((piece) => piece.text);
  };
  expect(await foot('Checked lists')).toEqual(['Checked lists', system, expect.stringMatching(/^page 1 of/)]);
  const [title, games] = (await foot('Longest title '.repeat(8))) ?? [];
  expect([title, games]).toEqual([expect.stringMatching(/^Longest title .*…$/), system]);
  expect((await foot('W'.repeat(120)))?.[0]).toMatch(/^W+…$/);
});
