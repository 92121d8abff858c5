import { counted, inSeries } from '@/lib/roster/words';
import { strengthFaults } from '../evaluate/strength';
import { bearersIn, fightersWithoutSupport } from '../evaluate/table-values';
import { figuresText, isInfantry } from '../paper/text';
import { unitRule } from './unit-rule';

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
