import { Canvas, Text, View } from '@react-pdf/renderer';
import type { SheetBoxes, SheetCell, SheetRow, SheetTable, SheetText } from '../sheet';
import { drawBoxes, layBoxes, type Pen } from './boxes';
import { type Column, FIGURE, HEAD, layColumns, NAME, sizeFor, TEXT } from './columns';
import type { PaperFonts } from './fonts';
import type { PaperStyles, Style } from './style';
import { breaksFor } from './wrap';

/** A row longer than this may break over pages, since no page might hold it. */
const LONGEST_UNSPLIT = 2_000;
/** Room that a heading needs below it, in points: for the names of the columns and a row or two. */
const AHEAD = 80;
/** What the ring around a circled cell takes of its room: its lines and its padding. */
const RING = 15;

interface TableProps {
  table: SheetTable;
  /** Width of the table, in points. */
  width: number;
  fonts: PaperFonts;
  styles: PaperStyles;
}

/** A table whose header is repeated on every page it reaches and whose rows stay whole. */
export function PaperTable({ table, width, fonts, styles }: TableProps) {
  const columns = layColumns(table, width, fonts);
  // Heading and note stand beside the table, not in it: react-pdf keeps nothing with what follows at the top of a view.
  return (
    <>
      <View style={styles.table} minPresenceAhead={table.title === '' && !table.note ? 0 : AHEAD}>
        {table.title === '' ? null : <Text style={styles.tableTitle}>{table.title.toUpperCase()}</Text>}
        {table.note ? <Text style={styles.tableNote}>{table.note}</Text> : null}
      </View>
      <View>
        <View style={styles.columns} fixed>
          <Rules columns={columns} styles={styles} top={1.5} bottom={0.75} />
          {columns.map(({ column, head, room }) => {
            const size = sizeFor(column.label, HEAD, room, fonts);
            return (
              <Text
                key={column.id}
                style={[head, { fontSize: size }]}
                hyphenationCallback={breaksFor(fonts, room, size)}
              >
                {column.label}
              </Text>
            );
          })}
        </View>
        {table.rows.length === 0 ? <Text style={styles.empty}>{table.empty}</Text> : null}
        {table.rows.map((row, index) => (
          <PaperRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
            key={index}
            row={row}
            dense={table.dense ?? false}
            columns={columns}
            fonts={fonts}
            styles={styles}
          />
        ))}
      </View>
    </>
  );
}

interface RowProps {
  row: SheetRow;
  dense: boolean;
  columns: Column[];
  fonts: PaperFonts;
  styles: PaperStyles;
}

function PaperRow({ row, dense, columns, fonts, styles }: RowProps) {
  const splits = lengthOf(row) > LONGEST_UNSPLIT;
  const style = dense ? styles.denseRow : styles.row;
  return (
    <View style={splits ? [style, styles.splitRow] : style} wrap={splits}>
      {splits ? null : <Rules columns={columns} styles={styles} top={0} bottom={0.5} />}
      {columns.map((column) => {
        const cell = row.cells[column.column.id];
        const key = column.column.id;
        if (cell?.kind === 'boxes')
          return <BoxesCell key={key} cell={cell} column={column} styles={styles} />;
        return <TextCell key={key} cell={cell} column={column} fonts={fonts} styles={styles} />;
      })}
    </View>
  );
}

interface RulesProps {
  columns: Column[];
  styles: PaperStyles;
  /** Weight of the lines above and below, in points; 0 for none. */
  top: number;
  bottom: number;
}

/** The lines around a row's cells: strokes, which a screen shows even where borders come out ragged. */
function Rules({ columns, styles, top, bottom }: RulesProps) {
  return (
    <Canvas
      style={styles.rules}
      paint={(pen: Pen, width, height) => {
        if (top > 0) pen.lineWidth(top).moveTo(0, 0).lineTo(width, 0).stroke();
        pen.lineWidth(bottom).moveTo(0, height).lineTo(width, height).stroke().lineWidth(0.5);
        for (const { left } of columns) if (left > 0) pen.moveTo(left, 0).lineTo(left, height);
        pen.stroke();
        return null;
      }}
    />
  );
}

interface CellProps<C> {
  cell: C;
  column: Column;
  styles: PaperStyles;
}

function TextCell({ cell, column, fonts, styles }: CellProps<SheetText | undefined> & { fonts: PaperFonts }) {
  const text = cell?.text ?? '';
  const lines = cell?.lines ?? [];
  if (cell?.circled) {
    const all = [text, ...lines].join(' · ');
    const room = column.room - RING;
    const size = sizeFor(all, TEXT, room, fonts);
    return (
      <View style={column.frame}>
        <Text style={[styles.ring, { fontSize: size }]} hyphenationCallback={breaksFor(fonts, room, size)}>
          {all}
        </Text>
      </View>
    );
  }
  const plain = !column.column.figure && !cell?.strong;
  const size = plain ? sizeFor(text, column.textSize, column.room, fonts) : column.textSize;
  const shrunk = size < column.textSize;
  const breaks = cell?.strong ? column.breaks.strong : column.breaks.text;
  return (
    <Text
      style={[column.text, weight(cell, column, fonts), shrunk ? { fontSize: size } : {}]}
      hyphenationCallback={shrunk ? breaksFor(fonts, column.room, size) : breaks}
    >
      {cell?.strong && column.column.figure ? <Text style={styles.marked}>{text}</Text> : text}

      {lines.length === 0 ? null : (
        <Text style={styles.small}>{(text === '' ? '' : '\n') + lines.join('\n')}</Text>
      )}
    </Text>
  );
}

function weight(cell: SheetText | undefined, { column, textSize, room }: Column, fonts: PaperFonts): Style {
  if (!cell) return {};
  if (!column.figure) {
    if (!cell.strong) return {};
    return { fontFamily: fonts.semibold, ...(textSize < TEXT ? {} : { fontSize: NAME, paddingTop: 4.7 }) };
  }
  const needed = cell.text.length < 3 ? 0 : fonts.ems(cell.text) * FIGURE * 1.08;
  if (needed <= room) return {};
  const size = Math.max((FIGURE * room) / needed, 7);
  return { fontSize: size, paddingTop: 0.5 + (FIGURE - size) * 0.95 };
}

function BoxesCell({ cell, column, styles }: CellProps<SheetBoxes>) {
  const layout = layBoxes(cell, column.room);
  const { blank } = layout;
  const caption: Style | null = blank && {
    position: 'absolute',
    left: blank.x + column.begins,
    top: 5 + blank.y + 0.5,
    width: blank.width,
  };
  return (
    <View style={column.frame}>
      <Canvas
        style={{ width: column.room, height: layout.height }}
        paint={(pen) => {
          drawBoxes(pen, layout);
          return null;
        }}
      />
      {caption ? <Text style={[styles.small, { fontSize: 6.5 }, caption]}>{cell.total}</Text> : null}
      {cell.lines && cell.lines.length > 0 ? (
        <Text style={styles.small} hyphenationCallback={column.breaks.text}>
          {cell.lines.join('\n')}
        </Text>
      ) : null}
    </View>
  );
}

function lengthOf(row: SheetRow): number {
  return Object.values(row.cells).reduce((longest, cell) => Math.max(longest, cellLength(cell)), 0);
}

function cellLength(cell: SheetCell): number {
  const lines = cell.lines?.reduce((sum, line) => sum + Math.max(line.length, 40), 0) ?? 0;
  return lines + (cell.kind === 'text' ? cell.text.length : cell.count * 4);
}
