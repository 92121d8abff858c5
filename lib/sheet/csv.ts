import { stringify } from 'csv-stringify/browser/esm/sync';
import { type RecordTable, recordText } from '@/lib/roster/shown/records';
import { cleanText } from './clean';

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const FORMULA = /^[=+\-@＝＋－＠]/;

/** The characters that may stand between cells, by their names. */
const characters = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof characters;
export const separators = Object.keys(characters) as Separator[];

/**
 * A separator followed by a formula, for spreadsheets that separate cells at another character than the one written. A
 * comma is none of them in a file with commas: there, every comma of a cell is in quotes.
 */
const INNER_FORMULA = {
  comma: /;(?=["'\s]*[=+\-@＝＋－＠])/g,
  semicolon: /[,;](?=["'\s]*[=+\-@＝＋－＠])/g,
  tab: /[,;](?=["'\s]*[=+\-@＝＋－＠])/g,
};

/** The byte order mark, at the start of every file of CSV: without it, Excel does not read it as UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * Returns the elements of a force as CSV, for pasting: a line for each element, an empty line between tables. Lines end
 * in CRLF; no cell can be taken for a formula.
 */
export function elementsCsv(tables: readonly RecordTable[], separator: Separator = 'comma'): string {
  const blocks = tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ columns, rows }) =>
      [
        columns.map(({ label }) => label),
        ...rows.map(({ cells }) => columns.map(({ id }) => recordText(cells[id]))),
      ].map((cells) => cells.map(cleanText)),
    );
  return csvText(
    blocks.flatMap((block, index) => (index === 0 ? block : [[''], ...block])),
    separator,
  );
}

/** Returns cells as a line of CSV, cleaned, none of which a spreadsheet could take for a formula. */
export const csvLine = (cells: readonly string[], separator: Separator = 'comma'): string =>
  csvText([cells.map(cleanText)], separator);

/**
 * Returns clean cells as lines of CSV. Every cell is quoted. Whether a spreadsheet separates cells at commas,
 * semicolons or tabs, and whether it respects quotes or not, no cell starts a formula.
 */
const csvText = (records: readonly string[][], separator: Separator): string =>
  stringify(
    records.map((cells) => cells.map((cell, column) => harmless(cell, column > 0, separator))),
    { quoted: true, record_delimiter: 'windows', delimiter: characters[separator] },
  );

/**
 * Puts an apostrophe before a formula. A number is left alone, except at the start of a line: a spreadsheet that
 * separates at semicolons reads the following cells as a part of it.
 */
function harmless(text: string, mayBeNumber: boolean, separator: Separator): string {
  const isFormula = FORMULA.test(text) && !(mayBeNumber && NUMBER.test(text));
  return (isFormula ? `'${text}` : text).replace(INNER_FORMULA[separator], "$&'");
}
