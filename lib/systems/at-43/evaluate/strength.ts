import { counted } from '@/lib/roster/words';
import { figuresText, rangeText } from '../paper/text';
import type { EvaluatedUnit } from './evaluate-unit';
import { heroOfCard } from './leaders';

/** What is wrong with the numbers of a unit by its card, as phrases: "4 fighters, where 5 to 10 are allowed". */
export const strengthFaults = (
  unit: EvaluatedUnit,
): Record<'figures' | 'extraFighters' | 'supportWeapons', string | null> => ({
  figures: figuresFault(unit),
  extraFighters: extraFault(unit),
  supportWeapons: supportFault(unit),
});

function figuresFault({ card, source: { figures } }: EvaluatedUnit): string | null {
  const range = card?.numbers ?? null;
  if (range === null || (figures >= range.min && figures <= range.max)) return null;
  return `${figuresText(figures, card)}, where ${rangeText(range)} ${range.min === range.max ? 'is' : 'are'} allowed`;
}

function extraFault({ card, bonus, source: { figures, extraFighters } }: EvaluatedUnit): string | null {
  if (card === null || extraFighters === 0) return null;
  const extra = counted(extraFighters, 'extra fighter');
  if (heroOfCard(card)) return `${extra}, where a hero's card allows none`;
  const faults = extraFighters > bonus ? [`the bonus is ${bonus}`] : [];
  if (card.numbers && figures < card.numbers.max)
    faults.push(`only a unit of ${card.numbers.max} may have any`);
  return faults.length === 0 ? null : `${extra}, where ${faults.join(' and ')}`;
}

function supportFault({ card, source: { figures, supportWeapons } }: EvaluatedUnit): string | null {
  if (card === null || supportWeapons === 0) return null;
  const support = counted(supportWeapons, 'support weapon');
  if (card.category !== 'support-unit') return `${support}, where only support units have any`;
  return supportWeapons > figures ? `${support}, more than its ${counted(figures, 'figure')}` : null;
}
