import { View } from '@react-pdf/renderer';
import type { SheetBoxes, SheetCell, SheetColumn, SheetText } from '../sheet';
import { layBoxes, leastForBoxes, TickBoxes } from './boxes';
import type { Face, PaperFonts } from './fonts';
import { roomForSymbol, Symbolised } from './symbol';
import { fitting, longestWord, ROUNDING, type Type, Words, widthOf } from './words';

/** A column on paper. */
export interface Column {
  column: SheetColumn;
  /** Its left edge, in points from the left edge of its line. */
  left: number;
  /** The left edge of its contents, in points from there. */
  begins: number;
  /** Width of its contents, in points. */
  room: number;
  /** Width of all of it, in points. */
  wide: number;
}

const TEXT: Type = { size: 9, leading: 1.3 };
const DENSE: Type = { size: 8, leading: 1.3 };
const NAME: Type = { size: 10, leading: 1.3 };
const SMALL: Type = { size: 8, leading: 1.25 };
const RING: Type = { size: 9, leading: 1.2 };
const TOTAL: Type = { size: 6.5, leading: 1.25 };
const HEAD: Type = { size: 8, leading: 1.25, spacing: 0.4 };

/** Sizes of a large figure: a long one is set smaller, but stays larger than text. */
const FIGURES: readonly [Type, ...Type[]] = [sized(15), sized(13), sized(11.5), sized(10)];
const DENSE_FIGURES: readonly [Type, ...Type[]] = [sized(10.5), sized(9)];

function sized(size: number): Type {
  return { size, leading: 1.2 };
}

/** Maximum length of a line below a figure that is not broken: "3 + 1". */
const SHORT = 9;

/** The room that the ring around a circled cell takes: its line and its padding, across and down. */
const AROUND = { across: 7.2, down: 3.2, radius: 9, line: 1.2 } as const;

/** Height of a symbol: the same for names of all weights, so that names align. */
const symbolHeight = (dense: boolean): number => (dense ? 10.5 : 13);

const besideSymbol = ({ symbol }: SheetText, dense: boolean): number =>
  symbol ? roomForSymbol(symbolHeight(dense)) : 0;

/** The properties of a table that matter to its cells. */
export interface InTable {
  dense: boolean;
  fonts: PaperFonts;
}

const ringed = ({ text, lines = [] }: SheetText): string => [text, ...lines].join(' · ');

const faceOf = (cell: SheetText, { figure }: SheetColumn): Face =>
  figure || cell.strong ? 'semibold' : 'regular';

const typeOf = ({ strong }: SheetText, dense: boolean): Type => (dense ? DENSE : strong ? NAME : TEXT);

/** Figures are never broken over lines. */
function figureType(text: string, room: number, { dense, fonts }: InTable): Type {
  const types = dense ? DENSE_FIGURES : FIGURES;
  const fits = types.find((type) => widthOf(text, 'semibold', type, fonts) <= room + ROUNDING);
  return fits ?? types.at(-1) ?? types[0];
}

/**
 * Returns the minimum width that keeps the words of a cell whole, in points.
 * @param longest words that are wider are broken
 */
export function leastRoom(
  cell: SheetCell | undefined,
  column: SheetColumn,
  table: InTable,
  longest: number,
): number {
  if (!cell) return 0;
  const { fonts, dense } = table;
  const small = Math.max(0, ...(cell.lines ?? []).map((line) => smallRoom(line, column, fonts, longest)));
  if (cell.kind === 'boxes') return Math.max(small, leastForBoxes(cell));
  if (cell.circled) return longestWord(ringed(cell), 'semibold', RING, fonts, longest) + 2 * AROUND.across;
  if (column.figure) {
    // A short figure is as large as those of the other rows.
    const type = figureType(cell.text, cell.text.length <= 3 ? Number.POSITIVE_INFINITY : 0, table);
    return Math.max(small, widthOf(cell.text, 'semibold', type, fonts));
  }
  const measure = column.unbroken ? widthOf : longestWord;
  const main = measure(cell.text, faceOf(cell, column), typeOf(cell, dense), fonts, longest);
  return Math.max(small, main) + besideSymbol(cell, dense);
}

const smallRoom = (line: string, { figure }: SheetColumn, fonts: PaperFonts, longest: number): number =>
  figure && line.length <= SHORT
    ? widthOf(line, 'condensed', SMALL, fonts)
    : longestWord(line, 'condensed', SMALL, fonts, longest);

/** Returns the minimum width for the label of a column. */
export const leastForLabel = (label: string, fonts: PaperFonts): number =>
  longestWord(label, 'condensedBold', HEAD, fonts);

/** The style of a cell: its width with the space beside its contents. */
const cellStyle = ({ column, begins, room, wide }: Column) => ({
  paddingLeft: begins,
  paddingRight: wide - begins - room,
  textAlign: column.align,
});

