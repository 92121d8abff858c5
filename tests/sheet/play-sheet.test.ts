import { expect, test } from 'vitest';
import { playSheet, playTable } from '@/lib/sheet/play-sheet';

const part = (title: string, name: string, where: string) =>
  playTable({ title, rows: [{ name, lines: ['So.'], page: where }] });

test('stacked parts of a play summary have aligned columns', () => {
  const { tables } = playSheet('Horizon Wars', [
    part('The turn', 'Act', 'p.1'),
    part('Movement', 'Counter-charge', 'p.2'),
    part('Charges', 'Roll', 'Infantry'),
    part('Aircraft', 'Engage, strike', ''),
  ]);
  const begins = (beside: boolean) =>
    tables
      .filter((table) => table.beside === beside)
      .map(({ columns }) => {
        const all = columns.reduce((sum, { width }) => sum + width, 0);
        return columns.map((_, index) =>
          Math.round((100 * columns.slice(0, index).reduce((sum, { width }) => sum + width, 0)) / all),
        );
      });
  expect(begins(false)).toEqual([
    [0, 18, 92],
    [0, 18, 92],
  ]);
  expect(begins(true)).toEqual([
    [0, 18, 91],
    [0, 18],
  ]);
});
