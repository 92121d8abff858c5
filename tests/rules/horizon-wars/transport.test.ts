import { aircraft, conventional, force, mech, type RawElement } from '../../fixtures/horizon-wars';
import { table } from './table';

const light = aircraft('l1', { upgrades: ['light-transport'] });
/** A heavy transport with room for P1, P2 or P3. */
const heavy = (room: 1 | 2 | 3) =>
  aircraft('h1', { presence: 3, upgrades: [room === 1 ? 'heavy-transport' : `heavy-transport×${room}`] });
/** Light and heavy transport in one: one element, and P1 or P2 more. */
const both = (room: 1 | 2) =>
  aircraft('b1', {
    presence: 3,
    upgrades: ['light-transport', room === 1 ? 'heavy-transport' : 'heavy-transport×2'],
  });
/** A force of a carrier and its passengers. */
const load = (carrier: RawElement, ...passengers: RawElement[]) =>
  force([carrier, ...passengers], {
    transports: [{ aircraft: carrier.id, passengers: passengers.map(({ id }) => id) }],
  });

table('hw/transport/none', 'error', 43, [
  { says: 'a light transport carries infantry', roster: load(light, conventional('c1', 'light-infantry')) },
  { says: 'a heavy transport carries a P1 mech', roster: load(heavy(1), mech('m1')) },
  {
    says: 'an aircraft without transport carries nobody',
    roster: load(aircraft('a1'), conventional('c1', 'light-infantry')),
    broken: [{ elements: ['a1'], message: 'c1 is embarked on a1, which is not a transport aircraft.' }],
  },
  {
    says: 'a mech carries nobody',
    roster: load(mech('m1'), conventional('c1', 'light-infantry'), conventional('c2', 'heavy-cavalry')),
    broken: [
      { elements: ['m1'], message: 'c1 and c2 are embarked on m1, which is not a transport aircraft.' },
    ],
  },
  { says: 'an empty aircraft is legal', roster: load(aircraft('a1')) },
]);

const onFoot = [
  'light-infantry',
  'heavy-infantry',
  'airborne-infantry',
  'special-forces',
  'recon',
  'light-artillery',
];
const notLight = ['mobile-infantry', 'light-cavalry', 'heavy-cavalry', 'armoured-artillery'];
const lightTakes =
  'a light transport takes light infantry, heavy infantry, airborne infantry, special forces, reconnaissance and light artillery only';

table('hw/transport/eligible', 'error', 70, [
  ...onFoot.map((type) => ({
    says: `a light transport carries ${type}`,
    roster: load(light, conventional('c1', type)),
  })),
  ...notLight.flatMap((type) => [
    {
      says: `a light transport does not carry ${type}`,
      roster: load(light, conventional('c1', type)),
      broken: [{ elements: ['l1'], message: `l1 may not carry c1; ${lightTakes}.` }],
    },
    { says: `a heavy transport carries ${type}`, roster: load(heavy(3), conventional('c1', type)) },
  ]),
  {
    says: 'a light transport does not carry a mech',
    roster: load(light, mech('m1')),
    broken: [{ elements: ['l1'], message: `l1 may not carry m1; ${lightTakes}.` }],
  },
  {
    says: 'a heavy transport carries a mech, not an aircraft',
    roster: load(heavy(2), aircraft('a1'), mech('m1')),
    broken: [{ elements: ['h1'], message: 'h1 may not carry a1; no transport carries aircraft.' }],
  },
  {
    says: 'an aircraft does not carry itself',
    roster: force([light], { transports: [{ aircraft: 'l1', passengers: ['l1'] }] }),
    broken: [{ elements: ['l1'], message: `l1 may not carry l1; ${lightTakes}.` }],
  },
  {
    says: 'with both kinds, what may not go into the light one goes into the heavy one',
    roster: load(both(1), conventional('c1', 'light-infantry'), conventional('c2', 'mobile-infantry')),
  },
]);

