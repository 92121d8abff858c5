import type { DisplayedStats } from '@/lib/roster/displayed-stat';
import type { Fields } from '@/lib/roster/fields';
import { capitalised } from '@/lib/roster/words';
import { blankWeapon, type Card, categories, type SupportWeapon, type Weapon } from './card';
import type { Evaluation } from './evaluate/evaluate';
import type { EvaluatedUnit } from './evaluate/evaluate-unit';
import { strengthFaults } from './evaluate/strength';
import { rushOf } from './evaluate/table-values';
import type { Force, Slot, Unit } from './force';
import { apText, categoryNames, isInfantry, rangeText, waveNames } from './paper/text';

/** The number and A.P. of an option that a unit may choose. */
const option = {
  name: { label: 'Name', meaning: 'name', isUnique: true },
  ap: { label: 'A.P.' },
} as const;

const weaponFields: Fields<Weapon, Card> = {
  name: { label: 'Weapon' },
  count: { label: 'Number' },
  kind: { label: 'Kind', options: { ranged: 'Ranged', close: 'Close combat' } },
  accuracy: { label: 'Accuracy', help: 'For a locked shot: the result needed' },
  attackRate: { label: 'Attack rate' },
  rerolls: { label: 'Re-rolls' },
  penetration: { label: 'Penetration' },
  damage: { label: 'Damage' },
  area: { label: 'Area', empty: 'none' },
  special: { label: 'Special', help: 'Only bearers carry it.' },
  fixed: { label: 'Locked shot', help: 'A result that is needed, not an accuracy.' },
  fieldOfView: {
    label: 'Field of view',
    help: 'In the words of the vehicle’s description. Leave empty if unknown.',
    page: 48,
    isShown: ({ fieldOfView }, { category }) => category === 'vehicle' || fieldOfView !== null,
  },
};

const supportWeaponFields: Fields<SupportWeapon, Card> = {
  name: { label: 'Support weapon' },
  protection: { label: 'Protection' },
  combat: { label: 'Combat' },
  size: { label: 'Size' },
};

