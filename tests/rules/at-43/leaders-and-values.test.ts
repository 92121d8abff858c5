import { card, officer, unit, units } from '../../fixtures/at-43';
import { table } from './table';

const of = (id: string, given: Record<string, unknown> = {}) => unit('u1', { card: id, ...given });
const zora = { hero: { card: 'zora', name: 'Zora' } };
const heroOf = (given: Record<string, unknown>) => [
  card('zora', { officers: [officer('Zora', { rank: 2, hero: true })], ...given }),
];

table('at43/unit/one-officer', 'error', 55, [
  { says: 'an officer', roster: units([unit('u1', { officer: 'Chief' })]) },
  { says: 'a hero', roster: units([unit('u1', zora)], { cards: heroOf({}) }) },
  {
    says: 'not both',
    roster: units([unit('u1', { officer: 'Chief', ...zora })], { cards: heroOf({}) }),
    broken: [
      { elements: ['u1'], message: 'u1 has an officer and a hero, Chief and Zora; one of them may lead it.' },
    ],
  },
]);

const refused = (his: string, theirs = 'Testers, soldier, type 1') => [
  {
    elements: ['u1'],
    message: `Zora (${his}) cannot lead u1 (${theirs}): a hero leads units of one army, category and type.`,
  },
];

table('at43/unit/hero', 'error', 76, [
  {
    says: 'a hero of the same army, category and type',
    roster: units([unit('u1', zora)], { cards: heroOf({}) }),
  },
  {
    says: 'his faction does not matter',
    roster: units([unit('u1', zora)], { cards: heroOf({ faction: 'Reds' }) }),
  },
  {
    says: 'a type that is not known is not held against him',
    roster: units([unit('u1', zora)], { cards: heroOf({ type: null }) }),
  },
  {
    says: 'of another army',
    roster: units([unit('u1', zora)], { cards: heroOf({ army: 'Strangers' }) }),
    broken: refused('Strangers, soldier, type 1'),
  },
  {
    says: 'of another category',
    roster: units([unit('u1', zora)], { cards: heroOf({ category: 'vehicle' }) }),
    broken: refused('Testers, vehicle, type 1'),
  },
  {
    says: 'of another type',
    roster: units([unit('u1', zora)], { cards: heroOf({ type: 2 }) }),
    broken: refused('Testers, soldier, type 2'),
  },
]);

const blank = [
  card('blank', {
    ap: null,
    specialWeapons: [{ name: 'Lance', max: 2, ap: null }],
    officers: [officer('Ace', { ap: null })],
    specialists: [{ name: 'Cook', ap: null }],
  }),
  card('geared', { equipment: [{ name: 'Rope', ap: null }] }),
  card('priced', { specialists: [{ name: 'Cook', ap: null }], numbers: null }),
];

table('at43/unit/value-unknown', 'warning', null, [
  { says: 'all A.P. are known', roster: units([unit('u1', { specialists: ['Medic'] })]) },
  {
    says: 'a typed value needs none',
    roster: units([of('blank', { ap: 0, officer: 'Ace' })], { cards: blank }),
  },
  {
    says: 'those of the fighters are not known',
    roster: units([of('blank')], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: A.P. not known, so counted as 0: its fighters.' }],
  },
  {
    says: 'nor those of bearers, officer and specialist',
    roster: units(
      [of('blank', { specialWeapons: [{ name: 'Lance', count: 1 }], officer: 'Ace', specialists: ['Cook'] })],
      { cards: blank },
    ),
    broken: [
      {
        elements: ['u1'],
        message: 'u1: A.P. not known, so counted as 0: its fighters, Lance, Ace and Cook.',
      },
    ],
  },
  {
    says: 'nor that of equipment, once however often it is taken',
    roster: units([of('geared', { equipment: ['Rope', 'Rope'] })], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: A.P. not known, so counted as 0: Rope.' }],
  },
  { says: 'A.P. that are not needed may be unknown', roster: units([of('geared')], { cards: blank }) },
  {
    says: 'a value between two needs the numbers',
    roster: units([of('priced')], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: A.P. not known, so counted as 0: its fighters.' }],
  },
]);
