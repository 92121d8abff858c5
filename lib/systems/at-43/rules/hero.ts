import { kindInWords } from '../paper/text';
import { unitRule } from './unit-rule';

export const hero = unitRule({
  id: 'at43/unit/hero',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 76,
  title:
    "Of other cards only heroes lead a unit: of the hero's own army, category and type, aboard a machine of its designation",
  breach: 'Leader that is not for this unit',
  faultOf: ({ card, heroCard, hero: leader, source }, { rulings }) => {
    if (card === null || heroCard === null || source.hero === undefined) return null;
    const { name } = source.hero;
    const own = heroCard.id === card.id;
    if (leader && !leader.hero && !own) return { kind: 'officer' as const, name, own: heroCard.designation };
    const otherType = card.type !== null && heroCard.type !== null && card.type !== heroCard.type;
    if (heroCard.army !== card.army || heroCard.category !== card.category || otherType)
      return {
        kind: 'other' as const,
        name,
        own: `${heroCard.army}, ${kindInWords(heroCard)}`,
        theirs: `${card.army}, ${kindInWords(card)}`,
      };
    const { aboard } = heroCard;
    if (rulings['hero-aboard'] === 'designation' && aboard !== null && !own && aboard !== card.designation)
      return { kind: 'aboard' as const, name, own: aboard, theirs: card.designation };
    return null;
  },
  at: () => 'officer',
  message: ({ label, ...fault }) => {
    switch (fault.kind) {
      case 'officer':
        return `${fault.name} of ${fault.own} is not a hero and cannot lead ${label}, of another card`;
      case 'aboard':
        return `${fault.name} rides a ${fault.own} and cannot lead ${label} (${fault.theirs})`;
      default:
        return `${fault.name} (${fault.own}) cannot lead ${label} (${fault.theirs}): a hero leads units of one army, category and type`;
    }
  },
});
