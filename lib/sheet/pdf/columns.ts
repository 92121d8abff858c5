import type { SheetColumn, SheetTable } from '../sheet';
import type { PaperFonts } from './fonts';
import type { Style } from './style';
import { breaksFor } from './wrap';

/** Sizes of the type, in points: a large figure, text, a bold name, the head. */
export const FIGURE = 15;
export const TEXT = 9;
const DENSE_TEXT = 8;
export const NAME = 10;
export const HEAD = 8;
/** The smallest size that text is set in to keep its words whole. */
const SMALLEST = 6.5;
/** Columns with as much room as this hold any word, in points. */
const WIDE_ENOUGH = 80;
/** How much smaller a dense table is set. */
const DENSE = 0.7;

/** A column on paper. */
export interface Column {
  column: SheetColumn;
  /** Where it begins, in points from the left edge of the table. */
  left: number;
  /** Where what is in it begins, in points from there. */
  begins: number;
  /** Room for text, in points. */
  room: number;
  /** Size of its text, in points. */
  textSize: number;
  /** Where words may be broken, in a cell and in a bold one. */
  breaks: Record<'text' | 'strong', (word: string) => string[]>;
  frame: Style;
  text: Style;
  head: Style;
}

/** What each column of a table has in common down the page, worked out once. */
export function layColumns(
  { columns, dense = false }: SheetTable,
  width: number,
  fonts: PaperFonts,
): Column[] {
  const size = dense ? DENSE : 1;
  const shares = columns.reduce((sum, column) => sum + column.width, 0);
  let begun = 0;
  return columns.map((column, index) => {
    const left = begun;
    const own = (width * column.width) / shares;
    begun += own;
    const centred = column.figure || column.align === 'center';
    const padding = centred ? 2 : dense ? 4 : 5;
    // What stands at the margin is in line with it.
    const before = index === 0 ? 0 : padding;
    const after = index === columns.length - 1 && !centred ? 0 : padding;
    const frame = { width: own, paddingLeft: before, paddingRight: after };
    const text = { ...frame, textAlign: column.align, paddingBottom: dense ? 1.5 : 3.5 };
    const room = own - before - after;
    const textSize = dense ? DENSE_TEXT : TEXT;
    return {
      column,
      left,
      begins: before,
      room,
      textSize,
      breaks: {
        text: breaksFor(fonts, room, textSize),
        strong: breaksFor(fonts, room, NAME),
      },
      frame: { ...frame, paddingTop: 5 * size, paddingBottom: 2 * size },
      text: column.figure
        ? { ...text, fontFamily: fonts.semibold, fontSize: FIGURE * size, lineHeight: 1.2, paddingTop: 0.5 }
        : { ...text, fontSize: textSize, lineHeight: 1.3, paddingTop: dense ? 2 : 5.5 },
      head: {
        ...text,
        fontFamily: fonts.condensedBold,
        lineHeight: 1.25,
        letterSpacing: 0.4,
        paddingTop: 3,
        paddingBottom: 2,
      },
    };
  });
}

/** The largest size up to `most` at which no word is broken; `most` where that would be too small to read. */
export function sizeFor(text: string, most: number, room: number, fonts: PaperFonts): number {
  if (room > WIDE_ENOUGH) return most;
  const longest = Math.max(...text.split(/[\s/–—-]+/).map((word) => fonts.ems(word)));
  const fitting = (room * 0.93) / longest;
  return fitting >= most || fitting < SMALLEST ? most : fitting;
}
