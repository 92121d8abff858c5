import { stringify } from 'csv-stringify/browser/esm/sync';
import { type RecordTable, recordText } from '@/lib/roster/records';
import { cleanText } from './clean';

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const FORMULA = /^[=+\-@＝＋－＠]/;
/** A semicolon followed by a formula, for spreadsheets that separate cells at semicolons. */
const INNER_FORMULA = /;(?=["'\s]*[=+\-@＝＋－＠])/g;

/**
 * Returns the elements of a force as CSV, for pasting: a line for each element, an empty line between tables. Lines end
 * in CRLF; no cell can be taken for a formula.
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

/** Returns cells as a line of CSV, cleaned, none of which a spreadsheet could take for a formula. */
export const csvLine = (cells: readonly string[]): string => csvText([cells.map(cleanText)]);

/**
 * Returns clean cells as lines of CSV. Every cell is quoted. Whether a spreadsheet separates cells at commas,
 * semicolons or tabs, and whether it respects quotes or not, no cell starts a formula.
 */
const csvText = (records: readonly string[][]): string =>
  stringify(
    records.map((cells) => cells.map((cell, column) => harmless(cell, column > 0))),
    { quoted: true, record_delimiter: 'windows' },
  );

/**
 * Puts an apostrophe before a formula. A number is left alone, except at the start of a line: a spreadsheet that
 * separates at semicolons reads the following cells as a part of it.
 */
function harmless(text: string, mayBeNumber: boolean): string {
  const isFormula = FORMULA.test(text) && !(mayBeNumber && NUMBER.test(text));
  return (isFormula ? `'${text}` : text).replace(INNER_FORMULA, ";'");
}
