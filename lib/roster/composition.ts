import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** What an element or unit adds to the picture of a force. */
export interface CompositionItem {
  /** The symbol of its type, without marks of its place in the force. */
  symbol: UnitSymbol;
  /** Points, or 1 in a game without points. */
  size: number;
}

/** All of one kind in a force. */
export interface CompositionPart extends CompositionItem {
  count: number;
}

/** Maximum number of kinds that a picture of a force shows. */
export const MAX_PARTS = 8;

/** Groups a force by kind, the kind with the most points first. */
export function compositionOf(fielded: readonly CompositionItem[]): CompositionPart[] {
  const parts = new Map<string, CompositionPart>();
  for (const { symbol, size } of fielded) {
    const part = parts.get(symbol.name);
    if (part) {
      part.count += 1;
      part.size += size;
    } else parts.set(symbol.name, { symbol, size, count: 1 });
  }
  return [...parts.values()].sort((a, b) => b.size - a.size).slice(0, MAX_PARTS);
}
