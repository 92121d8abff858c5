import type { SheetBoxes } from '../sheet';

/** Side of a box to tick, and the spaces between boxes, groups of five and lines, in points. */
const SIDE = 9;
const GAP = 3;
const GROUP_GAP = 3.5;
const LINE_GAP = 4;
const BLANK = 44;

/** Where the boxes of one cell go, and the blank for the total beside or below them. */
export interface BoxLayout {
  height: number;
  squares: { x: number; y: number; ticked: boolean }[];
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

/** Lays boxes out in lines `width` points wide, in groups of five, the blank at the right of the first line. */
export function layBoxes({ count, ticked, total }: SheetBoxes, width: number): BoxLayout {
  const beside = total !== '' && width >= 120;
  const room = beside ? width - BLANK - 8 : width;
  const squares: BoxLayout['squares'] = [];
  let x = 0;
  let y = 2;
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && x + SIDE > room) {
      x = 0;
      y += SIDE + LINE_GAP;
    }
    squares.push({ x, y, ticked: index < ticked });
    x += SIDE + GAP + (index % 5 === 4 ? GROUP_GAP : 0);
  }
  const bottom = (count > 0 ? y + SIDE : 0) + 1;
  if (total === '') return { height: Math.max(bottom, 1), squares, blank: null };
  if (beside)
    return { height: Math.max(bottom, 24), squares, blank: { x: width - BLANK, y: 15, width: BLANK } };
  const ruled = Math.min(BLANK + 20, width);
  return { height: bottom + 26, squares, blank: { x: 0, y: bottom + 17, width: ruled } };
}

/** Draws what `layBoxes` laid out. */
export function drawBoxes(pen: Pen, { squares, blank }: BoxLayout): void {
  pen.strokeColor('#000').lineWidth(0.8);
  for (const { x, y } of squares) pen.rect(x, y, SIDE, SIDE);
  for (const { x, y, ticked } of squares) {
    if (!ticked) continue;
    pen.moveTo(x + 1.5, y + 1.5).lineTo(x + SIDE - 1.5, y + SIDE - 1.5);
    pen.moveTo(x + SIDE - 1.5, y + 1.5).lineTo(x + 1.5, y + SIDE - 1.5);
  }
  if (squares.length > 0) pen.stroke();
  if (!blank) return;
  pen
    .lineWidth(0.6)
    .moveTo(blank.x, blank.y)
    .lineTo(blank.x + blank.width, blank.y)
    .stroke();
}
