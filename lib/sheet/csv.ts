import { stringify } from 'csv-stringify/browser/esm/sync';
import { fingerprintCell } from '@/lib/roster/fingerprint-text';
import { type RecordTable, recordText } from '@/lib/roster/records';
import { severityWord } from '@/lib/roster/severity';
import { cleanSheet, cleanText } from './clean';
import { factsOf, type Sheet, type SheetCell, type SheetTable } from './sheet';

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const FORMULA = /^[=+\-@＝＋－＠]/;
/** A semicolon behind which a formula would begin where a spreadsheet separates cells at semicolons. */
const INNER_FORMULA = /;(?=["'\s]*[=+\-@＝＋－＠])/g;

/**
 * The sheet as CSV for a spreadsheet: facts, verdict, tables and notes, an empty line between them. UTF-8
 * with a byte order mark, lines end in CRLF; no cell can be taken for a formula.
 */
export function sheetCsv(sheet: Sheet): string {
  const clean = cleanSheet(sheet);
  const { title, system, player, verdict, tables, notes } = clean;
  const blocks: string[][][] = [
    [
      ['Force', title],
      ['Game', system],
      ['Commander', player],
      ...factsOf(clean, fingerprintCell).map(({ label, value }) => [label, value]),
    ],
    verdict === null
      ? []
      : [
          ['Verdict', verdict.alone.toUpperCase()],
          ...verdict.problems.map(({ severity, text, rule }) => [severityWord(severity), text, rule]),
        ],
    ...tables.map(tableRecords),
    ...notes.map(({ title: heading, lines }) => lines.map((line) => [heading, line])),
  ];
  return csvOf(blocks, true);
}

/**
 * The elements of a force as CSV, to be pasted: a line an element and a column for each thing. No byte order mark; else
 * as `sheetCsv`.
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
  return csvOf(blocks, false);
}

const tableRecords = ({ columns, rows }: SheetTable): string[][] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map(({ id }) => cellText(row.cells[id]))),
];

/** Cells as a line of CSV, cleaned, and none that a spreadsheet could take for a formula. */
export const csvLine = (cells: readonly string[]): string => csvText([cells.map(cleanText)]);

function csvOf(blocks: readonly string[][][], bom: boolean): string {
  const records = blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 ? block : [[''], ...block]));
  return csvText(records, bom);
}

/**
 * Clean cells as lines of CSV. Every cell is quoted, and neither at commas nor at semicolons or tabs, with quotes
 * respected or not, can a spreadsheet separate a cell that begins a formula.
 */
const csvText = (records: readonly string[][], bom = false): string =>
  stringify(
    records.map((cells) => cells.map((cell, column) => harmless(cell, column > 0))),
    { bom, quoted: true, record_delimiter: 'windows' },
  );

function cellText(cell: SheetCell | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'text')
    return [cell.text, ...(cell.lines ?? [])].filter((part) => part !== '').join('; ');
  const boxes = cell.ticked > 0 ? `${cell.count} (${cell.ticked} ticked)` : String(cell.count);
  return [boxes, ...(cell.lines ?? [])].join('; ');
}

/**
 * Text with an apostrophe before what a spreadsheet would reckon. A number stays one, but not where a line begins with
 * it: separated at semicolons, the cells behind it belong to it.
 */
function harmless(text: string, mayBeNumber: boolean): string {
  const begins = FORMULA.test(text) && !(mayBeNumber && NUMBER.test(text));
  return (begins ? `'${text}` : text).replace(INNER_FORMULA, ";'");
}
