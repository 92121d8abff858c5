import { GRID, LINE, pathsOf } from '@/lib/symbols/shapes';
import type { UnitSymbol as UnitSymbolData } from '@/lib/symbols/unit-symbol';
import { classes } from './classes';

interface UnitSymbolProps {
  symbol: UnitSymbolData;
  /** Says what it shows: where no text beside it does. */
  named?: boolean;
  className?: string;
}

/** A unit's symbol in the colour of the text; 16 px high where no class says otherwise. */
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
