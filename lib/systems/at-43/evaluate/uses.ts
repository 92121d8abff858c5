import type { Use } from '@/lib/roster/pack-rules';
import type { EvaluatedUnit } from './evaluate-unit';

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
