import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol as UnitSymbolData } from '@/lib/symbols/unit-symbol';
import { classes } from './classes';

interface UnitSymbolProps {
  symbol: UnitSymbolData;
  /** Whether it has an accessible name, if no text next to it says what it is. */
  named?: boolean;
  className?: string;
}

/** A unit's symbol in the text colour; 16 px high unless a class overrides it. */
export function UnitSymbol({ symbol, named = false, className }: UnitSymbolProps) {
  const { filled, lines } = pathsOf(symbol);
  return (
    <svg
      viewBox={`0 0 ${GRID.width} ${GRID.height}`}
      width={GRID.width}
      height={GRID.height}
      className={classes('inline-block shrink-0', className)}
      fill="none"
      role={named ? 'img' : undefined}
      aria-label={named ? symbol.name : undefined}
      aria-hidden={!named}
    >
      <path d={lines} stroke="currentColor" strokeWidth={LINE} strokeLinejoin="round" />
      {filled !== '' && <path d={filled} fill="currentColor" />}
    </svg>
  );
}
