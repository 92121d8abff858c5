import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** A total of a force that is always worth showing: "Force cost", "15 of 15". */
export interface Figure {
  /** The game's short form: FC. */
  label: string;
  /** The label in full. */
  title: string;
  value: string;
  /** Also shown where there is only one line: lists, the bar of a narrow screen, the command line. */
  brief?: boolean;
  /** Where it comes from: a discount by name, what earns the resources. */
  note?: string;
  /** How much of the limit is used, if there is one. */
  of?: { used: number; most: number };
  /** How a spreadsheet shows it, if not by its title, its value and "limit". */
  column?: { title: string; value?: string; most?: string };
}

/** Returns the figures to show where there is only one line. */
export const headlineFigures = (figures: readonly Figure[]): Figure[] => figures.filter(({ brief }) => brief);

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
