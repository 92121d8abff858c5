import { rowGroups, type SheetRow, type SheetTable } from '../sheet';
import { type Box, framed, gap, sideBySide, spaced, stacked } from './box';
import { cellBox, type InTable, labelBox, type RowGroup } from './cell';
import { type Column, type Columns, layColumns } from './columns';
import type { PaperFonts } from './fonts';
import { paragraph, type Type } from './lines';
import type { Item } from './page';

const TITLE: Type = { size: 9.5, leading: 1.3, spacing: 0.7 };
const NOTE: Type = { size: 8, leading: 1.3 };
const EMPTY: Type = { size: 9, leading: 1.3 };

/** Weights of lines: above the column labels, below them, below a row, between columns, within a row. */
const RULE = { top: 1.5, head: 0.75, row: 0.5, column: 0.5, within: 0.25 } as const;
/** Weight of the line below a row with several lines. */
const HEAVY = 0.9;
/** Minimum height of a row that is not dense. */
const LEAST = 27;

/**
 * Lays out a table whose column labels are repeated on every page and whose rows are not split. Heading and labels are
 * on the page of the first two rows, and no page has only the last row.
 */
export function tableItems(table: SheetTable, width: number, fonts: PaperFonts): Item[] {
  const { title, note, rows, empty, dense = false } = table;
  const heading = [
    ...(title === ''
      ? []
      : [paragraph(title.toUpperCase(), 'condensedBold', TITLE, { width }, fonts), gap(3)]),
    ...(note ? [paragraph(note, 'regular', NOTE, { width }, fonts), gap(3)] : []),
  ];
  const inTable = { dense, fonts };
  const columns = layColumns(table, width, inTable);
  const head = headBox(columns, width, fonts);
  const above: Item[] = [
    { box: spaced(stacked(heading), { top: 5 }), keep: heading.length > 0 },
    { box: head, keep: true },
  ];
  if (rows.length === 0) {
    const said = spaced(paragraph(empty, 'regular', EMPTY, { width }, fonts), { top: 6, bottom: 6 });
    return [...above, { box: framed(said, below(width, RULE.row)) }];
  }
  const groups = rowGroups(table);
  return [
    ...above,
    ...groups.map((group, index) => ({
      box: rowBox(group, columns, width, inTable),
      head,
      keep: index < groups.length - 1 && (index === 0 || index === groups.length - 2),
    })),
  ];
}

type Frame = Parameters<typeof framed>[1];

const below =
  (width: number, weight: number): Frame =>
  (ink, x, y, high) =>
    ink.rule(weight, x, y + high, x + width, y + high);

/** Lines between columns. */
const between =
  (columns: readonly Column[]): Frame =>
  (ink, x, y, high) => {
    for (const { left } of columns) if (left > 0) ink.rule(RULE.column, x + left, y, x + left, y + high);
  };

/** A line of a row: its cells, and their columns. */
interface Line {
  columns: readonly Column[];
  cells: Box;
}

const lineOf = (columns: readonly Column[], cellOf: (column: Column) => Box): Line => ({
  columns,
  cells: sideBySide(columns.map((column) => ({ left: column.left + column.begins, box: cellOf(column) }))),
});

/** Places the first column's cell next to the lines of the others, with a minimum height. */
function lined(layout: Columns, own: Box, lines: readonly Line[], least: number): Box {
  const { first, left, width } = layout;
  const edge: Frame = (ink, x, y, high) => {
    if (first && lines.length > 0) ink.rule(RULE.column, x + left, y, x + left, y + high);
  };
  const beside = (body: Box) =>
    sideBySide([...(first ? [{ left: first.begins, box: own }] : []), { left, box: body }]);
  const [line] = lines;
  if (lines.length < 2) {
    const verticals: Frame = (ink, x, y, high) => between(line?.columns ?? [])(ink, x + left, y, high);
    const row = spaced(beside(line?.cells ?? gap(0)), { least });
    return framed(framed(row, edge), verticals);
  }
  const used = lines.reduce((sum, { cells }) => sum + cells.height, 0);
  const body = lines.map(({ columns, cells }, index) => {
    const last = index === lines.length - 1;
    // The last takes the height that is left next to the first column.
    const high = last ? spaced(cells, { least: Math.max(least, own.height) - used + cells.height }) : cells;
    const drawn = framed(high, between(columns));
    return last ? drawn : framed(drawn, below(width, RULE.within));
  });
  return framed(beside(stacked(body)), edge);
}

function headBox(layout: Columns, width: number, fonts: PaperFonts): Box {
  const label = ({ column, room }: Column) => labelBox(column, room, fonts);
  const { first, lines } = layout;
  const named = lines.map((line) => lineOf(line, label));
  const names = lined(layout, first ? label(first) : gap(0), named, 0);
  return framed(spaced(names, { top: 1 }), (ink, x, y, high) => {
    ink.rule(RULE.top, x, y, x + width, y);
    ink.rule(RULE.head, x, y + high, x + width, y + high);
  });
}

/** Makes a box of a row, or of rows that share the cell of the first column. */
function rowBox(rows: readonly SheetRow[], layout: Columns, width: number, table: InTable): Box {
  const { first } = layout;
  const cellOf = (row: SheetRow | undefined, { column, room }: Column, among: RowGroup) =>
    cellBox(row?.cells[column.id], column, room, table, among);
  const lines = rows.flatMap((row, index) =>
    layout.lines.map((line) =>
      lineOf(line, (column) => cellOf(row, column, { first: index === 0, last: index === rows.length - 1 })),
    ),
  );
  const own = first ? cellOf(rows[0], first, { first: true, last: true }) : gap(0);
  const box = lined(layout, own, lines, table.dense ? 0 : LEAST);
  return framed(box, below(width, lines.length > 1 ? HEAVY : RULE.row));
}
