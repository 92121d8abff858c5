import type { SheetCell, SheetColumn, SheetText } from '../sheet';
import { layBoxes, leastForBoxes } from './boxes';
import type { Face, PaperFonts } from './fonts';
import { roomForSymbol } from './symbol';
import { linesIn, longestWord, type Type, widthOf } from './words';

// The sizes of cells, which their columns and the page counts depend on.

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
export const SMALL: Type = { size: 8, leading: 1.25 };
export const RING: Type = { size: 9, leading: 1.2 };
export const HEAD: Type = { size: 8, leading: 1.25, spacing: 0.4 };

/** Sizes of a large figure: a long one is set smaller, but stays larger than text. */
const FIGURES: readonly [Type, ...Type[]] = [sized(15), sized(13), sized(11.5), sized(10)];
const DENSE_FIGURES: readonly [Type, ...Type[]] = [sized(10.5), sized(9)];

function sized(size: number): Type {
  return { size, leading: 1.2 };
}

/** Maximum length of a line below a figure that is not broken: "3 + 1". */
const SHORT = 9;

/** The room that the ring around a circled cell takes: its line and its padding, across and down. */
export const AROUND = { across: 7.2, down: 3.2, radius: 9, line: 1.2 } as const;

/** Height of a symbol: the same for names of all weights, so that names align. */
export const symbolHeight = (dense: boolean): number => (dense ? 10.5 : 13);

export const besideSymbol = ({ symbol }: SheetText, dense: boolean): number =>
  symbol ? roomForSymbol(symbolHeight(dense)) : 0;

/** The properties of a table that matter to its cells. */
export interface InTable {
  dense: boolean;
  /** Whether the row may be split between pages: a text that is as high as its row cannot be, but a view can. */
  splits?: boolean;
  fonts: PaperFonts;
}

export const ringed = ({ text, lines = [] }: SheetText): string => [text, ...lines].join(' · ');

export const faceOf = (cell: SheetText, { figure }: SheetColumn): Face =>
  figure || cell.strong ? 'semibold' : 'regular';

const typeOf = ({ strong }: SheetText, dense: boolean): Type => (dense ? DENSE : strong ? NAME : TEXT);

/** Figures are never broken over lines. */
function figureType(text: string, room: number, { dense, fonts }: InTable): Type {
  const types = dense ? DENSE_FIGURES : FIGURES;
  const fits = types.find((type) => widthOf(text, 'semibold', type, fonts) <= room);
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

/** Returns about how high a cell is, in points, before react-pdf lays it out. */
export function heightIn(cell: SheetCell | undefined, column: Column, table: InTable): number {
  if (!cell) return 0;
  const { dense, fonts } = table;
  const width = column.room - (cell.kind === 'text' ? besideSymbol(cell, dense) : 0);
  const high = (text: string, face: Face, type: Type) =>
    text === '' ? 0 : linesIn(text, face, type, width, fonts) * type.size * type.leading;
  const { top, bottom } = spaceAround(cell, column, table);
  const main =
    cell.kind === 'boxes'
      ? layBoxes(cell, width).height
      : high(cell.text, faceOf(cell, column.column), mainType(cell, column, table));
  return (cell.lines ?? []).reduce((sum, line) => sum + high(line, 'condensed', SMALL), top + main + bottom);
}

export const mainType = (cell: SheetText, { column, room }: Column, table: InTable): Type =>
  column.figure ? figureType(cell.text, room, table) : typeOf(cell, table.dense);

/** The space above and below a cell, so that the first lines of a row are on one baseline. */
export function spaceAround(cell: SheetCell, column: Column, table: InTable) {
  const { dense } = table;
  if (cell.kind === 'boxes' || cell.circled) return dense ? { top: 3.5, bottom: 1.4 } : { top: 5, bottom: 2 };
  const bottom = dense ? 1.5 : 3.5;
  if (column.column.figure) {
    // A smaller figure is on the baseline of the others.
    const [{ size }] = dense ? DENSE_FIGURES : FIGURES;
    return { top: 0.5 + (size - mainType(cell, column, table).size) * 0.95, bottom };
  }
  return { top: dense ? 2 : cell.strong ? 4.7 : 5.5, bottom };
}
