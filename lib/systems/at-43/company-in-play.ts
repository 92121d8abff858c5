import { type InPlay, nonDefaultRulings, unordered, unorderedWords } from '@/lib/roster/in-play';
import { cardLookup, rulings } from './catalogue';
import type { Force, Slot, Unit } from './force';
import { officerNameOf } from './leaders';

/**
 * What of a company matters in play: all but the names of platoons and units. Their order is kept: a slot is a place
 * of its platoon's pattern, and where nobody is named the first of the highest rank commands.
 */
export function companyInPlay(force: Force): InPlay {
  const cardOf = cardLookup(force.cards);
  return {
    whole: {
      ...force,
      commander: undefined,
      rulings: nonDefaultRulings(rulings, force.rulings),
      cards: unordered(force.cards, ({ id }) => id),
      platoons: force.platoons.map((platoon) => ({
        ...platoon,
        name: undefined,
        pattern: platoon.pattern?.map(asAsked),
        slots: platoon.slots.map((unit) => ({
          ...asChosen(unit, force.commander),
          // That a hero's card has its hero need not be said; a key of its own stands in one place.
          officer: undefined,
          led: officerNameOf(unit, cardOf(unit.card) ?? null),
        })),
      })),
    },
    elements: [],
    references: [],
  };
}

const asAsked = (slot: Slot) => ({
  ...slot,
  categories: unorderedWords(slot.categories),
  types: [...slot.types].sort(),
});

const asChosen = (unit: Unit, commander: string | undefined) => ({
  ...unit,
  // Of its id nothing matters but whether it is named as the commander's.
  id: unit.id === commander,
  name: undefined,
  specialWeapons: unordered(unit.specialWeapons, ({ name }) => name),
  specialists: unorderedWords(unit.specialists),
  equipment: unorderedWords(unit.equipment),
});
