import { fingerprintCell } from '@/lib/roster/fingerprint/text';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Figure } from '@/lib/roster/shown/figures';
import { verdictAlone } from '@/lib/roster/verdict';
import { CSV_START, csvLine, type Separator } from '@/lib/sheet/csv';
import type { CheckResult } from './answer';
import { fixCell, gameName, rowFaults, rowProblems, unreadText } from './result-text';

const before = ['Source', 'Player', 'Force', 'Game'];
const behind = ['Verdict', 'Errors', 'Warnings', 'Pack', 'Checked', 'Fingerprint', 'Problems'];
/** The last column, present if fixes were searched for. */
const LEGAL_BY = 'Legal by';

/** The facts about the check itself that each line of a CSV has. */
interface CsvHead {
  /** The pack's name, "" without one. */
  pack: string;
  /** The date in a form that every spreadsheet reads: 2026-05-09. */
  date: string;
  /** Whether there is a column on how each roster becomes legal. */
  fixes: boolean;
  separator: Separator;
}

interface CsvChoice {
  fixes?: boolean | undefined;
  separator?: Separator | undefined;
}

/** Makes the head for a check at this time, with or without a pack. */
export const csvHead = (
  pack: Pack | null,
  date: Date,
  { fixes = false, separator = 'comma' }: CsvChoice = {},
): CsvHead => ({
  pack: pack === null ? '' : pack.name.trim() || 'Unnamed',
  date: date.toLocaleDateString('sv-SE'),
  fixes,
  separator,
});

/** The cells of a figure by column: its value, and its limit if it has one; plain numbers where possible. */
export const figureCells = ({ title, value, of, column }: Figure): [column: string, cell: string][] => {
  const name = column?.title ?? title;
  const alone = column?.value ?? value;
  if (of === undefined) return [[name, alone]];
  const limit = ` of ${of.most}`;
  return [
    [name, alone.endsWith(limit) ? alone.slice(0, -limit.length) : alone],
    [column?.most ?? `${title} limit`, `${of.most}`],
  ];
};

/** The cells of a roster's line in a CSV; those of figures have their column. */
export interface CsvCells {
  before: string[];
  figures: [column: string, cell: string][];
  behind: string[];
}

/** The cells of a row. */
export function csvCells(row: CheckResult, { pack, date, fixes }: CsvHead): CsvCells {
  const { source, read } = row;
  const count = (severity: string) =>
    read === null ? '' : `${read.problems.filter((problem) => problem.severity === severity).length}`;
  const problems = read === null ? unreadLines(row) : rowProblems(read).map((problem) => problem.text);
  return {
    before: [source, read?.player ?? '', read?.name ?? '', read === null ? '' : gameName(read)],
    figures: read?.figures.flatMap(figureCells) ?? [],
    behind: [
      read === null ? 'CANNOT BE READ' : verdictAlone(read).toUpperCase(),
      count('error'),
      count('warning'),
      pack,
      date,
      fingerprintCell(read?.fingerprintFull ?? ''),
      problems.join(' '),
      ...(fixes ? [fixCell(row)] : []),
    ],
  };
}

/** What is wrong in plain words, then each fault. */
const unreadLines = (row: CheckResult): string[] => [...new Set([unreadText(row), ...rowFaults(row)])];

/** The columns for figures without duplicates; a value and its limit have one each. */
export const csvColumns = (rows: readonly Pick<CsvCells, 'figures'>[]): string[] => [
  ...new Set(rows.flatMap(({ figures }) => figures.map(([column]) => column))),
];

/** Cells as a line of CSV; `columns` are those for figures. */
export function csvRow(
  { before, figures, behind }: CsvCells,
  columns: readonly string[],
  { separator }: CsvHead,
): string {
  const cells = new Map(figures);
  return csvLine([...before, ...columns.map((column) => cells.get(column) ?? ''), ...behind], separator);
}

/** The header line for `csvRow`, with a byte order mark. */
export const csvStart = (columns: readonly string[], { fixes, separator }: CsvHead): string =>
  CSV_START + csvLine([...before, ...columns, ...behind, ...(fixes ? [LEGAL_BY] : [])], separator);

/** The verdicts as CSV for a spreadsheet, one line per roster; no cell can be mistaken for a formula. */
export function verdictCsv(rows: readonly CheckResult[], head: CsvHead): string {
  const cells = rows.map((row) => csvCells(row, head));
  const columns = csvColumns(cells);
  return csvStart(columns, head) + cells.map((each) => csvRow(each, columns, head)).join('');
}
