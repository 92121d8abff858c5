import type { Use } from '@/lib/roster/pack-rules';
import type { ReckonedUnit } from './reckon-unit';

/** Everything a unit uses that a pack may ban: its card, its hero's, and the options it has. */
export function usesOf({ source, card, heroCard, chosen }: ReckonedUnit): Use[] {
  const cards: Use[] = [{ what: 'types', id: source.card, name: card?.designation ?? source.card }];
  if (source.hero)
    cards.push({ what: 'types', id: source.hero.card, name: heroCard?.designation ?? source.hero.card });
  return [
    ...cards,
    ...chosen.filter(({ count }) => count > 0).map(({ name }): Use => ({ what: 'upgrades', id: name, name })),
  ];
}
