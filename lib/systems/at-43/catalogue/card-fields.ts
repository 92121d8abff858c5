import type { Fields } from '@/lib/roster/fields';
import { type DisplayedStats, NO_VALUE } from '@/lib/roster/shown/displayed-stat';
import { capitalised } from '@/lib/roster/text/words';
import { rushOf } from '../evaluate/table-values';
import { categoryNames, isInfantry } from '../paper/text';
import { blankWeapon, type Card, categories, type SupportWeapon, type Weapon } from './card';

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
    adjusted: ({ min, max }) => ({ min, max: Math.max(min, max) }),
    fields: { min: { label: 'Minimum' }, max: { label: 'Maximum', least: ({ min }) => min } },
  },
  ap: {
    label: 'A.P. are known',
    blank: { standard: 0, maximum: 0, extra: null },
    // Until the maximum is set apart, it is the same as the minimum.
    adjusted: ({ standard, maximum, ...ap }, changed, { numbers, ap: before }) => {
      const isSame =
        numbers?.min === numbers?.max || (changed === 'standard' && maximum === before?.standard);
      return { ...ap, standard, maximum: isSame ? standard : Math.max(standard, maximum) };
    },
    fields: {
      standard: { label: 'A.P. at the minimum' },
      maximum: {
        label: 'A.P. at the maximum',
        isShown: (_, { numbers }) => numbers === null || numbers.min !== numbers.max,
        least: ({ standard }) => standard,
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
    const value = card[key] ?? NO_VALUE;
    return { value: value === 'nerves-of-steel' ? 'steel' : value };
  },
});

/** The profile of a card as it is shown: in the card's order, with the rush after the movement. */
export const profileStats: DisplayedStats<Card, Parameters<typeof stat>[0] | 'rush'> = {
  movement: stat('movement'),
  rush: { letter: 'Rush', name: 'Rush', show: (card) => ({ value: rushOf(card) ?? NO_VALUE }) },
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

/** Those that share a column of the sheet. */
export const lineIds: Parameters<typeof stat>[0][] = ['movement', 'protection', 'combat'];
