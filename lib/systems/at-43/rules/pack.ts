import { packRules, type Use } from '@/lib/roster/pack/rules';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import type { Evaluation } from '../evaluate/evaluate';
import { fieldOf } from './rule';

export const { maxElements, most, minPoints, ban, fielded, fieldedTypes } = packRules<Evaluation>({
  noun: ['unit', 'units'],
  bans: 'a card, a weapon or a specialist',
  list: 'units',
  count: ({ units }) => units.length,
  worth: {
    figure: 'A.P.',
    // Unknown values are not judged here; a separate rule reports them.
    of: ({ units, value }) => (units.some(({ unknown }) => unknown.length > 0) ? null : value),
    says: (value) => `The company is worth ${value} A.P.`,
  },
  users: ({ units }) =>
    units.map((unit) => ({
      id: unit.id,
      label: unit.label,
      uses: usesOf(unit),
      path: ({ what, id }) => [
        'units',
        unit.id,
        what === 'types' && id === unit.source.card ? 'card' : fieldOf(unit, id),
      ],
    })),
});

/** Everything in a unit that a pack can ban: its card, its hero's card, and its options. */
export function usesOf({ source, card, heroCard, chosen }: EvaluatedUnit): Use[] {
  const cards: Use[] = [{ what: 'types', id: source.card, name: card?.designation ?? source.card }];
  if (source.hero)
    cards.push({ what: 'types', id: source.hero.card, name: heroCard?.designation ?? source.hero.card });
  return [
    ...cards,
    ...chosen.filter(({ count }) => count > 0).map(({ name }): Use => ({ what: 'upgrades', id: name, name })),
  ];
}
