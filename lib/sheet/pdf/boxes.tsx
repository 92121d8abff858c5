import { Path, Svg, View } from '@react-pdf/renderer';
import { isTicked, type SheetBoxes } from '../sheet';
import { type Type, Words } from './words';

/** Side of a box to tick, and the spacing of boxes, groups of five and lines, in points. */
const SIDE = 8.5;
const GAP = 2.5;
const GROUP = 5;
const GROUP_GAP = 3;
const LINE_GAP = 3.5;
/** The space that a bar adds between two boxes, and its weight; between two groups there is enough room. */
const BAR_GAP = 1.3;
const BAR = 1.4;
const BLANK = 40;
const TOTAL: Type = { size: 6.5, leading: 1.25 };
/** Room around the boxes, so that the picture does not cut their lines off. */
const EDGE = 2;

/** The positions of a cell's boxes, and of the blank for the total next to or below them. */
export interface BoxLayout {
  height: number;
  squares: { x: number; y: number; ticked: boolean }[];
  /** The middle of each bar, and the top of the boxes next to it. */
  bars: { x: number; y: number }[];
  /** Ruled line for the total: from x to x + width at y; null if there is no total. */
  blank: { x: number; y: number; width: number } | null;
}

/**
 * Lays boxes out in lines of at most `width` points, in groups of five that stay together if possible; the blank is at
 * the right of the first line, or below the boxes if the cell is narrow.
 */
export function layBoxes(cell: SheetBoxes, width: number): BoxLayout {
  const { count, total, bars = [] } = cell;
  const blankAtRight = total !== '' && width >= 110;
  const room = blankAtRight ? width - BLANK - 6 : width;
  const line = boxesALine(count, bars, room);
  const barred = new Set(bars);
  const squares: BoxLayout['squares'] = [];
  const drawn: BoxLayout['bars'] = [];
  let x = 0;
  for (let index = 0; index < count; index += 1) {
    if (index % line === 0) x = 0;
    const y = 2 + Math.floor(index / line) * (SIDE + LINE_GAP);
    const gap = gapAfter(index % line, barred.has(index + 1));
    squares.push({ x, y, ticked: isTicked(cell, index) });
    if (barred.has(index + 1)) drawn.push({ x: x + SIDE + gap / 2, y });
    x += SIDE + gap;
  }
  const last = squares.at(-1);
  const bottom = last ? last.y + SIDE + 1 : 1;
  const boxes = { squares, bars: drawn };
  if (total === '') return { ...boxes, height: bottom, blank: null };
  if (blankAtRight)
    return { ...boxes, height: Math.max(bottom, 20), blank: { x: width - BLANK, y: 12, width: BLANK } };
  return {
    ...boxes,
    height: bottom + 22,
    blank: { x: 0, y: bottom + 14, width: Math.min(BLANK, width) },
  };
}

/** Returns the space after a box at a place in its line, counted from 0. */
function gapAfter(place: number, barred: boolean): number {
  if ((place + 1) % GROUP === 0) return GAP + GROUP_GAP;
  return barred ? GAP + BAR_GAP : GAP;
}

/** Returns the number of boxes in a line: all if they fit; else whole groups, with room for every bar in each line. */
function boxesALine(count: number, bars: readonly number[], room: number): number {
  const fitting = (barred: ReadonlySet<number>, width: number) => {
    let boxes = 0;
    for (let x = SIDE; x <= width && boxes < count; boxes += 1)
      x += SIDE + gapAfter(boxes, barred.has(boxes + 1));
    return boxes;
  };
  if (fitting(new Set(bars), room) >= count) return Math.max(count, 1);
  const most = fitting(new Set(), room - bars.length * BAR_GAP);
  return most >= GROUP ? most - (most % GROUP) : Math.max(most, 1);
}

/** Returns the minimum width of a track: for a group of five, or all boxes if there are fewer, and for the blank. */
export function leastForBoxes({ count, bars = [], total }: SheetBoxes): number {
  const shown = Math.min(count, GROUP);
  const gaps = bars.filter((bar) => bar < shown).length * BAR_GAP;
  return Math.max(shown * (SIDE + GAP) - GAP + gaps, total === '' ? 0 : BLANK);
}

/** Boxes across `width` points, with the label of the blank for the total below it. */
export function TickBoxes({ boxes, width }: { boxes: SheetBoxes; width: number }) {
  const { height, squares, bars, blank } = layBoxes(boxes, width);
  const box = ({ x, y, ticked }: BoxLayout['squares'][number]) =>
    `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z${ticked ? cross(x, y) : ''}`;
  return (
    <View>
      <Svg
        style={{ width: width + 2 * EDGE, height, marginLeft: -EDGE }}
        viewBox={`-${EDGE} 0 ${width + 2 * EDGE} ${height}`}
      >
        {squares.length > 0 && <Path d={squares.map(box).join('')} {...INK} strokeWidth={0.8} />}
        {bars.map(({ x, y }) => (
          <Path key={`${x} ${y}`} d={`M${x} ${y - 1.5}v${SIDE + 3}`} {...INK} strokeWidth={BAR} />
        ))}
        {blank && <Path d={`M${blank.x} ${blank.y}h${blank.width}`} {...INK} strokeWidth={0.6} />}
      </Svg>
      {blank && (
        <Words
          face="condensed"
          type={TOTAL}
          width={width - blank.x}
          style={{ position: 'absolute', left: blank.x, top: blank.y + 0.5 }}
        >
          {boxes.total}
        </Words>
      )}
    </View>
  );
}

const INK = { stroke: '#000', fill: 'none' } as const;

/** The strokes of a tick, corner to corner. */
function cross(x: number, y: number): string {
  const side = SIDE - 3;
  const [left, right, top] = [x + 1.5, x + 1.5 + side, y + 1.5];
  return `M${left} ${top}L${right} ${top + side}M${right} ${top}L${left} ${top + side}`;
}
