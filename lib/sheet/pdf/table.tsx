import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { rowGroups, type SheetRow, type SheetTable } from '../sheet';
import { Cell, type Column, type InTable, Label } from './cell';
import { type Columns, layColumns } from './columns';
import type { Item } from './flow';
import type { PaperFonts } from './fonts';
import { Rules } from './rules';
import { type Type, Words } from './words';

const TITLE: Type = { size: 9.5, leading: 1.3, spacing: 0.7 };
const NOTE: Type = { size: 8, leading: 1.3 };
const EMPTY: Type = { size: 9, leading: 1.3 };

/** Weights of the lines above and below the column labels, below a row, below one with several lines, and within it. */
const LINES = { top: 1.5, head: 0.75, row: 0.5, heavy: 0.9, within: 0.25 } as const;
/** Minimum height of a row that is not dense. */
const LEAST = 27;

/**
 * Returns a table whose column labels are repeated on every page and whose rows are not split. Heading and labels are
 * on the page of the first two rows, and no page has only the last row.
 */
export function tableItems(table: SheetTable, width: number, fonts: PaperFonts): Item[] {
  const { title, note, rows, empty, dense = false } = table;
  const inTable = { dense, fonts };
  const columns = layColumns(table, width, inTable);
  const head = <Head columns={columns} width={width} fonts={fonts} />;
  const heading = (
    <View style={{ paddingTop: 5 }}>
      {title !== '' && (
        <Words face="condensedBold" type={TITLE} width={width} fonts={fonts} style={{ paddingBottom: 3 }}>
          {title.toUpperCase()}
        </Words>
      )}
      {note && (
        <Words type={NOTE} width={width} fonts={fonts} style={{ paddingBottom: 3 }}>
          {note}
        </Words>
      )}
    </View>
  );
  const above: Item[] = [
    { block: heading, keep: title !== '' || note !== undefined },
    { block: head, keep: true },
  ];
  if (rows.length === 0) {
    const said = (
      <View style={{ paddingTop: 6, paddingBottom: 6 }}>
        <Words type={EMPTY} width={width} fonts={fonts}>
          {empty}
        </Words>
        <Rules width={width} bottom={LINES.row} />
      </View>
    );
    return [...above, { block: said }];
  }
  const groups = rowGroups(table);
  return [
    ...above,
    ...groups.map((group, index) => ({
      block: <Row rows={group} columns={columns} width={width} table={inTable} />,
      head,
      keep: index < groups.length - 1 && (index === 0 || index === groups.length - 2),
    })),
  ];
}

const ACROSS = { flexDirection: 'row' } as const;

interface GridProps {
  columns: Columns;
  /** Of the first column, which spans all lines. */
  first: ReactElement | null;
  /** The cells of each line. */
  lines: ReactElement[][];
  width: number;
  /** Weights of the lines above and below it. */
  top?: number;
  bottom: number;
  least?: number;
}

/** A row of cells, or several lines of cells next to the first. */
function Grid({ columns, first, lines, width, top, bottom, least = 0 }: GridProps) {
  const begins = columns.first ? [columns.left] : [];
  const edges = (from: number, line: number) =>
    (columns.lines[line % columns.lines.length] ?? []).flatMap(({ left }) => (left > 0 ? [from + left] : []));
  const style = { ...ACROSS, minHeight: least };
  if (lines.length < 2)
    return (
      <View style={style}>
        {first}
        {lines[0]}
        <Rules width={width} top={top} bottom={bottom} across={[...begins, ...edges(columns.left, 0)]} />
      </View>
    );
  return (
    <View style={style}>
      {first}
      <View style={{ width: columns.width }}>
        {lines.map((cells, index) => {
          const last = index === lines.length - 1;
          return (
            // The last takes the height that is left next to the first column.
            <View key={index} style={last ? { ...ACROSS, flexGrow: 1 } : ACROSS}>
              {cells}
              <Rules
                width={columns.width}
                across={edges(0, index)}
                {...(last ? {} : { bottom: LINES.within })}
              />
            </View>
          );
        })}
      </View>
      <Rules width={width} top={top} bottom={bottom} across={begins} />
    </View>
  );
}

interface HeadProps {
  columns: Columns;
  width: number;
  fonts: PaperFonts;
}

function Head({ columns, width, fonts }: HeadProps) {
  const label = (column: Column) => <Label key={column.column.id} column={column} fonts={fonts} />;
  const { first, lines } = columns;
  return (
    <Grid
      columns={columns}
      first={first && label(first)}
      lines={lines.map((line) => line.map(label))}
      width={width}
      top={LINES.top}
      bottom={LINES.head}
    />
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
    <Grid
      columns={columns}
      first={columns.first && cell(columns.first, 0, { first: true, last: true })}
      lines={lines}
      width={width}
      bottom={lines.length > 1 ? LINES.heavy : LINES.row}
      least={table.dense ? 0 : LEAST}
    />
  );
}
