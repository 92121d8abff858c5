import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { systems } from '@/lib/systems/registry';

/** The symbols of a game: its `tests/rules/<id>/symbols.ts`. */
export interface GameSymbols {
  /** Those that must be told from one another. */
  apart: UnitSymbol[];
  /** Those of every other record of the catalogue that may be fielded. */
  fielded: UnitSymbol[];
  /** Names that some of the first have. */
  names: string[];
}

export const games = await Promise.all(
  systems.map(async ({ id, load }) => {
    const { symbols }: { symbols: GameSymbols } = await import(`../rules/${id}/symbols.ts`);
    return { id, ...(await load()), ...symbols };
  }),
);