/** The label of a column. */
export function Label({ column, fonts }: { column: Column; fonts: PaperFonts }) {
  const style = { ...cellStyle(column), paddingTop: 4, paddingBottom: 2 };
  return (
    <Words face="condensedBold" type={HEAD} width={column.room} fonts={fonts} style={style}>
      {column.column.label}
    </Words>
  );
}

interface CellProps {
  cell: SheetCell | undefined;
  column: Column;
  table: InTable;
  /** Its position among rows that share a cell and are set close to each other. */
  first: boolean;
  last: boolean;
}

/** A cell, with the space above and below it. */
export function Cell({ cell, column, table, first, last }: CellProps) {
  const { dense, fonts } = table;
  const { room, wide } = column;
  const style = cellStyle(column);
  if (!cell) return <View style={{ width: wide }} />;
  const close = (top: number, bottom: number) => ({
    ...style,
    paddingTop: first ? top : 0.75,
    paddingBottom: last ? bottom : 0.75,
  });
  const aligned = { textAlign: column.column.align };
  const small = (cell.lines ?? []).map((line, index) => (
    <Words
      key={index}
      face="condensed"
      type={SMALL}
      width={room - besideOf(cell, dense)}
      fonts={fonts}
      style={aligned}
    >
      {line}
    </Words>
  ));
  const drawn = close(dense ? 3.5 : 5, dense ? 1.4 : 2);
  if (cell.kind === 'boxes')
    return (
      <View style={{ ...drawn, width: wide }}>
        <BoxesCell cell={cell} width={room} fonts={fonts} />
        {small}
      </View>
    );
  if (cell.circled)
    return (
      <View style={{ ...drawn, width: wide }}>
        <Ring cell={cell} width={room} fonts={fonts} />
      </View>
    );
  const { figure } = column.column;
  const type = figure ? figureType(cell.text, room, table) : typeOf(cell, dense);
  const largest = (dense ? DENSE_FIGURES : FIGURES)[0];
  // A smaller figure is on the baseline of the others.
  const top = figure ? 0.5 + (largest.size - type.size) * 0.95 : dense ? 2 : cell.strong ? 4.7 : 5.5;
  const around = close(cell.text === '' && !dense ? 5.5 : top, dense ? 1.5 : 3.5);
  const raised = { ...aligned, ...(figure && cell.strong ? ({ textDecoration: 'underline' } as const) : {}) };
  const face = faceOf(cell, column.column);
  const width = room - besideOf(cell, dense);
  const alone = small.length === 0 && !cell.symbol;
  const main = (
    <Words
      face={face}
      type={type}
      width={width}
      fonts={fonts}
      style={alone ? { ...around, ...raised } : raised}
    >
      {cell.text}
    </Words>
  );
  if (alone) return main;
  return (
    <View style={{ ...around, width: wide }}>
      {cell.symbol ? (
        <Symbolised symbol={cell.symbol} height={symbolHeight(dense)} line={type.size * type.leading}>
          {main}
          {small}
        </Symbolised>
      ) : (
        <>
          {main}
          {small}
        </>
      )}
    </View>
  );
}

const besideOf = (cell: SheetCell, dense: boolean): number =>
  cell.kind === 'text' ? besideSymbol(cell, dense) : 0;

interface PartProps<Kind> {
  cell: Kind;
  width: number;
  fonts: PaperFonts;
}

function Ring({ cell, width, fonts }: PartProps<SheetText>) {
  const text = ringed(cell);
  const { across, down, radius, line } = AROUND;
  const room = width - 2 * across;
  const type = fitting(text, 'semibold', [RING, { ...RING, size: 7.5 }], room, fonts);
  const wide = Math.min(widthOf(text, 'semibold', type, fonts), room) + 0.1;
  const style = {
    alignSelf: 'flex-start',
    borderWidth: line,
    borderRadius: radius,
    paddingHorizontal: across - line,
    paddingTop: down - line,
    paddingBottom: down - line,
  } as const;
  return (
    <View style={style}>
      <Words face="semibold" type={type} width={wide} fonts={fonts}>
        {text}
      </Words>
    </View>
  );
}

function BoxesCell({ cell, width, fonts }: PartProps<SheetBoxes>) {
  const layout = layBoxes(cell, width);
  const { blank } = layout;
  return (
    <View>
      <TickBoxes layout={layout} width={width} />
      {blank && (
        <View style={{ position: 'absolute', left: blank.x, top: blank.y + 0.5 }}>
          <Words face="condensed" type={TOTAL} width={width - blank.x} fonts={fonts}>
            {cell.total}
          </Words>
        </View>
      )}
    </View>
  );
}
