import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { systems } from '@/lib/systems/registry';

/** The symbols of a game, from its `tests/rules/<id>/symbols.ts`. */
export interface GameSymbols {
  /** Those that must look different. */
  apart: UnitSymbol[];
  /** Those of all other records of the catalogue that may be fielded. */
  fielded: UnitSymbol[];
  /** Names that occur among `apart`. */
  names: string[];
}

export const games = await Promise.all(
  systems.map(async ({ id, load }) => {
    const { symbols }: { symbols: GameSymbols } = await import(`../rules/${id}/symbols.ts`);
    return { id, ...(await load()), ...symbols };
  }),
);
