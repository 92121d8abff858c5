import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordColumns } from '@/lib/roster/shown/records';
import { csvLine, elementsCsv, separators } from '@/lib/sheet/csv';
import { runs } from '../fixtures/runs';
import { cellsOf, isFormula, separations } from './spreadsheet';

const COMMA = { separator: ',', quotes: true } as const;
const written = (cell: string) => cellsOf(csvLine(['a', cell, 'b']), COMMA)[0]?.[1];

describe('a line of CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 171', "'+49 171"],
    ['-cmd|calc', "'-cmd|calc"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("x","y")', `'=HYPERLINK("x","y")`],
    ['Tiger;=1+1;Wolf', "Tiger;'=1+1;Wolf"],
    ['Tiger; "=1+1"', `Tiger;' "=1+1"`],
    ['8;-1', "8;'-1"],
    ['-1', '-1'],
    ['+2', '+2'],
    ['-1.5', '-1.5'],
    ['Tiger, "Old"; 1+1 = 2', 'Tiger, "Old"; 1+1 = 2'],
  ])('shows %j as %j', (name, shown) => expect(written(name)).toBe(shown));

  test('quotes every cell', () => {
    expect(csvLine(['Tiger, "Old"', '-1', ''])).toBe('"Tiger, ""Old""","-1",\r\n');
  });

  test('escapes a signed number only in the first cell of a line', () => {
    expect(csvLine(['-1', '-1'])).toBe(`"'-1","-1"\r\n`);
  });
});

/** Text made of separators, quotes and formula characters, as an attacker would write it. */
const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '"', "'", ' ', '\t', '\r', '\n', '1', 'A', '|'),
  maxLength: 12,
});

test('no cell is a formula, however a spreadsheet separates cells', () =>
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), hostile, (cells, name) => {
      const table = {
        columns: recordColumns({ name, other: cells[0] ?? '' }),
        rows: [{ id: 'e1', cells: { name, other: cells } }],
      };
      const texts = separators.flatMap((each) => [
        csvLine(cells, each) + csvLine([...cells].reverse(), each),
        elementsCsv([table, table], each),
      ]);
      for (const csv of texts)
        for (const separation of separations)
          expect(cellsOf(csv, separation).flat().filter(isFormula), csv).toEqual([]);
    }),
    { numRuns: runs(40, 200) },
  ));

test.each([
  ['comma', '"Tiger","1,5"\r\n'],
  ['semicolon', '"Tiger";"1,5"\r\n'],
  ['tab', '"Tiger"\t"1,5"\r\n'],
] as const)('cells are separated by a %s', (separator, line) =>
  expect(csvLine(['Tiger', '1,5'], separator)).toBe(line),
);

test('a cell without a formula is shown unchanged', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 }), (cells) => {
      const clean = cells.map((cell) =>
        cell
          .replace(/[^\w ",;.']/g, '')
          .trim()
          .replace(/ +/g, ' '),
      );
      expect(cellsOf(csvLine(clean), COMMA)).toEqual([clean]);
    }),
  ));
