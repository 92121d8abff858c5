import { counted, inSeries } from '@/lib/roster/words';
import { heroOfCard } from '../leaders';
import type { ReckonedUnit } from '../reckon-unit';
import { figuresText, isInfantry, rangeText } from '../text';
import { unitRule } from './unit-rule';

export const numbers = unitRule({
  id: 'at43/unit/numbers',
  severity: 'error',
  page: 50,
  title:
    "A unit's figures are within its card's numbers; only a full one has extra fighters, up to its leader's bonus; only support units have support weapons, no more than figures",
  breach: 'Wrong number of figures',
  faultOf: (unit) => {
    if (unit.card === null) return null;
    const faults = [...figureFaults(unit), ...extraFaults(unit), ...supportFaults(unit)];
    return faults.length === 0 ? null : { faults };
  },
  message: ({ label, faults }) => `${label} has ${inSeries(faults)}.`,
});

function figureFaults({ card, source: { figures } }: ReckonedUnit): string[] {
  const range = card?.numbers ?? null;
  if (range === null || (figures >= range.min && figures <= range.max)) return [];
  return [
    `${figuresText(figures, card)}, where ${rangeText(range)} ${range.min === range.max ? 'is' : 'are'} allowed`,
  ];
}

function extraFaults({ card, bonus, source: { figures, extraFighters } }: ReckonedUnit): string[] {
  if (card === null || extraFighters === 0) return [];
  const extra = counted(extraFighters, 'extra fighter');
  if (heroOfCard(card)) return [`${extra}, where a hero's card allows none`];
  const faults = extraFighters > bonus ? [`the bonus is ${bonus}`] : [];
  if (card.numbers && figures < card.numbers.max)
    faults.push(`only a unit of ${card.numbers.max} may have any`);
  return faults.length === 0 ? [] : [`${extra}, where ${faults.join(' and ')}`];
}

function supportFaults({ card, source: { figures, supportWeapons } }: ReckonedUnit): string[] {
  if (card === null || supportWeapons === 0) return [];
  const support = counted(supportWeapons, 'support weapon');
  if (card.category !== 'support-unit') return [`${support}, where only support units have any`];
  return supportWeapons > figures ? [`${support}, more than its ${counted(figures, 'figure')}`] : [];
}

export const specialFighters = unitRule({
  id: 'at43/unit/special-fighters',
  severity: 'error',
  page: 48,
  title: 'A unit has a fighter for each bearer, each specialist and its officer, support weapons aside',
  breach: 'More special fighters than fighters',
  faultOf: ({ card, officer, source }, { rulings }) => {
    if (card === null) return null;
    const { figures, extraFighters, supportWeapons, specialWeapons, specialists } = source;
    const bearers = specialWeapons.reduce((sum, { count }) => sum + count, 0);
    const alone = rulings['special-fighters'] === 'bearers' || !isInfantry(card.category);
    const led = source.officer !== undefined && !officer?.hero;
    const special = alone ? bearers : bearers + specialists.length + (led ? 1 : 0);
    const fighters = Math.max(0, figures + extraFighters - supportWeapons);
    return special > fighters ? { special, fighters: figuresText(fighters, card), alone } : null;
  },
  message: ({ label, special, fighters, alone }) =>
    alone
      ? `${label} has ${counted(special, 'bearer')} of special weapons and ${fighters} to carry them.`
      : `${label} has ${counted(special, 'special fighter')} (bearers, specialists and officer) among ${fighters}.`,
});
