import { card, officer, unit, units } from '../../fixtures/at-43';
import { table } from './table';

const zora = { hero: { card: 'zora', name: 'Zora' } };
const heroCard = {
  numbers: { min: 1, max: 1 },
  officers: [officer('Zora', { hero: true, numbersBonus: 2 })],
};
const figures = (count: number, given: Record<string, unknown> = {}) =>
  units([unit('u1', { figures: count, ...given })], { cards: [card('zora', heroCard)] });

table('at43/unit/numbers', 'error', 50, [
  { says: 'the fewest figures', roster: figures(5) },
  { says: 'the most figures', roster: figures(10) },
  {
    says: 'one figure too few',
    roster: figures(4),
    broken: [{ elements: ['u1'], message: 'u1 has 4 fighters, where 5 to 10 are allowed.' }],
  },
  {
    says: 'one figure too many',
    roster: figures(11),
    broken: [{ elements: ['u1'], message: 'u1 has 11 fighters, where 5 to 10 are allowed.' }],
  },
  {
    says: "an extra fighter by the officer's bonus",
    roster: figures(10, { officer: 'Chief', extraFighters: 1 }),
  },
  {
    says: 'one extra fighter more than the officer’s bonus',
    roster: figures(10, { officer: 'Chief', extraFighters: 2 }),
    broken: [{ elements: ['u1'], message: 'u1 has 2 extra fighters, where the bonus is 1.' }],
  },
  {
    says: 'an extra fighter below the maximum',
    roster: figures(9, { officer: 'Chief', extraFighters: 1 }),
    broken: [{ elements: ['u1'], message: 'u1 has 1 extra fighter, where only a unit of 10 may have any.' }],
  },
  { says: "extra fighters by the hero's bonus", roster: figures(10, { ...zora, extraFighters: 2 }) },
  {
    says: "one extra fighter more than the hero's bonus",
    roster: figures(10, { ...zora, extraFighters: 3 }),
    broken: [{ elements: ['u1'], message: 'u1 has 3 extra fighters, where the bonus is 2.' }],
  },
  {
    says: 'an extra fighter without an officer, below the maximum',
    roster: figures(5, { extraFighters: 1 }),
    broken: [
      {
        elements: ['u1'],
        message: 'u1 has 1 extra fighter, where the bonus is 0 and only a unit of 10 may have any.',
      },
    ],
  },
  { says: "a hero's card with one figure", roster: figures(1, { card: 'zora' }) },
  {
    says: "an extra fighter on a hero's card",
    roster: figures(1, { card: 'zora', extraFighters: 1 }),
    broken: [{ elements: ['u1'], message: "u1 has 1 extra fighter, where a hero's card allows none." }],
  },
  {
    says: 'several faults at once are one problem',
    roster: units([unit('u1', { card: 'walker', figures: 4, extraFighters: 1, supportWeapons: 1 })], {
      cards: [card('walker', { category: 'combat-strider', numbers: { min: 1, max: 3 } })],
    }),
    broken: [
      {
        elements: ['u1'],
        message:
          'u1 has 4 machines, where 1 to 3 are allowed; 1 extra fighter, where the bonus is 0; 1 support weapon, where only support units have any.',
      },
    ],
  },
  {
    says: 'unknown numbers allow any number of figures and extra fighters',
    roster: units([unit('u1', { card: 'open', figures: 40, officer: 'Chief', extraFighters: 1 })], {
      cards: [card('open', { numbers: null, ap: { standard: 9, maximum: 9, extra: 0 } })],
    }),
  },
]);

const gunners = (count: number, supportWeapons: number, category = 'support-unit') =>
  units([unit('u1', { card: 'mortars', figures: count, supportWeapons })], {
    cards: [card('mortars', { category, supportWeapon: { name: 'Heavy mortar' } })],
  });

