import { inPlayOf } from '@/lib/roster/fields';
import {
  type FingerprintInput,
  nonDefaultRulings,
  unordered,
  unorderedWords,
} from '@/lib/roster/fingerprint-input';
import { cardLookup, rulings } from '../catalogue/catalogue';
import { unitFields } from '../fields';
import type { Force, Slot, Unit } from '../force';
import { officerNameOf } from './leaders';

/**
 * The part of a company that matters in play: everything but the names of platoons and units. Order matters: slots
 * follow the platoon's pattern, and if no commander is named, the first of the highest rank commands.
 */
export function fingerprintInput(force: Force): FingerprintInput {
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
        pattern: platoon.pattern?.map(normalSlot),
        slots: platoon.slots.map((unit) => ({
          ...normalUnit(unit, force.commander),
          // The hero of a hero's card may be omitted; one key for both spellings.
          officer: undefined,
          led: officerNameOf(unit, cardOf(unit.card) ?? null),
        })),
      })),
    },
    elements: [],
    references: [],
  };
}

const normalSlot = (slot: Slot) => ({
  ...slot,
  categories: unorderedWords(slot.categories),
  types: [...slot.types].sort(),
});

const inPlay = inPlayOf(unitFields);

const normalUnit = (unit: Unit, commander: string | undefined) => ({
  ...inPlay(unit),
  // The id matters only if it is the commander's.
  id: unit.id === commander,
  specialWeapons: unordered(unit.specialWeapons, ({ name }) => name),
  specialists: unorderedWords(unit.specialists),
  equipment: unorderedWords(unit.equipment),
});
