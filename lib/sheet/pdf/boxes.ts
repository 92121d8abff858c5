import type { SheetBoxes } from '../sheet';

/** Side of a box to tick, and the spaces between boxes, groups of five and lines, in points. */
const SIDE = 8.5;
const GAP = 2.5;
const GROUP = 5;
const GROUP_GAP = 3;
const LINE_GAP = 3.5;
/** What a bar adds to the space it stands in, and its weight; between two groups there is room for it. */
const BAR_GAP = 1.3;
const BAR = 1.4;
const BLANK = 40;

/** Where the boxes of one cell go, and the blank for the total beside or below them. */
export interface BoxLayout {
  height: number;
  squares: { x: number; y: number; ticked: boolean }[];
  /** The middle of each bar, and the top of the boxes it stands between. */
  bars: { x: number; y: number }[];
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
  const room = beside ? width - BLANK - 6 : width;
  const line = boxesALine(count, bars, room);
  const barred = new Set(bars);
  const squares: BoxLayout['squares'] = [];
  const drawn: BoxLayout['bars'] = [];
  let x = 0;
  for (let index = 0; index < count; index += 1) {
    if (index % line === 0) x = 0;
    const y = 2 + Math.floor(index / line) * (SIDE + LINE_GAP);
    const behind = gapBehind(index % line, barred.has(index + 1));
    squares.push({ x, y, ticked: index < ticked });
    if (barred.has(index + 1)) drawn.push({ x: x + SIDE + behind / 2, y });
    x += SIDE + behind;
  }
  const last = squares.at(-1);
  const bottom = last ? last.y + SIDE + 1 : 1;
  const boxes = { squares, bars: drawn };
  if (total === '') return { ...boxes, height: bottom, blank: null };
  if (beside)
    return { ...boxes, height: Math.max(bottom, 20), blank: { x: width - BLANK, y: 12, width: BLANK } };
  return {
    ...boxes,
    height: bottom + 22,
    blank: { x: 0, y: bottom + 14, width: Math.min(BLANK, width) },
  };
}

/** Space behind a box at a place in its line, counted from 0. */
function gapBehind(place: number, barred: boolean): number {
  if ((place + 1) % GROUP === 0) return GAP + GROUP_GAP;
  return barred ? GAP + BAR_GAP : GAP;
}

/** All in one line where they fit; else whole groups, with room for every bar in each line. */
function boxesALine(count: number, bars: readonly number[], room: number): number {
  const fitting = (barred: ReadonlySet<number>, width: number) => {
    let boxes = 0;
    for (let x = SIDE; x <= width && boxes < count; boxes += 1)
      x += SIDE + gapBehind(boxes, barred.has(boxes + 1));
    return boxes;
  };
  if (fitting(new Set(bars), room) >= count) return Math.max(count, 1);
  const most = fitting(new Set(), room - bars.length * BAR_GAP);
  return most >= GROUP ? most - (most % GROUP) : Math.max(most, 1);
}

/** Draws what `layBoxes` laid out. */
export function drawBoxes(pen: Pen, { squares, bars, blank }: BoxLayout): void {
  pen.strokeColor('#000').lineWidth(0.8);
  for (const { x, y, ticked } of squares) {
    pen.rect(x, y, SIDE, SIDE);
    if (!ticked) continue;
    pen.moveTo(x + 1.5, y + 1.5).lineTo(x + SIDE - 1.5, y + SIDE - 1.5);
    pen.moveTo(x + SIDE - 1.5, y + 1.5).lineTo(x + 1.5, y + SIDE - 1.5);
  }
  if (squares.length > 0) pen.stroke();
  pen.lineWidth(BAR);
  for (const { x, y } of bars) pen.moveTo(x, y - 1.5).lineTo(x, y + SIDE + 1.5);
  if (bars.length > 0) pen.stroke();
  if (!blank) return;
  pen
    .lineWidth(0.6)
    .moveTo(blank.x, blank.y)
    .lineTo(blank.x + blank.width, blank.y)
    .stroke();
}
