import { Path, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** Space between a symbol and its text, as a share of the symbol's height. */
const SPACE = 0.15;

const widthFor = (height: number): number => (height * GRID.width) / GRID.height;

/** Returns the width of a symbol of this height, with the space after it, in points. */
export const roomForSymbol = (height: number): number => widthFor(height) + height * SPACE;

interface SymbolisedProps {
  symbol: UnitSymbol;
  height: number;
  /** Height of the first line of what is after it, in points. */
  line: number;
  children: ReactNode;
}

/** A symbol, centred in the line before which it is and possibly higher. */
export function Symbolised({ symbol, height, line, children }: SymbolisedProps) {
  const { filled, lines } = pathsOf(symbol);
  const style = {
    position: 'absolute',
    left: 0,
    top: (line - height) / 2,
    width: widthFor(height),
    height,
  } as const;
  return (
    <View style={{ paddingLeft: roomForSymbol(height) }}>
      <Svg viewBox={`0 0 ${GRID.width} ${GRID.height}`} style={style}>
        <Path d={lines} stroke="#000" strokeWidth={LINE} strokeLinejoin="round" fill="none" />
        {filled !== '' && <Path d={filled} fill="#000" />}
      </Svg>
      {children}
    </View>
  );
}
