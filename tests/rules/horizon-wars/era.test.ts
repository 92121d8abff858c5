import { aircraft, conventional, force, inEra, mech, type RawElement } from '../../fixtures/horizon-wars';
import { table } from './table';

const eras = {
  open: 'Open',
  burning: 'the Burning',
  'colonial-war': 'the Colonial War',
  maul: 'the Maul',
  'new-colonial-age': 'the New Colonial Age',
  'age-of-expansion': 'the Age of Expansion',
};
const onlyHere = 'only the New Colonial Age has allegiances';

table('hw/era/allegiance', 'error', 109, [
  {
    says: 'Martians in the New Colonial Age',
    roster: inEra('new-colonial-age', [mech('m1')], { allegiance: 'martian' }),
  },
  {
    says: 'Venusians in the New Colonial Age',
    roster: inEra('new-colonial-age', [mech('m1')], { allegiance: 'venusian' }),
  },
  { says: 'no allegiance in the New Colonial Age', roster: inEra('new-colonial-age', [mech('m1')]) },
  ...Object.entries(eras)
    .filter(([era]) => era !== 'new-colonial-age')
    .flatMap(([era, name]) => [
      {
        says: `no allegiance: ${name}`,
        roster: inEra(era, [mech('m1'), ...(era === 'colonial-war' ? [conventional('r1', 'recon')] : [])]),
      },
      {
        says: `Martians: ${name}`,
        roster: inEra(era, [mech('m1'), ...(era === 'colonial-war' ? [conventional('r1', 'recon')] : [])], {
          allegiance: 'martian',
        }),
        broken: [{ elements: [], message: `The force is Martian and its era is ${name}; ${onlyHere}.` }],
      },
    ]),
  {
    says: 'Venusians in the open era',
    roster: force([mech('m1')], { allegiance: 'venusian' }),
    broken: [{ elements: [], message: `The force is Venusian and its era is Open; ${onlyHere}.` }],
  },
]);

const gift = { commandResources: [{ type: 'recon', upgrades: ['antigrav'] }] };
const noAntigrav = (era: 'colonial-war' | 'new-colonial-age') => [
  ...['rotary', 'vertical-thrusters', 'satellite-lock-on', 'heavy-transport'].map((id) => ({
    says: `an aircraft with ${id}: ${eras[era]}`,
    roster: inEra(era, [aircraft('a1', { upgrades: [id] })]),
  })),
  {
    says: `an aircraft with antigrav: ${eras[era]}`,
    roster: inEra(era, [
      aircraft('a1', { upgrades: ['antigrav'] }),
      aircraft('a2', { upgrades: ['rotary'] }),
    ]),
    broken: [{ elements: ['a1'], message: `a1 has Antigrav; in ${eras[era]} no aircraft may.` }],
  },
  {
    says: `antigrav for conventional elements is not concerned: ${eras[era]}`,
    roster: inEra(
      era,
      [mech('m1', { chq: true }), conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
      gift,
    ),
  },
  {
    says: 'an aircraft with antigrav in the open era',
    roster: force([aircraft('a1', { upgrades: ['antigrav'] })]),
  },
];

table('hw/era/colonial-war/aircraft-upgrades', 'error', 104, noAntigrav('colonial-war'));
table('hw/era/new-colonial-age/aircraft-upgrades', 'error', 109, noAntigrav('new-colonial-age'));

table('hw/era/maul/mechs-only', 'error', 105, [
  {
    says: 'mechs with upgrades and an Ace',
    roster: inEra('maul', [mech('m1', { ace: true, upgrades: ['jump-jets'] }), mech('m2')]),
  },
  {
    says: 'an aircraft and a conventional element, with a problem for each',
    roster: inEra('maul', [mech('m1'), aircraft('a1'), conventional('c1', 'recon')]),
    broken: [
      { elements: ['a1'], message: 'a1 is not a mech; a Maul allows only mechs.' },
      { elements: ['c1'], message: 'c1 is not a mech; a Maul allows only mechs.' },
    ],
  },
]);

const martian = (elements: RawElement[], allegiance: string | null = 'martian') =>
  inEra('new-colonial-age', elements, { allegiance });
const two = [mech('m1', { presence: 2 }), mech('m2', { presence: 2 })];

table('hw/era/new-colonial-age/martian-aircraft', 'error', 109, [
  { says: 'P1 of aircraft in FP 5 is a fifth', roster: martian([...two, aircraft('a1')]) },
  {
    says: 'P1 of aircraft in FP 4 is more than a fifth',
    roster: martian([mech('m1', { presence: 3 }), aircraft('a1')]),
    broken: [
      {
        elements: [],
        message: 'The aircraft come to P1 of FP 4; in a Martian force they may come to a fifth: P0.',
      },
    ],
  },
  {
    says: 'P2 of aircraft in FP 9 is more than a fifth',
    roster: martian([...two, mech('m3', { presence: 3 }), aircraft('a1'), aircraft('a2')]),
    broken: [
      {
        elements: [],
        message: 'The aircraft come to P2 of FP 9; in a Martian force they may come to a fifth: P1.',
      },
    ],
  },
  { says: 'Venusians may have any share of aircraft', roster: martian([aircraft('a1')], 'venusian') },
  {
    says: 'a force without an allegiance may have any share of aircraft',
    roster: martian([aircraft('a1')], null),
  },
]);
