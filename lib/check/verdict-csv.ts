import type { Figure } from '@/lib/roster/figure';
import { fingerprintCell } from '@/lib/roster/fingerprint-text';
import type { Pack } from '@/lib/roster/pack';
import { verdictAlone } from '@/lib/roster/verdict';
import { csvLine } from '@/lib/sheet/csv';
import type { Row } from './row';
import { fixCell } from './row-fix';
import { gameName, rowFaults, rowProblems, unreadText } from './row-text';

const before = ['Source', 'Player', 'Force', 'Game'];
const behind = ['Verdict', 'Errors', 'Warnings', 'Pack', 'Checked', 'Fingerprint', 'Problems'];
/** The last column, where fixes were looked for. */
const LEGAL_BY = 'Legal by';

/** What each line of a CSV says of the check itself. */
interface CsvHead {
  /** The pack's name, "" without one. */
  pack: string;
  /** Year, month and day, as every spreadsheet takes them: 2026-05-09. */
  date: string;
  /** Is it said how each roster becomes legal? */
  fixes: boolean;
}

/** What each line of a CSV says of a check against a pack, or none, at this time. */
export const csvHead = (pack: Pack | null, date: Date, fixes = false): CsvHead => ({
  pack: pack === null ? '' : pack.name.trim() || 'Unnamed',
  date: date.toLocaleDateString('sv-SE'),
  fixes,
});

/** A figure by column, each with a number alone where it is one: its value, and behind it what it may be at most. */
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

/** What a line of CSV says of a roster, the figures by their columns apart. */
export interface CsvCells {
  before: string[];
  figures: [column: string, cell: string][];
  behind: string[];
}

/** The cells of a row. */
export function csvCells(row: Row, { pack, date, fixes }: CsvHead): CsvCells {
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

/** What is the matter for a person first, and then each fault. */
const unreadLines = (row: Row): string[] => [...new Set([unreadText(row), ...rowFaults(row)])];

/** The columns of figures, each once: a value and its limit have one each. */
export const csvColumns = (rows: readonly Pick<CsvCells, 'figures'>[]): string[] => [
  ...new Set(rows.flatMap(({ figures }) => figures.map(([column]) => column))),
];

/** Cells as a line of CSV; `columns` are those of the figures that have one. */
export function csvRow({ before, figures, behind }: CsvCells, columns: readonly string[]): string {
  const cells = new Map(figures);
  return csvLine([...before, ...columns.map((column) => cells.get(column) ?? ''), ...behind]);
}

/** The head of the lines that `csvRow` makes, with a byte order mark. */
export const csvStart = (columns: readonly string[], { fixes }: CsvHead): string =>
  `\uFEFF${csvLine([...before, ...columns, ...behind, ...(fixes ? [LEGAL_BY] : [])])}`;

/** The verdicts as CSV for a spreadsheet, a line a roster; no cell can be taken for a formula. */
export function verdictCsv(rows: readonly Row[], head: CsvHead): string {
  const cells = rows.map((row) => csvCells(row, head));
  const columns = csvColumns(cells);
  return csvStart(columns, head) + cells.map((each) => csvRow(each, columns)).join('');
}
