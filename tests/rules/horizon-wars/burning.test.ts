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

const burning = (elements: RawElement[], rest = {}) => inEra('burning', elements, rest);
const acesAllowed = { rulings: { 'aces-are-upgrades': 'no' } };
const plain = 'in the Burning a mech may have no upgrades and no Ace';

table('hw/era/burning/mech-upgrades', 'error', 100, [
  { says: 'a plain mech', roster: burning([mech('m1')]) },
  { says: 'a plain mech may be the CHQ', roster: burning([mech('m1', { chq: true })]) },
  {
    says: 'a mech with an upgrade',
    roster: burning([mech('m1', { upgrades: ['agile-frame'] })]),
    broken: [{ elements: ['m1'], message: `m1 has Agile frame; ${plain}.` }],
  },
  {
    says: 'a mech with a free upgrade',
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
    broken: [{ elements: ['m1'], message: `m1 has an Ace; ${plain}.` }],
  },
  {
    says: 'an Ace, by the ruling that Aces are not upgrades',
    roster: burning([mech('m1', { ace: true })], acesAllowed),
  },
  {
    says: 'each mech is a separate problem, with all its upgrades',
    roster: burning([
      mech('m1', { upgrades: ['jump-jets', 'indirect-fire'], ace: true }),
      mech('m2', { ace: true }),
    ]),
    broken: [
      { elements: ['m1'], message: `m1 has Jump jets, Indirect fire and an Ace; ${plain}.` },
      { elements: ['m2'], message: `m2 has an Ace; ${plain}.` },
    ],
  },
  {
    says: 'upgrades and Aces in another era',
    roster: force([mech('m1', { upgrades: ['agile-frame'], ace: true })]),
  },
]);

const simple = 'in the Burning an aircraft may have only rotary, vertical thrusters and light transport';

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
    broken: [{ elements: ['a1'], message: `a1 has an Ace; ${simple}.` }],
  },
  {
    says: 'an Ace, by the ruling that Aces are not upgrades',
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
    broken: [{ elements: ['r1'], message: 'Reconnaissance (r1) may not take Antigrav in the Burning.' }],
  },
  {
    says: 'all elements of the type are named',
    roster: burning(
      [commander, ...several('recon', 'r1', 'r2'), ...several('heavy-infantry', 'h1', 'h2')],
      gift('recon', 'antigrav'),
    ),
    broken: [
      {
        elements: ['r1', 'r2'],
        message: 'Reconnaissance (r1 and r2) may not take Antigrav in the Burning.',
      },
    ],
  },
  {
    says: 'antigrav for a type that is not fielded breaks only the warning',
    roster: burning([commander], gift('recon', 'antigrav')),
    broken: [
      {
        rule: 'hw/cr/absent-type',
        severity: 'warning',
        page: 60,
        elements: [],
        message: 'Command resources go to reconnaissance, of which the force has no element.',
      },
    ],
  },
  {
    says: 'recon with antigrav in another era',
    roster: force(
      [commander, conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')],
      gift('recon', 'antigrav'),
    ),
  },
]);
