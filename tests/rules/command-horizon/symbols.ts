import { factions, unitTypes as teams } from '@/lib/systems/command-horizon/catalogue/catalogue';
import { droneSymbol, symbolOfType as symbolOfTeam } from '@/lib/systems/command-horizon/paper/symbol';
import type { GameSymbols } from '../../symbols/every-game';

export const symbols: GameSymbols = {
  apart: [...teams.map((type) => symbolOfTeam(type, 'alliance')), droneSymbol],
  fielded: factions.flatMap(({ id }) => teams.map((type) => symbolOfTeam(type, id as 'alliance' | 'asori'))),
  names: ['heavy tanks', 'medium command', 'shield drone'],
};
