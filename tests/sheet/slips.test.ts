import { expect, test } from 'vitest';
import type { ResultSlip, SlipPile } from '@/lib/sheet/card';
import { NAMES } from './fixture';
import { printed } from './pdf';

const slip = (table: number, change: Partial<ResultSlip> = {}): ResultSlip => ({
  table: `T${table}.`,
  round: 'Round 2 of 5',
  sides: [
    { name: `First${table}`, team: 'Iron Club' },
    { name: `Second${table}`, team: '' },
  ],
  ...change,
});

const pile = (count: number): SlipPile => ({
  title: 'Calais Open',
  slips: Array.from({ length: count }, (_, index) => slip(index + 1)),
});

test('result slips have the event, the round, the table, both players, and room to write', async () => {
  const { pages, info } = await printed([pile(1)]);
  for (const part of ['Calais Open', 'Round 2 of 5', 'T1.', 'First1', 'Iron Club', 'Second1'])
    expect(pages[0]?.text).toContain(part);
  for (const part of ['SCORE', 'WON', 'DRAWN', 'Signed, First1', 'Signed, Second1'])
    expect(pages[0]?.text).toContain(part);
  expect(info.Title).toBe('Calais Open');
});

test('slips are in the order of the tables once the pages are cut and piled', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const { pages } = await printed([pile(19)], { paper, orientation: 'landscape' });
    const tables = pages.map(({ text }) =>
      (text.match(/T\d+\./g) ?? []).map((each) => parseInt(each.slice(1), 10)),
    );
    expect(tables).toEqual([
      [1, 4, 7, 10, 13, 16, 19],
      [2, 5, 8, 11, 14, 17],
      [3, 6, 9, 12, 15, 18],
    ]);
    for (const { width, height } of pages) expect(height).toBeGreaterThan(width);
  }
});

test('the longest names are whole on a slip, in any script', async () => {
  const sides = [
    { name: NAMES.long, team: NAMES.long },
    { name: 'W'.repeat(120), team: NAMES.long },
  ] as const;
  const kanji = '鋼鉄の狼'.repeat(30);
  const others = [
    { name: kanji, team: '' },
    { name: NAMES.cyrillic, team: '' },
  ] as const;
  const { pages } = await printed([
    { title: NAMES.long, slips: [slip(1, { sides }), slip(2, { sides: others })] },
  ]);
  const text = pages[0]?.text.replace(/\s/g, '') ?? '';
  for (const { name } of [...sides, ...others]) expect(text).toContain(name.replace(/\s/g, ''));
});
