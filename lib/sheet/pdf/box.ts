import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Ink } from './ink';

/** Something with a height that can be drawn at a point, and possibly split between two pages. */
export interface Box {
  height: number;
  draw: (ink: Ink, x: number, y: number) => void;
  /** Splits it in two, the first at most `room` high; null if no part fits. Omitted if it cannot be split. */
  split?: (room: number) => [Box, Box] | null;
}

/** An empty box. */
export const gap = (height: number): Box => ({ height, draw: () => {} });

/** Stacks boxes from top to bottom. */
export function stacked(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    draw: (ink, x, y) => {
      let top = y;
      for (const box of boxes) {
        box.draw(ink, x, top);
        top += box.height;
      }
    },
    split: (room) => {
      let used = 0;
      for (const [index, box] of boxes.entries()) {
        if (used + box.height <= room) {
          used += box.height;
          continue;
        }
        const halves = box.split?.(room - used);
        const before = boxes.slice(0, index);
        const after = boxes.slice(index + 1);
        if (halves) return [stacked([...before, halves[0]]), stacked([halves[1], ...after])];
        return index === 0 ? null : [stacked(before), stacked([box, ...after])];
      }
      return null;
    },
  };
}

/** A box and its distance from the left. */
export interface Placed {
  left: number;
  box: Box;
}

/** Places boxes side by side, with their tops aligned. */
export function sideBySide(cells: readonly Placed[]): Box {
  return {
    height: Math.max(0, ...cells.map(({ box }) => box.height)),
    draw: (ink, x, y) => {
      for (const { left, box } of cells) box.draw(ink, x + left, y);
    },
    split: (room) => {
      const splitCells = cells.map(({ left, box }) => ({
        left,
        parts:
          box.height <= room ? ([box, gap(0)] as const) : (box.split?.(room) ?? ([gap(0), box] as const)),
      }));
      if (splitCells.every(({ parts }) => parts[0].height === 0)) return null;
      const half = (which: 0 | 1) =>
        sideBySide(splitCells.map(({ left, parts }) => ({ left, box: parts[which] })));
      return [half(0), half(1)];
    },
  };
}

interface Space {
  top?: number;
  bottom?: number;
  /** The minimum total height. */
  least?: number;
}

/** Adds space above and below a box; both parts get it if the box is split. */
export function spaced(box: Box, space: Space): Box {
  const { top = 0, bottom = 0, least = 0 } = space;
  const { split } = box;
  return {
    height: Math.max(top + box.height + bottom, least),
    draw: (ink, x, y) => box.draw(ink, x, y + top),
    ...(split && {
      split: (room) => {
        const parts = split(room - top - bottom);
        return parts && [spaced(parts[0], { top, bottom }), spaced(parts[1], { top, bottom })];
      },
    }),
  };
}

/** Draws something around a box at its full height: lines, a frame. */
export function framed(box: Box, frame: (ink: Ink, x: number, y: number, height: number) => void): Box {
  const { height, split } = box;
  return {
    height,
    draw: (ink, x, y) => {
      frame(ink, x, y, height);
      box.draw(ink, x, y);
    },
    ...(split && {
      split: (room) => {
        const parts = split(room);
        return parts && [framed(parts[0], frame), framed(parts[1], frame)];
      },
    }),
  };
}

/** Space between a symbol and its text, as a share of the symbol's height. */
const SPACE = 0.15;

/** Returns the width of a symbol of this height, with the space after it, in points. */
export const roomForSymbol = (height: number): number => (height * GRID.width) / GRID.height + height * SPACE;

/** Makes a symbol centred in a line; it may be higher than the line. */
function symbolBox(symbol: UnitSymbol, height: number, line: number): Box {
  const { filled, lines } = pathsOf(symbol);
  const scale = height / GRID.height;
  return {
    height: line,
    draw: ({ pen }, x, y) => {
      pen.save();
      pen.translate(x, y + (line - height) / 2).scale(scale);
      pen.lineWidth(LINE).lineJoin('round').path(lines).stroke();
      if (filled !== '') pen.path(filled).fill();
      pen.restore();
    },
  };
}

/**
 * Returns a box with a symbol before its first line.
 * @param line height of that line, in points
 */
export const withSymbol = (symbol: UnitSymbol, height: number, line: number, box: Box): Box =>
  sideBySide([
    { left: 0, box: symbolBox(symbol, height, line) },
    { left: roomForSymbol(height), box },
  ]);
