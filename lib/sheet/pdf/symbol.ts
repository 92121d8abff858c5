import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { type Box, sideBySide } from './box';

/** What stands between a symbol and its text, as a share of the symbol's height. */
const SPACE = 0.15;

/** What a symbol so high takes of a line, with the space behind it, in points. */
export const roomForSymbol = (height: number): number => (height * GRID.width) / GRID.height + height * SPACE;

/** A symbol in the middle of a line; it may stand out of it. */
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
 * A box with a symbol before its first line.
 * @param line height of that line, in points
 */
export const withSymbol = (symbol: UnitSymbol, height: number, line: number, box: Box): Box =>
  sideBySide([
    { left: 0, box: symbolBox(symbol, height, line) },
    { left: roomForSymbol(height), box },
  ]);
