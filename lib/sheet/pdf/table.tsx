import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { rowGroups, type SheetRow, type SheetTable } from '../sheet';
import { Cell, Label } from './cell';
import { type Column, heightIn, type InTable } from './cell-size';
import { type Columns, layColumns } from './columns';
import type { PaperFonts } from './fonts';
import { Edge, Uprights } from './lines';
import { linesIn, type Type, useFonts, Words } from './words';

const TITLE: Type = { size: 9.5, leading: 1.3, spacing: 0.7 };
const NOTE: Type = { size: 8, leading: 1.3 };
const EMPTY: Type = { size: 9, leading: 1.3 };

/** Weights of the lines above and below the column labels, below a row, below one with several lines, and within it. */
const LINES = { top: 1.5, head: 0.75, row: 0.5, heavy: 0.9, within: 0.25 } as const;
/** Minimum height of a row that is not dense. */
const LEAST = 27;
/** A row that may be higher than this may be split between pages. */
const TALL = 320;

const styles = StyleSheet.create({
  heading: { paddingTop: 5 },
  line: { paddingBottom: 3 },
  across: { flexDirection: 'row' },
  /** The last line takes the height that is left next to the first column. */
  last: { flexDirection: 'row', flexGrow: 1 },
  empty: { paddingVertical: 6 },
});

/**
 * A table whose column labels are repeated on every page and whose rows are not split. Heading and labels are on the
 * page of the first two rows, and no page has only the last row: react-pdf breaks no page between what must be present
 * together.
 */
export function Table({ table, width }: { table: SheetTable; width: number }) {
  const { title, note, rows, empty, dense = false, startsPage = false } = table;
  const inTable = { dense, fonts: useFonts() };
  const columns = layColumns(table, width, inTable);
  const groups = rowGroups(table);
  return (
    <View break={startsPage}>
      {/* Only after a place to break is presence required. */}
      <View />
      <View minPresenceAhead={1} style={styles.heading}>
        {title !== '' && (
          <Words face="condensedBold" type={TITLE} width={width} style={styles.line}>
            {title.toUpperCase()}
          </Words>
        )}
        {note && (
          <Words type={NOTE} width={width} style={styles.line}>
            {note}
          </Words>
        )}
      </View>
      <View fixed wrap={false} minPresenceAhead={1}>
        <Head columns={columns} width={width} />
      </View>
      {rows.length === 0 && (
        <View wrap={false} style={styles.empty}>
          <Words type={EMPTY} width={width}>
            {empty}
          </Words>
          <Edge side="bottom" weight={LINES.row} />
        </View>
      )}
      {groups.map((group, index) => {
        const splits = heightOf(group, columns, inTable) > TALL;
        const keeps = index === 0 || index === groups.length - 2;
        return (
          <View key={index} wrap={splits} minPresenceAhead={keeps ? 1 : 0}>
            <Row rows={group} columns={columns} width={width} table={{ ...inTable, splits }} />
          </View>
        );
      })}
    </View>
  );
}

/** About how high a table is, in points, before react-pdf lays it out. */
export function tableHeights(table: SheetTable, width: number, fonts: PaperFonts) {
  const inTable = { dense: table.dense ?? false, fonts };
  const columns = layColumns(table, width, inTable);
  const rows = rowGroups(table).map((group) => heightOf(group, columns, inTable));
  const note = table.note ? linesIn(table.note, 'regular', NOTE, width, fonts) * 10.4 + 3 : 0;
  return { heading: (table.title === '' ? 5 : 20) + note, labels: 17 * columns.lines.length, rows };
}

/** Returns about how high a row is. */
function heightOf(rows: readonly SheetRow[], columns: Columns, table: InTable): number {
  const high = (row: SheetRow, line: readonly Column[]) =>
    Math.max(
      0,
      ...line.map((column) => {
        const cell = row.cells[column.column.id];
        return cell ? heightIn(cell, column, table) : 0;
      }),
    );
  const lines = rows.flatMap((row) => columns.lines.map((line) => high(row, line)));
  const first = rows[0] ? high(rows[0], [columns.first]) : 0;
  const close = table.dense ? 2 : 6;
  const all = lines.reduce((sum, each) => sum + each - close, close);
  return Math.max(table.dense ? 0 : LEAST, first, all);
}

interface GridProps {
  columns: Columns;
  /** Of the first column, which spans all lines. */
  first: ReactElement;
  /** The cells of each line. */
  lines: ReactElement[][];
  width: number;
  least?: number;
}

/** A row of cells, or several lines of cells next to the first. */
function Grid({ columns, first, lines, width, least = 0 }: GridProps) {
  const edges = (from: number, line = 0) =>
    (columns.lines[line % columns.lines.length] ?? []).flatMap(({ left }) => (left > 0 ? [from + left] : []));
  const isOne = lines.length < 2;
  return (
    <>
      <Uprights at={[columns.left, ...(isOne ? edges(columns.left) : [])]} width={width} />
      <View style={{ ...styles.across, minHeight: least }}>
        {first}
        {isOne ? (
          lines[0]
        ) : (
          <View style={{ width: columns.width }}>
            {lines.map((cells, index) => (
              <View key={index} style={index === lines.length - 1 ? styles.last : styles.across}>
                {cells}
                <Uprights at={edges(0, index)} width={columns.width} />
                {index < lines.length - 1 && <Edge side="bottom" weight={LINES.within} />}
              </View>
            ))}
          </View>
        )}
      </View>
    </>
  );
}

function Head({ columns, width }: { columns: Columns; width: number }) {
  const label = (column: Column) => <Label key={column.column.id} column={column} />;
  const { first, lines } = columns;
  return (
    <>
      <Grid
        columns={columns}
        first={label(first)}
        lines={lines.map((line) => line.map(label))}
        width={width}
      />
      <Edge side="top" weight={LINES.top} />
      <Edge side="bottom" weight={LINES.head} />
    </>
  );
}

interface RowProps {
  rows: readonly SheetRow[];
  columns: Columns;
  width: number;
  table: InTable;
}

/** A row, or rows that share the cell of the first column. */
function Row({ rows, columns, width, table }: RowProps) {
  const last = rows.length - 1;
  const cell = (column: Column, index: number, among = { first: index === 0, last: index === last }) => {
    const { id } = column.column;
    return <Cell key={id} cell={rows[index]?.cells[id]} column={column} table={table} {...among} />;
  };
  const lines = rows.flatMap((_, index) =>
    columns.lines.map((line) => line.map((column) => cell(column, index))),
  );
  return (
    <>
      <Grid
        columns={columns}
        first={cell(columns.first, 0, { first: true, last: true })}
        lines={lines}
        width={width}
        least={table.dense ? 0 : LEAST}
      />
      <Edge side="bottom" weight={lines.length > 1 ? LINES.heavy : LINES.row} />
    </>
  );
}
