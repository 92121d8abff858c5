import {
  aircraft,
  conventional,
  force,
  inEra,
  mech,
  type RawElement,
  several,
} from '../../fixtures/horizon-wars';
import { table } from './table';

/** A force of the Colonial War, with recon to balance the Presence of the mechs. */
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
    says: 'an Ace and a squadron commander are allowed',
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
        message: 'The mechs come to P4 of FP 7; in the Colonial War the maximum is half of it: P3.',
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
        message: 'The mechs come to P1 of FP 1; in the Colonial War the maximum is half of it: P0.',
      },
    ],
  },
  {
    says: 'an Ace adds a point but no Presence',
    roster: inEra('colonial-war', [mech('m1', { presence: 2, ace: true }), conventional('r1', 'recon')]),
  },
  {
    says: 'the Presence of a free CHQ counts',
    roster: inEra('colonial-war', [
      mech('m1', { presence: 2 }),
      conventional('c1', 'heavy-infantry', { chq: true }),
    ]),
  },
  { says: 'mechs alone in another era', roster: force([mech('m1')]) },
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
          message: `c1: the Colonial War has no ${name}, only mobile and heavy infantry, light cavalry and reconnaissance.`,
        },
      ],
    },
    {
      says: `${type} in the New Colonial Age`,
      roster: inEra('new-colonial-age', [conventional('c1', type)]),
    },
  ]),
]);
