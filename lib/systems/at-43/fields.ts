import { elementNotesField } from '@/lib/roster/element-notes';
import type { Fields } from '@/lib/roster/fields';
import { capitalised } from '@/lib/roster/text/words';
import { categories } from './catalogue/card';
import type { Evaluation } from './evaluate/evaluate';
import type { EvaluatedUnit } from './evaluate/evaluate-unit';
import type { Force, Slot, Unit } from './force';
import { apText, categoryNames, rangeText, waveNames } from './paper/text';
import { strengthFaults } from './rules/strength';

/** What is wrong with a number of a unit by its card. */
const strengthError =
  (key: keyof ReturnType<typeof strengthFaults>) =>
  (_: Unit, unit: EvaluatedUnit): string | undefined => {
    const fault = strengthFaults(unit)[key];
    return fault === null ? undefined : `${capitalised(fault)}.`;
  };

/** Everything that a unit has: its card, and what was chosen from it. */
export const unitFields: Fields<Unit, EvaluatedUnit> = {
  id: { label: 'Id', meaning: 'id' },
  name: {
    label: 'Name',
    meaning: 'name',
    placeholder: ({ card: id }, { card }) => card?.designation ?? id,
  },
  card: { label: 'Card' },
  figures: {
    label: 'Figures',
    short: 'Troops',
    help: (_, { card }) => (card?.numbers ? `${rangeText(card.numbers)} by its card` : 'Numbers unknown'),
    error: strengthError('figures'),
  },
  supportWeapons: {
    label: 'Support weapons',
    help: (_, { card }) => `Among the figures: ${card?.supportWeapon?.name ?? 'name unknown'}`,
    error: strengthError('supportWeapons'),
    isShown: ({ supportWeapons }, { card }) => card?.category === 'support-unit' || supportWeapons > 0,
  },
  extraFighters: {
    label: 'Extra fighters',
    help: (_, { bonus, card }) =>
      `Bonus ${bonus}, at the most figures only; ${apText(card?.ap?.extra ?? null)} each`,
    error: strengthError('extraFighters'),
    isShown: ({ extraFighters }, { bonus }) => bonus > 0 || extraFighters > 0,
  },
  specialWeapons: { label: 'Special weapons', byHand: true },
  officer: { label: 'Officer of its card', phrase: 'the officer' },
  hero: { label: 'Hero', byHand: true },
  specialists: { label: 'Specialists', byHand: true },
  equipment: { label: 'Equipment', byHand: true },
  wave: { label: 'Wave', options: waveNames },
  ap: {
    label: 'Value from the army book',
    short: 'Typed A.P.',
    phrase: 'the A.P.',
    help: "The whole unit's A.P., options included; leave empty to add them up.",
    empty: 'none',
  },
  notes: elementNotesField,
};

/** What a slot of a platoon takes (p.118). */
export const slotFields: Fields<Slot> = {
  categories: {
    label: 'Categories',
    options: Object.fromEntries(
      categories.map((each) => [each, { label: capitalised(categoryNames[each]) }]),
    ),
  },
  types: { label: 'Types', options: { 1: { label: '★' }, 2: { label: '★★' }, 3: { label: '★★★' } } },
};

/** Everything that a company has besides its units. */
export const forceFields: Fields<Force, Evaluation> = {
  army: { label: 'Army' },
  faction: { label: 'Faction', help: 'Empty for none.' },
  limit: {
    label: 'Limit',
    help: 'A.P. agreed. Leave empty for none.',
    page: 53,
    empty: 'none',
    isOverridable: true,
  },
  rulings: { label: 'Rulings', byHand: true },
  commander: { label: "Commander's unit", phrase: 'the commander' },
  cards: { label: 'Cards', byHand: true },
  platoons: { label: 'Platoons', byHand: true },
};
