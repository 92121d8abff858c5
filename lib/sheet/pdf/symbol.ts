import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { type Box, sideBySide } from './box';

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
