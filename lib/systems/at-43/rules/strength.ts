import { counted, inSeries } from '@/lib/roster/text/words';
import { type EvaluatedUnit, heroOfCard } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { bearersIn, fightersWithoutSupport } from '../evaluate/table-values';
import { figuresText, isInfantry, rangeText } from '../paper/text';
import { unitRule } from './rule';

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

export const numbers = unitRule({
  id: 'at43/unit/numbers',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 50,
  title:
    "A unit's figures are within its card's numbers; only a full one has extra fighters, up to its leader's bonus; only support units have support weapons, no more than figures",
  breach: 'Wrong number of figures',
  faultOf: (unit) => {
    const faults = Object.values(strengthFaults(unit)).filter((fault) => fault !== null);
    return faults.length === 0 ? null : { faults };
  },
  at: () => 'figures',
  message: ({ label, faults }) => `${label} has ${inSeries(faults)}`,
});

export const specialFighters = unitRule({
  id: 'at43/unit/special-fighters',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 48,
  title: 'A unit has a fighter for each bearer, each specialist and its officer, support weapons aside',
  breach: 'More special fighters than fighters',
  faultOf: (unit, { rulings }) => {
    const { card, officer, source } = unit;
    if (card === null) return null;
    const bearers = bearersIn(unit);
    const alone = rulings['special-fighters'] === 'bearers' || !isInfantry(card.category);
    const led = source.officer !== undefined && !officer?.hero;
    const special = alone ? bearers : bearers + source.specialists.length + (led ? 1 : 0);
    const fighters = fightersWithoutSupport(unit);
    return special > fighters ? { special, fighters: figuresText(fighters, card), alone } : null;
  },
  at: () => 'figures',
  message: ({ label, special, fighters, alone }) =>
    alone
      ? `${label} has ${counted(special, 'bearer')} of special weapons and ${fighters} to carry them`
      : `${label} has ${counted(special, 'special fighter')} (bearers, specialists and officer) among ${fighters}`,
});
