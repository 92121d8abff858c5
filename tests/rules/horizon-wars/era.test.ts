import { aircraft, conventional, force, mech, type RawElement, several } from '../../fixtures/horizon-wars';
import { table } from './table';

const eras = {
  open: 'Open',
  burning: 'the Burning',
  'colonial-war': 'the Colonial War',
  maul: 'the Maul',
  'new-colonial-age': 'the New Colonial Age',
  'age-of-expansion': 'the Age of Expansion',
};
/** A force of these elements in an era. */
const inEra = (era: string, elements: RawElement[], rest = {}) => force(elements, { era, ...rest });
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
  { says: 'neither in the New Colonial Age', roster: inEra('new-colonial-age', [mech('m1')]) },
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

const burning = (elements: RawElement[], rest = {}) => inEra('burning', elements, rest);
const acesAllowed = { rulings: { 'aces-are-upgrades': 'no' } };
const plain = 'in the Burning a mech takes no upgrade and no Ace';

table('hw/era/burning/mech-upgrades', 'error', 100, [
  { says: 'a plain mech', roster: burning([mech('m1')]) },
  { says: 'a plain mech may be the CHQ', roster: burning([mech('m1', { chq: true })]) },
  {
    says: 'a mech with an upgrade',
    roster: burning([mech('m1', { upgrades: ['agile-frame'] })]),
    broken: [{ elements: ['m1'], message: `m1 has Agile frame; ${plain}.` }],
  },
  {
    says: 'even a free one',
    roster: burning([mech('m1', { upgrades: ['anti-aircraft-fire'] })]),
    broken: [{ elements: ['m1'], message: `m1 has Anti-aircraft fire; ${plain}.` }],
  },
  {
    says: 'a squadron commander',
    roster: burning([mech('m1', { upgrades: ['squadron-commander'] }), mech('m2'), mech('m3')], {
      squadrons: [{ mechs: ['m1', 'm2', 'm3'] }],
    }),
    broken: [{ elements: ['m1'], message: `m1 has Squadron commander; ${plain}.` }],
  },
  {
    says: 'an Ace',
    roster: burning([mech('m1', { ace: true })]),
    broken: [{ elements: ['m1'], message: `m1 has Ace; ${plain}.` }],
  },
  {
    says: 'an Ace where Aces are ruled to be no upgrades',
    roster: burning([mech('m1', { ace: true })], acesAllowed),
  },
  {
    says: 'each mech is a problem of its own, with all it has',
    roster: burning([
      mech('m1', { upgrades: ['jump-jets', 'indirect-fire'], ace: true }),
      mech('m2', { ace: true }),
    ]),
    broken: [
      { elements: ['m1'], message: `m1 has Jump jets, Indirect fire and Ace; ${plain}.` },
      { elements: ['m2'], message: `m2 has Ace; ${plain}.` },
    ],
  },
  {
    says: 'upgrades and Aces in another era',
    roster: force([mech('m1', { upgrades: ['agile-frame'], ace: true })]),
  },
]);

const simple = 'in the Burning an aircraft takes only rotary, vertical thrusters and light transport';

table('hw/era/burning/aircraft-upgrades', 'error', 100, [
  ...['rotary', 'vertical-thrusters', 'light-transport'].map((id) => ({
    says: `an aircraft with ${id}`,
    roster: burning([aircraft('a1', { upgrades: [id] })]),
  })),
  ...(
    [
      ['antigrav', 'Antigrav'],
      ['advanced-ejection-system', 'Advanced ejection system'],
      ['satellite-lock-on', 'Satellite lock-on'],
      ['heavy-transport', 'Heavy transport'],
    ] as const
  ).map(([id, name]) => ({
    says: `an aircraft with ${id}`,
    roster: burning([aircraft('a1', { upgrades: [id] })]),
    broken: [{ elements: ['a1'], message: `a1 has ${name}; ${simple}.` }],
  })),
  {
    says: 'an Ace',
    roster: burning([aircraft('a1', { ace: true })]),
    broken: [{ elements: ['a1'], message: `a1 has Ace; ${simple}.` }],
  },
  {
    says: 'an Ace where Aces are ruled to be no upgrades',
    roster: burning([aircraft('a1', { ace: true })], acesAllowed),
  },
  {
    says: 'heavy transport twice is named once',
    roster: burning([aircraft('a1', { presence: 3, upgrades: ['heavy-transport×2', 'rotary'] })]),
    broken: [{ elements: ['a1'], message: `a1 has Heavy transport; ${simple}.` }],
  },
]);

