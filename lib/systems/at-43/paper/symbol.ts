import { type UnitSymbol, unitSymbol } from '@/lib/symbols/unit-symbol';
import type { Card, Category } from '../catalogue/card';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, heroOfCard, leadersOf } from '../evaluate/evaluate-unit';
import { kindInWords } from './text';

const categories: Record<Category, Pick<UnitSymbol, 'strokes'> & Partial<UnitSymbol>> = {
  soldier: { strokes: ['saltire'] },
  'support-unit': { strokes: ['saltire', 'arrow'] },
  'combat-strider': { strokes: [], frame: 'mech' },
  vehicle: { strokes: ['oval'] },
};

/** The symbol of a card; soldiers have a bar for each star of their type. */
export const symbolOfType = (card: Card): UnitSymbol =>
  unitSymbol(kindInWords(card), {
    ...categories[card.category],
    bars: card.category === 'soldier' ? (card.type ?? 0) : 0,
    ace: heroOfCard(card) !== null,
  });

/** The symbol of a unit whose card is not known: an empty frame. */
export const unknownCardSymbol: UnitSymbol = unitSymbol('unit of an unknown card');

/** The symbol of a unit of a company; an empty frame if its card is not known. */
export function symbolOf(unit: EvaluatedUnit, { commander }: Pick<Evaluation, 'commander'>): UnitSymbol {
  const own = unit.card === null ? unknownCardSymbol : symbolOfType(unit.card);
  return {
    ...own,
    headquarters: commander?.unit === unit,
    ace: leadersOf(unit).some(({ hero }) => hero),
  };
}

/** The symbol of a support weapon. */
export const supportWeaponSymbol: UnitSymbol = unitSymbol('support weapon', { strokes: ['arrow'] });
