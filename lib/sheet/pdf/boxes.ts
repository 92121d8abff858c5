import type { SheetBoxes } from '../sheet';

/** Side of a box to tick, and the spaces between boxes, groups of five and lines, in points. */
const SIDE = 8.5;
const GAP = 2.5;
const GROUP = 5;
const GROUP_GAP = 3;
const LINE_GAP = 3.5;
const BLANK = 40;

/** Where the boxes of one cell go, and the blank for the total beside or below them. */
export interface BoxLayout {
  height: number;
  squares: { x: number; y: number; ticked: boolean; barred: boolean }[];
  /** Ruled line for the total: from x to x + width at y; none where nothing is totalled. */
  blank: { x: number; y: number; width: number } | null;
}

/** The part of react-pdf's painter that the boxes use. */
export interface Pen {
  lineWidth: (points: number) => Pen;
  strokeColor: (colour: string) => Pen;
  rect: (x: number, y: number, width: number, height: number) => Pen;
  moveTo: (x: number, y: number) => Pen;
  lineTo: (x: number, y: number) => Pen;
  stroke: () => Pen;
}

/**
 * Lays boxes out in lines of at most `width` points, in groups of five that stay together where they can;
 * the blank stands at the right of the first line, or below the boxes where the cell is narrow.
 */
export function layBoxes({ count, ticked, total, bars = [] }: SheetBoxes, width: number): BoxLayout {
  const beside = total !== '' && width >= 110;
  const line = boxesALine(count, beside ? width - BLANK - 6 : width);
  const squares = Array.from({ length: count }, (_, index) => {
    const column = index % line;
    return {
      x: column * (SIDE + GAP) + Math.floor(column / GROUP) * GROUP_GAP,
      y: 2 + Math.floor(index / line) * (SIDE + LINE_GAP),
      ticked: index < ticked,
      barred: bars.includes(index + 1),
    };
  });
  const last = squares.at(-1);
  const bottom = last ? last.y + SIDE + 1 : 1;
  if (total === '') return { height: bottom, squares, blank: null };
  if (beside)
    return { height: Math.max(bottom, 20), squares, blank: { x: width - BLANK, y: 12, width: BLANK } };
  return { height: bottom + 22, squares, blank: { x: 0, y: bottom + 14, width: Math.min(BLANK, width) } };
}

function boxesALine(count: number, room: number): number {
  let fitting = 0;
  for (let x = SIDE; x <= room; x += SIDE + GAP + (fitting % GROUP === 0 ? GROUP_GAP : 0)) fitting += 1;
  if (fitting >= count) return Math.max(count, 1);
  return fitting >= GROUP ? fitting - (fitting % GROUP) : Math.max(fitting, 1);
}

/** Draws what `layBoxes` laid out. */
export function drawBoxes(pen: Pen, { squares, blank }: BoxLayout): void {
  pen.strokeColor('#000').lineWidth(0.8);
  for (const { x, y, ticked } of squares) {
    pen.rect(x, y, SIDE, SIDE);
    if (!ticked) continue;
    pen.moveTo(x + 1.5, y + 1.5).lineTo(x + SIDE - 1.5, y + SIDE - 1.5);
    pen.moveTo(x + SIDE - 1.5, y + 1.5).lineTo(x + 1.5, y + SIDE - 1.5);
  }
  if (squares.length > 0) pen.stroke();
  const barred = squares.filter((square) => square.barred);
  pen.lineWidth(1.8);
  for (const { x, y } of barred)
    pen.moveTo(x + SIDE + GAP / 2, y - 1.5).lineTo(x + SIDE + GAP / 2, y + SIDE + 1.5);
  if (barred.length > 0) pen.stroke();
  if (!blank) return;
  pen
    .lineWidth(0.6)
    .moveTo(blank.x, blank.y)
    .lineTo(blank.x + blank.width, blank.y)
    .stroke();
}