table('at43/unit/numbers', 'error', 50, [
  { says: 'as many support weapons as figures', roster: gunners(5, 5) },
  {
    says: 'one support weapon more than figures',
    roster: gunners(5, 6),
    broken: [{ elements: ['u1'], message: 'u1 has 6 support weapons, more than its 5 figures.' }],
  },
  {
    says: 'soldiers have no support weapons',
    roster: gunners(5, 1, 'soldier'),
    broken: [{ elements: ['u1'], message: 'u1 has 1 support weapon, where only support units have any.' }],
  },
]);

const roles = (bearers: number, given: Record<string, unknown> = {}, rulings = {}) =>
  units(
    [
      unit('u1', {
        specialWeapons: [{ name: 'Mortar', count: bearers }],
        specialists: ['Medic', 'Medic'],
        officer: 'Chief',
        ...given,
      }),
    ],
    { rulings, cards: [card('zora', heroCard)] },
  );
const three = { specialWeapons: [{ name: 'Mortar', count: 3 }], specialists: ['Medic', 'Medic'] };
const led = (hero: boolean) => ({ officers: [officer('Zora', { hero }), officer('Chief')] });
const tooMany = (special: number, fighters: number) => [
  {
    elements: ['u1'],
    message: `u1 has ${special} special fighters (bearers, specialists and officer) among ${fighters} fighters.`,
  },
];

table('at43/unit/special-fighters', 'error', 48, [
  { says: 'two bearers, two specialists and an officer among five', roster: roles(2) },
  { says: 'a third bearer', roster: roles(3), broken: tooMany(6, 5) },
  {
    says: 'a third bearer where there is no officer',
    roster: roles(3, { officer: undefined }),
  },
  {
    says: 'a hero of its own card, named as its officer, is not one of the fighters',
    roster: units([unit('u1', { card: 'own', ...three, officer: 'Zora' })], {
      cards: [card('own', led(true))],
    }),
  },
  {
    says: 'an ordinary officer of a hero’s card is one of the fighters',
    roster: units([unit('u1', { card: 'own', ...three, officer: 'Zora' })], {
      cards: [card('own', led(false))],
    }),
    broken: tooMany(6, 5),
  },
  { says: 'a hero is not one of the fighters', roster: roles(3, { officer: undefined, ...zora }) },
  {
    says: 'an extra fighter makes room for one more bearer',
    roster: roles(8, { figures: 10, extraFighters: 1 }),
  },
  {
    says: 'an extra fighter makes room for no more than one',
    roster: roles(9, { figures: 10, extraFighters: 1 }),
    broken: tooMany(12, 11),
  },
  { says: 'by the ruling, only bearers count', roster: roles(5, {}, { 'special-fighters': 'bearers' }) },
  {
    says: 'by the ruling, there are no more bearers than fighters',
    roster: roles(6, {}, { 'special-fighters': 'bearers' }),
    broken: [
      { elements: ['u1'], message: 'u1 has 6 bearers of special weapons and 5 fighters to carry them.' },
    ],
  },
]);

const crewed = (bearers: number, supportWeapons: number, category = 'support-unit') =>
  units(
    [
      unit('u1', {
        card: 'crew',
        supportWeapons,
        specialists: ['Medic'],
        specialWeapons: [{ name: 'Mortar', count: bearers }],
      }),
    ],
    { cards: [card('crew', { category })] },
  );

table('at43/unit/special-fighters', 'error', 48, [
  { says: 'support weapons are not among the fighters', roster: crewed(3, 1) },
  { says: 'a support weapon leaves one fighter too few', roster: crewed(3, 2), broken: tooMany(4, 3) },
  { says: 'in machines only bearers count', roster: crewed(5, 0, 'vehicle') },
  {
    says: 'in machines there are no more bearers than machines',
    roster: crewed(6, 0, 'vehicle'),
    broken: [
      { elements: ['u1'], message: 'u1 has 6 bearers of special weapons and 5 machines to carry them.' },
    ],
  },
]);