table('hw/transport/capacity', 'error', 70, [
  {
    says: 'a light transport carries one element, even of P3',
    roster: load(light, conventional('c1', 'special-forces')),
  },
  {
    says: 'a light transport does not carry two elements, even of P1',
    roster: load(light, conventional('c1', 'light-infantry'), conventional('c2', 'light-infantry')),
    broken: [{ elements: ['l1'], message: 'l1 carries 2 elements; a light transport carries 1.' }],
  },
  {
    says: 'heavy transport taken twice carries P2',
    roster: load(heavy(2), mech('m1'), conventional('c1', 'mobile-infantry')),
  },
  {
    says: 'heavy transport taken twice does not carry P3',
    roster: load(heavy(2), mech('m1'), conventional('c1', 'heavy-infantry')),
    broken: [{ elements: ['h1'], message: 'h1 carries P3; its heavy transport has room for P2.' }],
  },
  {
    says: 'heavy transport listed twice has room for P2',
    roster: load(
      aircraft('a1', { presence: 2, stats: [3, 3, 1, 1], upgrades: ['heavy-transport', 'heavy-transport'] }),
      mech('m1', { presence: 2 }),
    ),
  },
  {
    says: 'with both kinds, the largest that fits goes into the light one',
    roster: load(
      both(2),
      conventional('c1', 'special-forces'),
      conventional('c2', 'light-infantry'),
      mech('m1'),
    ),
  },
  {
    says: 'with both kinds, the rest must fit the heavy one',
    roster: load(
      both(1),
      conventional('c1', 'special-forces'),
      conventional('c2', 'light-infantry'),
      mech('m1'),
    ),
    broken: [
      {
        elements: ['b1'],
        message:
          'b1 carries P2 besides the one element of its light transport; its heavy transport has room for P1.',
      },
    ],
  },
  {
    says: 'the light one stays empty if nothing fits it',
    roster: load(both(2), mech('m1'), mech('m2', { presence: 2 })),
    broken: [{ elements: ['b1'], message: 'b1 carries P3; its heavy transport has room for P2.' }],
  },
  {
    says: 'mobile infantry takes more room by the ruling that it is P2',
    roster: force([heavy(1), conventional('c1', 'mobile-infantry')], {
      transports: [{ aircraft: 'h1', passengers: ['c1'] }],
      rulings: { 'mobile-infantry-presence': 2 },
    }),
    broken: [{ elements: ['h1'], message: 'h1 carries P2; its heavy transport has room for P1.' }],
  },
  {
    says: 'an element that may not be carried still takes room',
    roster: load(heavy(1), aircraft('a1', { presence: 2 })),
    broken: [
      {
        elements: ['h1'],
        rule: 'hw/transport/eligible',
        message: 'h1 may not carry a1; no transport carries aircraft.',
      },
      { elements: ['h1'], message: 'h1 carries P2; its heavy transport has room for P1.' },
    ],
  },
]);

const rider = conventional('c1', 'light-infantry');

table('hw/transport/twice', 'error', 43, [
  {
    says: 'two elements on two aircraft',
    roster: force([light, heavy(1), rider, conventional('c2', 'light-infantry')], {
      transports: [
        { aircraft: 'l1', passengers: ['c1'] },
        { aircraft: 'h1', passengers: ['c2'] },
      ],
    }),
  },
  {
    says: 'one element on two aircraft',
    roster: force([light, heavy(1), rider], {
      transports: [
        { aircraft: 'l1', passengers: ['c1'] },
        { aircraft: 'h1', passengers: ['c1'] },
      ],
    }),
    broken: [
      { elements: ['c1'], message: 'c1 is embarked more than once, on l1 and h1; an element embarks once.' },
    ],
  },
  {
    says: 'one element listed twice on one aircraft, where it takes its room once',
    roster: force([light, rider], { transports: [{ aircraft: 'l1', passengers: ['c1', 'c1'] }] }),
    broken: [{ elements: ['c1'], message: 'c1 is embarked more than once, on l1; an element embarks once.' }],
  },
]);