const commander = mech('m1', { chq: true, presence: 3 });
const gift = (type: string, upgrade: string) => ({ commandResources: [{ type, upgrades: [upgrade] }] });

table('hw/era/burning/conventional-upgrades', 'error', 100, [
  {
    says: 'recon with strike',
    roster: burning(
      [commander, conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
      gift('recon', 'strike'),
    ),
  },
  {
    says: 'recon with antigrav',
    roster: burning(
      [commander, conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
      gift('recon', 'antigrav'),
    ),
    broken: [{ elements: ['r1'], message: 'Reconnaissance may not take Antigrav in the Burning.' }],
  },
  {
    says: 'all elements of the type are named',
    roster: burning(
      [commander, ...several('recon', 'r1', 'r2'), ...several('heavy-infantry', 'h1', 'h2')],
      gift('recon', 'antigrav'),
    ),
    broken: [{ elements: ['r1', 'r2'], message: 'Reconnaissance may not take Antigrav in the Burning.' }],
  },
  {
    says: 'recon with antigrav in another era',
    roster: force(
      [commander, conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
      gift('recon', 'antigrav'),
    ),
  },
]);

/** A force of the Colonial War: recon makes up for the P of the mechs. */
const colonial = (elements: RawElement[], rest = {}) =>
  inEra('colonial-war', [...elements, ...several('recon', 'r1', 'r2', 'r3')], rest);
const fiveOnly =
  "in the Colonial War a mech's weapon and frame upgrades are assisted targeting, anti-aircraft fire, agile frame, engineer and minelayer only";

table('hw/era/colonial-war/mech-upgrades', 'error', 104, [
  ...['assisted-targeting', 'anti-aircraft-fire', 'agile-frame', 'minelayer'].map((id) => ({
    says: `a mech with ${id}`,
    roster: colonial([mech('m1', { upgrades: [id] })]),
  })),
  {
    says: 'a mech with engineer',
    roster: colonial([mech('m1', { upgrades: ['engineer'] })], {
      rulings: { 'engineer-ratio': 'per-five-or-part' },
    }),
  },
  ...(
    [
      ['extended-range:short', 'Extended range'],
      ['assassin-strike', 'Assassin strike'],
      ['indirect-fire', 'Indirect fire'],
      ['assault-rig', 'Assault rig'],
      ['drop-harness', 'Drop harness'],
      ['fragmentation-screen', 'Fragmentation screen'],
      ['jump-jets', 'Jump jets'],
      ['stealth-suite', 'Stealth suite'],
    ] as const
  ).map(([id, name]) => ({
    says: `a mech with ${id}`,
    roster: colonial([mech('m1', { upgrades: [id] })]),
    broken: [{ elements: ['m1'], message: `m1 has ${name}; ${fiveOnly}.` }],
  })),
  {
    says: 'an Ace and a squadron commander stay',
    roster: colonial([mech('m1', { upgrades: ['squadron-commander'], ace: true }), mech('m2'), mech('m3')], {
      squadrons: [{ mechs: ['m1', 'm2', 'm3'] }],
    }),
  },
]);

table('hw/era/colonial-war/mech-share', 'error', 104, [
  {
    says: 'P4 of mechs in FP 8 is half',
    roster: colonial([
      mech('m1', { presence: 2 }),
      mech('m2', { presence: 2 }),
      aircraft('a1', { presence: 1 }),
    ]),
  },
  {
    says: 'P4 of mechs in FP 7 is more than half',
    roster: inEra('colonial-war', [
      mech('m1', { presence: 2 }),
      mech('m2', { presence: 2 }),
      aircraft('a1'),
      conventional('r1', 'recon'),
    ]),
    broken: [
      {
        elements: [],
        message: 'The mechs come to P4 of FP 7; in the Colonial War they may come to half: P3.',
      },
    ],
  },
  {
    says: 'P3 of mechs in FP 7 is less',
    roster: inEra('colonial-war', [mech('m1', { presence: 3 }), ...several('recon', 'r1', 'r2')]),
  },
  {
    says: 'mechs alone',
    roster: inEra('colonial-war', [mech('m1')]),
    broken: [
      {
        elements: [],
        message: 'The mechs come to P1 of FP 1; in the Colonial War they may come to half: P0.',
      },
    ],
  },
  {
    says: 'an Ace is a point and no Presence',
    roster: inEra('colonial-war', [mech('m1', { presence: 2, ace: true }), conventional('r1', 'recon')]),
  },
  {
    says: 'a CHQ of no cost counts with its Presence',
    roster: inEra('colonial-war', [
      mech('m1', { presence: 2 }),
      conventional('c1', 'heavy-infantry', { chq: true }),
    ]),
  },
  { says: 'mechs alone in another era', roster: force([mech('m1')]) },
]);

for (const [era, page] of [
  ['colonial-war', 104],
  ['new-colonial-age', 109],
] as const)
  table(`hw/era/${era}/aircraft-upgrades`, 'error', page, [
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
      says: `antigrav for conventional elements is another thing: ${eras[era]}`,
      roster: inEra(
        era,
        [mech('m1', { chq: true }), conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
        gift('recon', 'antigrav'),
      ),
    },
    {
      says: 'an aircraft with antigrav in the open era',
      roster: force([aircraft('a1', { upgrades: ['antigrav'] })]),
    },
  ]);

table('hw/era/colonial-war/conventional-types', 'error', 104, [
  ...['mobile-infantry', 'heavy-infantry', 'light-cavalry', 'recon'].map((type) => ({
    says: `${type} in the Colonial War`,
    roster: inEra('colonial-war', [conventional('c1', type)]),
  })),
  ...(
    [
      ['light-infantry', 'light infantry'],
      ['airborne-infantry', 'airborne infantry'],
      ['special-forces', 'special forces'],
      ['heavy-cavalry', 'heavy cavalry'],
      ['light-artillery', 'light artillery'],
      ['armoured-artillery', 'armoured artillery'],
    ] as const
  ).flatMap(([type, name]) => [
    {
      says: `${type} in the Colonial War`,
      roster: inEra('colonial-war', [conventional('c1', type)]),
      broken: [
        {
          elements: ['c1'],
          message: `c1 is ${name}; the Colonial War has mobile and heavy infantry, light cavalry and reconnaissance only.`,
        },
      ],
    },
    {
      says: `${type} in the New Colonial Age`,
      roster: inEra('new-colonial-age', [conventional('c1', type)]),
    },
  ]),
]);

table('hw/era/maul/mechs-only', 'error', 105, [
  {
    says: 'mechs with all they may have',
    roster: inEra('maul', [mech('m1', { ace: true, upgrades: ['jump-jets'] }), mech('m2')]),
  },
  {
    says: 'an aircraft and a conventional element, each a problem of its own',
    roster: inEra('maul', [mech('m1'), aircraft('a1'), conventional('c1', 'recon')]),
    broken: [
      { elements: ['a1'], message: 'a1 is no mech; a Maul is fought by mechs only.' },
      { elements: ['c1'], message: 'c1 is no mech; a Maul is fought by mechs only.' },
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
  { says: 'Venusians fly as much as they like', roster: martian([aircraft('a1')], 'venusian') },
  { says: 'and so do those of neither side', roster: martian([aircraft('a1')], null) },
]);
