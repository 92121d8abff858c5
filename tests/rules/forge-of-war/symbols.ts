import { troops, unitTypes } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { blankDrafts, vehicleDrafts } from '@/lib/systems/forge-of-war/edits/edit';
import { symbolOfType as symbolOfUnit } from '@/lib/systems/forge-of-war/paper/symbol';
import type { GameSymbols } from '../../symbols/every-game';

export const symbols: GameSymbols = {
  apart: [
    ...unitTypes.map(({ id }) => symbolOfUnit({ type: id })),
    ...unitTypes.map(({ id }) => symbolOfUnit({ type: id, jumpPacks: true })),
  ],
  fielded: [
    ...troops.map(symbolOfUnit),
    ...[...blankDrafts, ...vehicleDrafts].map(({ draft }) => symbolOfUnit(draft)),
  ],
  names: ['monstrous creature', 'infantry with jump packs'],
};
