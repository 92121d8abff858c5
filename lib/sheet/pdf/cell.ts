import type { SheetBoxes, SheetCell, SheetColumn, SheetText } from '../sheet';
import { type Box, framed, gap, roomForSymbol, spaced, stacked, withSymbol } from './box';
import { boxesBox, layBoxes, leastForBoxes } from './boxes';
import type { Face, PaperFonts } from './fonts';
import { fitting, longestWord, paragraph, type Type, widthOf } from './lines';

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
  const fits = types.find((type) => widthOf(text, 'semibold', type, fonts) <= room + 0.01);
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

/** Makes the label of a column. */
export const labelBox = ({ label, align }: SheetColumn, width: number, fonts: PaperFonts): Box =>
  spaced(paragraph(label, 'condensedBold', HEAD, { width, align }, fonts), { top: 3, bottom: 2 });

/** A row's position among rows that share a cell and are set close to each other. */
export interface RowGroup {
  first: boolean;
  last: boolean;
}

/** Makes a box of a cell, with the space above and below it. */
export function cellBox(
  cell: SheetCell | undefined,
  column: SheetColumn,
  width: number,
  table: InTable,
  { first, last }: RowGroup,
): Box {
  if (!cell) return gap(0);
  const { dense } = table;
  const close = (space: { top: number; bottom: number }) => ({
    top: first ? space.top : 0.75,
    bottom: last ? space.bottom : 0.75,
  });
  const drawn = close(dense ? { top: 3.5, bottom: 1.4 } : { top: 5, bottom: 2 });
  if (cell.kind === 'boxes') return spaced(boxesCell(cell, width, table), drawn);
  if (cell.circled) return spaced(ring(cell, width, table), drawn);
  const { box, top } = textCell(cell, column, width, table);
  return spaced(box, close({ top, bottom: dense ? 1.5 : 3.5 }));
}

function textCell(cell: SheetText, column: SheetColumn, width: number, table: InTable) {
  const { dense, fonts } = table;
  const { align, figure } = column;
  const place = { width: width - besideSymbol(cell, dense), align };
  const small = (cell.lines ?? []).map((line) => paragraph(line, 'condensed', SMALL, place, fonts));
  const type = figure ? figureType(cell.text, width, table) : typeOf(cell, dense);
  const main = paragraph(cell.text, faceOf(cell, column), type, place, fonts);
  const text = figure && cell.strong ? underlined(main, cell.text, type, place.width, fonts) : main;
  const largest = (dense ? DENSE_FIGURES : FIGURES)[0];
  // A smaller figure is on the baseline of the others.
  const top = figure ? 0.5 + (largest.size - type.size) * 0.95 : dense ? 2 : cell.strong ? 4.7 : 5.5;
  const all = stacked([text, ...small]);
  return {
    box: cell.symbol ? withSymbol(cell.symbol, symbolHeight(dense), type.size * type.leading, all) : all,
    top: cell.text === '' && !dense ? 5.5 : top,
  };
}

/** Underlines a raised figure. */
function underlined(box: Box, text: string, type: Type, width: number, fonts: PaperFonts): Box {
  const wide = widthOf(text, 'semibold', type, fonts);
  return framed(box, (ink, x, y, height) => {
    const [left, line] = [x + (width - wide) / 2, y + height * 0.5 + type.size * 0.5];
    ink.rule(0.9, left, line, left + wide, line);
  });
}

function ring(cell: SheetText, width: number, { fonts }: InTable): Box {
  const text = ringed(cell);
  const { across, down, radius, line } = AROUND;
  const room = width - 2 * across;
  const type = fitting(text, 'semibold', [RING, { ...RING, size: 7.5 }], room, fonts);
  const wide = Math.min(widthOf(text, 'semibold', type, fonts), room);
  const inner = paragraph(text, 'semibold', type, { width: room }, fonts);
  const { draw } = inner;
  return framed(
    { height: inner.height + 2 * down, draw: (ink, x, y) => draw(ink, x + across, y + down) },
    (ink, x, y, height) => {
      const half = line / 2;
      ink.pen.lineWidth(line);
      ink.pen.roundedRect(x + half, y + half, wide + 2 * across - line, height - line, radius).stroke();
    },
  );
}

function boxesCell(cell: SheetBoxes, width: number, { fonts }: InTable): Box {
  const layout = layBoxes(cell, width);
  const label = paragraph(cell.total, 'condensed', TOTAL, { width }, fonts);
  const boxes = boxesBox(layout, label);
  const lines = (cell.lines ?? []).map((line) => paragraph(line, 'condensed', SMALL, { width }, fonts));
  return stacked([boxes, ...lines]);
}
