import { pilotSymbol, symbolOfType as symbolOfMech } from '@/lib/systems/battle-royale/paper/symbol';
import type { GameSymbols } from '../../symbols/every-game';

export const symbols: GameSymbols = {
  apart: [...Array.from({ length: 20 }, (_, index) => symbolOfMech({ presence: index + 1 })), pilotSymbol],
  fielded: [],
  names: ['P3 mech', 'pilot'],
};
