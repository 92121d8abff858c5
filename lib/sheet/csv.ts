import { stringify } from 'csv-stringify/browser/esm/sync';
import { type RecordTable, recordText } from '@/lib/roster/records';
import { cleanText } from './clean';

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const FORMULA = /^[=+\-@＝＋－＠]/;
/** A semicolon behind which a formula would begin where a spreadsheet separates cells at semicolons. */
const INNER_FORMULA = /;(?=["'\s]*[=+\-@＝＋－＠])/g;

/**
 * The elements of a force as CSV, to be pasted: a line an element and a column for each thing, an empty line between
 * tables. Lines end in CRLF; no cell can be taken for a formula.
 */
export function elementsCsv(tables: readonly RecordTable[]): string {
  const blocks = tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ columns, rows }) =>
      [
        columns.map(({ label }) => label),
        ...rows.map(({ cells }) => columns.map(({ id }) => recordText(cells[id]))),
      ].map((cells) => cells.map(cleanText)),
    );
  return csvText(blocks.flatMap((block, index) => (index === 0 ? block : [[''], ...block])));
}

/** Cells as a line of CSV, cleaned, and none that a spreadsheet could take for a formula. */
export const csvLine = (cells: readonly string[]): string => csvText([cells.map(cleanText)]);

/**
 * Clean cells as lines of CSV. Every cell is quoted, and neither at commas nor at semicolons or tabs, with quotes
 * respected or not, can a spreadsheet separate a cell that begins a formula.
 */
const csvText = (records: readonly string[][]): string =>
  stringify(
    records.map((cells) => cells.map((cell, column) => harmless(cell, column > 0))),
    { quoted: true, record_delimiter: 'windows' },
  );

/**
 * Text with an apostrophe before what a spreadsheet would reckon. A number stays one, but not where a line begins with
 * it: separated at semicolons, the cells behind it belong to it.
 */
function harmless(text: string, mayBeNumber: boolean): string {
  const begins = FORMULA.test(text) && !(mayBeNumber && NUMBER.test(text));
  return (begins ? `'${text}` : text).replace(INNER_FORMULA, ";'");
}
