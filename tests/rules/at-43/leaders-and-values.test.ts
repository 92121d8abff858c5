import { card, officer, unit, units } from '../../fixtures/at-43';
import { table } from './table';

const of = (id: string, given: Record<string, unknown> = {}) => unit('u1', { card: id, ...given });
const zora = { hero: { card: 'zora', name: 'Zora' } };
const heroOf = (given: Record<string, unknown>) => [
  card('zora', { officers: [officer('Zora', { rank: 2, hero: true })], ...given }),
];

const one = { numbers: { min: 1, max: 1 } };
const solo = (given: Record<string, unknown>) =>
  units([of('zora', { figures: 1, ...given })], {
    cards: [...heroOf(one), card('yuri', { ...one, officers: [officer('Yuri', { rank: 2, hero: true })] })],
  });

table('at43/unit/one-officer', 'error', 55, [
  { says: 'an officer', roster: units([unit('u1', { officer: 'Chief' })]) },
  { says: 'a hero', roster: units([unit('u1', zora)], { cards: heroOf({}) }) },
  {
    says: 'both an officer and a hero',
    roster: units([unit('u1', { officer: 'Chief', ...zora })], { cards: heroOf({}) }),
    broken: [
      { elements: ['u1'], message: 'u1 has an officer and a hero, Chief and Zora; one of them may lead it.' },
    ],
  },
  { says: "the hero of a unit's own card", roster: solo({}) },
  { says: 'the hero of a unit’s own card, named as its hero', roster: solo(zora) },
  {
    says: 'a hero with a unit of a card with two heroes, neither of them named',
    roster: units([of('zora', { figures: 1, hero: { card: 'yuri', name: 'Yuri' } })], {
      cards: [
        card('zora', { ...one, officers: [officer('Zora', { hero: true }), officer('Zed', { hero: true })] }),
        card('yuri', { ...one, officers: [officer('Yuri', { hero: true })] }),
      ],
    }),
  },
  {
    says: "another hero with a unit of a hero's card",
    roster: solo({ hero: { card: 'yuri', name: 'Yuri' } }),
    broken: [
      { elements: ['u1'], message: 'u1 has an officer and a hero, Zora and Yuri; one of them may lead it.' },
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
    says: 'an unknown type is accepted',
    roster: units([unit('u1', zora)], { cards: heroOf({ type: null }) }),
  },
  {
    says: 'a hero of another army',
    roster: units([unit('u1', zora)], { cards: heroOf({ army: 'Strangers' }) }),
    broken: refused('Strangers, soldier, type 1'),
  },
  {
    says: 'a hero of another category',
    roster: units([unit('u1', zora)], { cards: heroOf({ category: 'vehicle' }) }),
    broken: refused('Testers, vehicle, type 1'),
  },
  {
    says: 'a hero of another type',
    roster: units([unit('u1', zora)], { cards: heroOf({ type: 2 }) }),
    broken: refused('Testers, soldier, type 2'),
  },
  {
    says: 'an ordinary officer of its own card, named as its hero',
    roster: units([unit('u1', { hero: { card: 'squad', name: 'Chief' } })]),
  },
  {
    says: 'an ordinary officer of another card, named as its hero',
    roster: units([unit('u1', zora)], { cards: heroOf({ officers: [officer('Zora', { rank: 2 })] }) }),
    broken: [
      { elements: ['u1'], message: 'Zora of zora is not a hero and cannot lead u1, of another card.' },
    ],
  },
]);

const riders = (leads: string, rulings: Record<string, unknown> = {}) =>
  units([of(leads, { figures: leads === 'zora' ? 1 : 5, ...zora })], {
    rulings,
    cards: [
      ...heroOf({ ...one, category: 'combat-strider', aboard: 'walker' }),
      card('walker', { category: 'combat-strider' }),
      card('runner', { category: 'combat-strider' }),
    ],
  });

table('at43/unit/hero', 'error', 76, [
  { says: 'a hero aboard leads machines of his designation', roster: riders('walker') },
  {
    says: 'a hero aboard does not lead other machines',
    roster: riders('runner'),
    broken: [{ elements: ['u1'], message: 'Zora rides a walker and cannot lead u1 (runner).' }],
  },
  { says: 'a hero aboard leads a unit of his own card', roster: riders('zora') },
  {
    says: 'by the ruling, a hero aboard leads any unit of his army, category and type',
    roster: riders('runner', { 'hero-aboard': 'category-type' }),
  },
]);

const pair = (rulings: Record<string, unknown>, ...leaders: string[]) =>
  units(
    leaders.map((name, index) => unit(`u${index + 1}`, { hero: { card: name, name: 'Zora' } })),
    {
      rulings,
      cards: [
        ...heroOf({}),
        card('twin', { officers: [officer('Zora', { rank: 1, hero: true })] }),
        card('plain', { officers: [officer('Chief', { rank: 1 })] }),
      ],
    },
  );

table('at43/force/hero-twice', 'warning', 48, [
  { says: 'a hero with one unit', roster: pair({}, 'zora') },
  {
    says: 'one hero with two units, through two cards with his name',
    roster: pair({}, 'zora', 'twin'),
    broken: [{ elements: ['u1', 'u2'], message: 'Zora is one person, and leads u1 and u2.' }],
  },
  {
    says: 'officers of the same name in two units',
    roster: units([unit('u1', { officer: 'Chief' }), unit('u2', { officer: 'Chief' })]),
  },
  {
    says: 'the same hero in a unit of his own card and in another unit',
    roster: units([of('zora', { figures: 1 }), unit('u2', zora)], { cards: heroOf(one) }),
    broken: [{ elements: ['u1', 'u2'], message: 'Zora is one person, and leads u1 and u2.' }],
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
  card('thrifty', { ap: { standard: 100, maximum: 200 } }),
  card('priced', { specialists: [{ name: 'Cook', ap: null }], numbers: null }),
];

table('at43/unit/value-unknown', 'warning', null, [
  { says: 'all A.P. are known', roster: units([unit('u1', { specialists: ['Medic'] })]) },
  {
    says: 'a unit with a typed value needs no A.P.',
    roster: units([of('blank', { ap: 0, officer: 'Ace' })], { cards: blank }),
  },
  {
    says: 'the A.P. of the fighters are unknown',
    roster: units([of('blank')], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: unknown A.P., so counted as 0: its fighters.' }],
  },
  {
    says: 'the A.P. of bearers, officer and specialist are unknown',
    roster: units(
      [of('blank', { specialWeapons: [{ name: 'Lance', count: 1 }], officer: 'Ace', specialists: ['Cook'] })],
      { cards: blank },
    ),
    broken: [
      {
        elements: ['u1'],
        message: 'u1: unknown A.P., so counted as 0: its fighters, Lance, Ace and Cook.',
      },
    ],
  },
  {
    says: 'the A.P. of equipment are unknown, named once however often it is taken',
    roster: units([of('geared', { equipment: ['Rope', 'Rope'] })], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: unknown A.P., so counted as 0: Rope.' }],
  },
  {
    says: 'the A.P. of extra fighters are unknown',
    roster: units([of('thrifty', { figures: 10, officer: 'Chief', extraFighters: 1 })], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: unknown A.P., so counted as 0: its extra fighters.' }],
  },
  {
    says: 'without extra fighters their A.P. are not needed',
    roster: units([of('thrifty', { figures: 10, officer: 'Chief' })], { cards: blank }),
  },
  {
    says: 'a special weapon with a count of 0 needs no A.P.',
    roster: units([of('blank', { ap: undefined, specialWeapons: [{ name: 'Lance', count: 0 }] })], {
      cards: [card('blank', { specialWeapons: [{ name: 'Lance', max: 2, ap: null }] })],
    }),
  },
  { says: 'A.P. that are not needed may be unknown', roster: units([of('geared')], { cards: blank }) },
  {
    says: 'a value between standard and maximum needs the numbers of figures',
    roster: units([of('priced')], { cards: blank }),
    broken: [{ elements: ['u1'], message: 'u1: unknown A.P., so counted as 0: its fighters.' }],
  },
]);
