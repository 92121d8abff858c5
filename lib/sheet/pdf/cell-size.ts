import type { SheetCell, SheetColumn } from '../sheet';
import { layBoxes, leastForBoxes } from './boxes';
import type { Face, PaperFonts } from './fonts';
import { roomForSymbol } from './symbol';
import { fitting, linesIn, longestWord, type Type, widthOf } from './words';

// The texts of cells and their sizes, which their columns and the page counts depend on.

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

/** The properties of a table that matter to its cells. */
export interface InTable {
  dense: boolean;
  /** Whether the row may be split between pages: a text that is as high as its row cannot be, but a view can. */
  splits?: boolean;
  fonts: PaperFonts;
}

/** A text of a cell. */
interface CellText {
  text: string;
  face: Face;
  type: Type;
  /** Whether its column is wide enough for it: a figure, a fingerprint. */
  whole?: boolean;
  /** Of a figure that differs from the book's. */
  underlined?: boolean;
}

const TEXT: Type = { size: 9, leading: 1.3 };
const DENSE: Type = { size: 8, leading: 1.3 };
const NAME: Type = { size: 10, leading: 1.3 };
const SMALL: Type = { size: 8, leading: 1.25 };
const RINGS: [Type, Type] = [
  { size: 9, leading: 1.2 },
  { size: 7.5, leading: 1.2 },
];
export const HEAD: Type = { size: 8, leading: 1.25, spacing: 0.4 };

/** Sizes of a large figure: a long one is set smaller, but stays larger than text. */
const FIGURES: [Type, ...Type[]] = [sized(15), sized(13), sized(11.5), sized(10)];
const DENSE_FIGURES: [Type, ...Type[]] = [sized(10.5), sized(9)];

function sized(size: number): Type {
  return { size, leading: 1.2 };
}

/** Maximum length of a figure that is as large as those of other rows, and of a line below it that is not broken. */
const SHORT = { figure: 3, line: 9 } as const;

/** The room that the ring around a circled cell takes: its line and its padding, across and down. */
export const AROUND = { across: 7.2, down: 3.2, radius: 9, line: 1.2 } as const;

/** Height of a symbol: the same for names of all weights, so that names align. */
export const symbolHeight = (dense: boolean): number => (dense ? 10.5 : 13);

/** Returns what is beside the texts of a cell, across: its symbol or its ring. */
export function besideTexts(cell: SheetCell, dense: boolean): number {
  if (cell.kind === 'boxes') return 0;
  if (cell.circled) return 2 * AROUND.across;
  return cell.symbol ? roomForSymbol(symbolHeight(dense)) : 0;
}

/**
 * Returns the texts of a cell, from top to bottom.
 * @param room the width for them, in points
 */
export function textsOf(cell: SheetCell, column: SheetColumn, room: number, table: InTable): CellText[] {
  const { figure, unbroken } = column;
  const { dense, fonts } = table;
  const lines = (cell.lines ?? []).map((text): CellText => {
    return { text, face: 'condensed', type: SMALL, whole: figure === true && text.length <= SHORT.line };
  });
  if (cell.kind === 'boxes') return lines;
  const { text, strong, circled } = cell;
  if (circled) {
    const all = [text, ...(cell.lines ?? [])].join(' · ');
    return [{ text: all, face: 'semibold', type: fitting(all, 'semibold', RINGS, room, fonts) }];
  }
  if (text === '') return lines;
  if (figure) {
    const type = figureType(text, room, table);
    return [{ text, face: 'semibold', type, whole: true, underlined: strong === true }, ...lines];
  }
  const type = dense ? DENSE : strong ? NAME : TEXT;
  return [{ text, face: strong ? 'semibold' : 'regular', type, whole: unbroken === true }, ...lines];
}

function figureType(text: string, room: number, { dense, fonts }: InTable): Type {
  const types = dense ? DENSE_FIGURES : FIGURES;
  const fits = types.find((type) => widthOf(text, 'semibold', type, fonts) <= room);
  return fits ?? types.at(-1) ?? types[0];
}

/**
 * Returns the minimum width that keeps the words of a cell whole, in points.
 * @param longest words that are wider are broken
 */
export function leastRoom(cell: SheetCell, column: SheetColumn, table: InTable, longest: number): number {
  const isLong = cell.kind === 'text' && column.figure && cell.text.length > SHORT.figure;
  const widths = textsOf(cell, column, isLong ? 0 : Number.POSITIVE_INFINITY, table).map(
    ({ text, face, type, whole }) =>
      whole ? widthOf(text, face, type, table.fonts) : longestWord(text, face, type, table.fonts, longest),
  );
  const boxes = cell.kind === 'boxes' ? leastForBoxes(cell) : 0;
  return Math.max(boxes, ...widths) + besideTexts(cell, table.dense);
}

/** Returns about how high a cell is, in points, before react-pdf lays it out. */
export function heightIn(cell: SheetCell, { column, room }: Column, table: InTable): number {
  const width = room - besideTexts(cell, table.dense);
  const { top, bottom } = spaceAround(cell, column, width, table);
  const heights = textsOf(cell, column, width, table).map(
    ({ text, face, type }) => linesIn(text, face, type, width, table.fonts) * type.size * type.leading,
  );
  const around = cell.kind === 'boxes' ? layBoxes(cell, width).height : cell.circled ? 2 * AROUND.down : 0;
  return heights.reduce((sum, each) => sum + each, top + around + bottom);
}

/** The space above and below a cell, so that the first lines of a row are on one baseline. */
export function spaceAround(cell: SheetCell, column: SheetColumn, width: number, table: InTable) {
  const { dense } = table;
  if (cell.kind === 'boxes' || cell.circled) return dense ? { top: 3.5, bottom: 1.4 } : { top: 5, bottom: 2 };
  const bottom = dense ? 1.5 : 3.5;
  if (!column.figure) return { top: dense ? 2 : cell.strong ? 4.7 : 5.5, bottom };
  // A smaller figure is on the baseline of the others.
  const [{ size }] = dense ? DENSE_FIGURES : FIGURES;
  return { top: 0.5 + (size - figureType(cell.text, width, table).size) * 0.95, bottom };
}
