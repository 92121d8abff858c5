import { type Card, categories } from '@/lib/systems/at-43/catalogue/card';
import { sampleCards } from '@/lib/systems/at-43/catalogue/catalogue';
import { supportWeaponSymbol, symbolOfType as symbolOfCard } from '@/lib/systems/at-43/paper/symbol';
import type { GameSymbols } from '../../symbols/every-game';

const card = (category: Card['category'], type: number | null) =>
  ({ ...sampleCards[0], category, type, officers: [] }) as unknown as Card;

export const symbols: GameSymbols = {
  apart: [
    ...[null, 1, 2, 3].map((type) => symbolOfCard(card('soldier', type))),
    ...categories.slice(1).map((category) => symbolOfCard(card(category, null))),
    supportWeaponSymbol,
  ],
  fielded: sampleCards.map(symbolOfCard),
  names: ['soldier, type 2', 'combat strider', 'support weapon'],
};