/** Everything that a unit card has (p.47-50). Null means unknown. */
export const cardFields: Fields<Card> = {
  designation: { label: 'Designation' },
  id: {
    label: 'Id',
    help: 'Used in files. If you change it, the units of this card are updated.',
    meaning: 'id',
  },
  army: { label: 'Army' },
  faction: { label: 'Faction', help: 'Leave empty for none.', empty: 'none' },
  category: {
    label: 'Category',
    options: Object.fromEntries(categories.map((each) => [each, capitalised(categoryNames[each])])),
  },
  type: { label: 'Type', options: { 1: '★', 2: '★★', 3: '★★★' } },
  movement: { label: 'Movement', short: 'Mov.' },
  protection: { label: 'Protection', short: 'Prot.' },
  combat: { label: 'Combat', short: 'Comb.' },
  morale: {
    label: 'Morale',
    short: 'Mor.',
    words: {
      'nerves-of-steel': {
        label: 'Nerves of steel',
        help: 'Morale is a dash on the card: it never tests (p.75).',
      },
    },
  },
  size: { label: 'Size' },
  structure: {
    label: 'Structure points are known',
    help: 'Of striders and vehicles.',
    page: 51,
    isShown: ({ category, structure }) => !isInfantry(category) || structure !== null,
    blank: { frame: null, propulsion: null, weapons: [] },
    fields: {
      frame: { label: 'Frame' },
      propulsion: { label: 'Propulsion' },
      weapons: {
        label: 'Structure points of weapons',
        noun: 'weapon with structure points',
        blank: () => ({ name: 'Weapon', points: null }),
        fields: { name: { label: 'Weapon' }, points: { label: 'Points' } },
      },
    },
  },
  supportWeapon: {
    label: 'The support weapon is known',
    help: 'A fighter apart from its gunners.',
    page: 48,
    isShown: ({ category, supportWeapon }) => category === 'support-unit' || supportWeapon !== null,
    blank: { name: 'Support weapon', protection: null, combat: null, size: null },
    fields: supportWeaponFields,
  },
  weapons: {
    label: 'Weapons',
    noun: 'weapon',
    blank: (name) => ({ ...blankWeapon(name), special: false }),
    fields: weaponFields,
  },
  numbers: {
    label: 'Numbers are known',
    blank: { min: 1, max: 1 },
    adjusted: ({ min, max }, changed) =>
      changed === 'min' ? { min, max: Math.max(min, max) } : { min: Math.min(min, max), max },
    fields: { min: { label: 'Minimum' }, max: { label: 'Maximum' } },
  },
  ap: {
    label: 'A.P. are known',
    blank: { standard: 0, maximum: 0, extra: null },
    adjusted: (ap, _, { numbers }) => (numbers?.min === numbers?.max ? { ...ap, maximum: ap.standard } : ap),
    fields: {
      standard: { label: 'A.P. at the minimum' },
      maximum: {
        label: 'A.P. at the maximum',
        isShown: (_, { numbers }) => numbers === null || numbers.min !== numbers.max,
        error: ({ standard, maximum }) => (maximum < standard ? 'Less than at the minimum.' : undefined),
      },
      extra: { label: 'A.P. of an extra fighter' },
    },
  },
  specialWeapons: {
    label: 'Special weapon bearers',
    noun: 'special weapon',
    blank: (name) => ({ name, max: null, ap: null }),
    fields: {
      name: { ...option.name, label: 'Special weapon' },
      max: { label: 'Maximum bearers' },
      ap: { label: 'A.P. each' },
    },
  },
  officers: {
    label: 'Officers',
    noun: 'officer',
    page: 48,
    blank: (name) => ({
      name,
      rank: 1,
      authority: null,
      leadership: null,
      ap: null,
      numbersBonus: 0,
      hero: false,
    }),
    fields: {
      name: { ...option.name, label: 'Officer' },
      rank: { label: 'Rank' },
      authority: { label: 'Authority' },
      leadership: { label: 'Leadership' },
      ap: option.ap,
      numbersBonus: { label: 'Numbers bonus' },
      hero: { label: 'Hero', help: 'May lead units of other cards.', page: 76 },
    },
  },
  aboard: {
    label: 'Aboard',
    empty: 'none',
    page: 76,
    help: 'Designation of the machine that the hero rides. The hero leads only units of it, unless a ruling says otherwise. Leave empty for none.',
    isShown: ({ aboard, officers }) => aboard !== null || officers.some(({ hero }) => hero),
  },
  specialists: {
    label: 'Specialists',
    noun: 'specialist',
    blank: (name) => ({ name, ap: null }),
    fields: option,
  },
  equipment: {
    label: 'Equipment',
    noun: 'piece of equipment',
    blank: (name) => ({ name, ap: null }),
    fields: option,
  },
  abilities: { label: 'Abilities', noun: 'ability', blank: (name) => name, fields: { label: 'Ability' } },
};

const stat = (key: 'movement' | 'protection' | 'combat' | 'morale' | 'size') => ({
  letter: cardFields[key].short ?? cardFields[key].label,
  name: cardFields[key].label,
  show: (card: Card) => {
    const value = card[key] ?? '–';
    return { value: value === 'nerves-of-steel' ? 'steel' : value };
  },
});

/** The profile of a card as it is shown: in the card's order, with the rush after the movement. */
export const profileStats: DisplayedStats<Card, Parameters<typeof stat>[0] | 'rush'> = {
  movement: stat('movement'),
  rush: { letter: 'Rush', name: 'Rush', show: (card) => ({ value: rushOf(card) ?? '–' }) },
  protection: stat('protection'),
  combat: stat('combat'),
  morale: stat('morale'),
  size: stat('size'),
};

/** Those that editors show: the rush follows from the movement. */
export const profileIds: Parameters<typeof stat>[0][] = [
  'movement',
  'protection',
  'combat',
  'morale',
  'size',
];

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
    help: (_, { card }) => (card?.numbers ? `${rangeText(card.numbers)} by its card` : 'Numbers not known'),
    error: strengthError('figures'),
  },
  supportWeapons: {
    label: 'Support weapons',
    help: (_, { card }) => `Among the figures: ${card?.supportWeapon?.name ?? 'name not known'}`,
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
    phrase: 'the A.P.',
    help: "The whole unit's A.P., options included; leave empty to add them up.",
    empty: 'none',
  },
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
