import { aircraft, force, mech, pack, type RawElement } from '../../fixtures/horizon-wars';
import { table } from './table';

const alone = (given: Parameters<typeof mech>[1], rest = {}) => force([mech('m1', given)], rest);
const says = (message: string) => [{ elements: ['m1'], message }];

table('hw/mech/presence', 'error', 63, [
  { says: 'P3 is the largest mech', roster: alone({ presence: 3 }) },
  {
    says: 'P4 is a super-mech',
    roster: alone({ presence: 4 }),
    broken: says('m1 is P4, a super-mech; this force allows mechs up to P3.'),
  },
  { says: 'P4 is allowed with super-mechs', roster: alone({ presence: 4 }, { superMechs: true }) },
  { says: 'P20 is allowed with super-mechs', roster: alone({ presence: 20 }, { superMechs: true }) },
  {
    says: 'a pack may allow super-mechs to a roster that does not',
    roster: alone({ presence: 4 }),
    pack: pack({ superMechs: true }),
  },
  {
    says: 'a pack may forbid super-mechs to a roster that allows them',
    roster: alone({ presence: 4 }, { superMechs: true }),
    pack: pack({ superMechs: false }),
    broken: says('m1 is P4, a super-mech; this force allows mechs up to P3, by “Test Open”.'),
  },
]);

table('hw/mech/stat-minimum', 'error', 60, [
  { says: '1 in three stats is enough', roster: alone({ stats: [1, 8, 1, 1] }) },
  ...(
    [
      [[0, 9, 1, 1], 'Movement'],
      [[9, 0, 1, 1], 'Firepower'],
      [[1, 9, 0, 1], 'Armour/Agility'],
      [[1, 9, 1, 0], 'Defence'],
    ] as const
  ).map(([stats, stat]) => ({
    says: `0 in ${stat} is too little`,
    roster: alone({ stats: [...stats] }),
    broken: says(`m1 has 0 in ${stat}; a mech has at least 1 in each stat.`),
  })),
  {
    says: 'two stats of 0 are one problem',
    roster: alone({ stats: [0, 11, 0, 0] }),
    broken: says('m1 has 0 in Movement, Armour/Agility and Defence; a mech has at least 1 in each stat.'),
  },
]);

table('hw/mech/points-over', 'error', 60, [
  { says: '11 points make a P1 mech', roster: alone({ stats: [3, 4, 3, 1] }) },
  {
    says: '12 points are one more than a P1 mech has',
    roster: alone({ stats: [3, 4, 3, 2] }),
    broken: says('m1: stats 12 and upgrades 0 come to 12 build points; a P1 mech has 11.'),
  },
  {
    says: '15 points are one more than a P2 mech has',
    roster: alone({ presence: 2, stats: [4, 4, 4, 3] }),
    broken: says('m1: stats 15 and upgrades 0 come to 15 build points; a P2 mech has 14.'),
  },
  {
    says: '18 points are one more than a P3 mech has',
    roster: alone({ presence: 3, stats: [5, 5, 5, 3] }),
    broken: says('m1: stats 18 and upgrades 0 come to 18 build points; a P3 mech has 17.'),
  },
  {
    says: 'upgrades are paid from the same points',
    roster: alone({ stats: [3, 4, 3, 1], upgrades: ['agile-frame'] }),
    broken: says('m1: stats 11 and upgrades 1 come to 12 build points; a P1 mech has 11.'),
  },
  {
    says: 'anti-aircraft fire is free',
    roster: alone({ stats: [3, 4, 3, 1], upgrades: ['anti-aircraft-fire'] }),
  },
  {
    says: 'short extended range costs 1',
    roster: alone({ stats: [3, 3, 3, 1], upgrades: ['extended-range:short'] }),
  },
  {
    says: 'long extended range costs 2',
    roster: alone({ stats: [3, 3, 3, 1], upgrades: ['extended-range:long'] }),
    broken: says('m1: stats 10 and upgrades 2 come to 12 build points; a P1 mech has 11.'),
  },
  {
    says: 'a squadron commander costs 1 point, and a drop harness 2',
    roster: force(
      [
        mech('m1', { stats: [3, 3, 3, 1], upgrades: ['squadron-commander', 'drop-harness'] }),
        mech('m2'),
        mech('m3'),
      ],
      { squadrons: [{ mechs: ['m1', 'm2', 'm3'] }] },
    ),
    broken: says('m1: stats 10 and upgrades 3 come to 13 build points; a P1 mech has 11.'),
  },
  {
    says: 'being an Ace costs no build points',
    roster: alone({ stats: [3, 4, 3, 1], ace: true, chq: true }),
  },
  {
    says: 'a P4 mech has 20 points',
    roster: alone({ presence: 4, stats: [5, 5, 5, 6] }, { superMechs: true }),
    broken: says('m1: stats 21 and upgrades 0 come to 21 build points; a P4 mech has 20.'),
  },
]);

table('hw/mech/points-unspent', 'warning', 60, [
  { says: '11 points of 11 leave nothing', roster: alone({ stats: [3, 4, 3, 1] }) },
  {
    says: '10 points of 11 leave one',
    roster: alone({ stats: [3, 3, 3, 1] }),
    broken: says('m1 uses 10 of the 11 build points of a P1 mech: 1 left.'),
  },
  { says: 'an upgrade uses the last point', roster: alone({ stats: [3, 3, 3, 1], upgrades: ['minelayer'] }) },
  {
    says: 'a free upgrade does not use the last point',
    roster: alone({ stats: [3, 3, 3, 1], upgrades: ['anti-aircraft-fire'] }),
    broken: says('m1 uses 10 of the 11 build points of a P1 mech: 1 left.'),
  },
]);

table('hw/mech/weapon-limit', 'error', 61, [
  { says: 'a P1 mech may have one weapon upgrade', roster: alone({ upgrades: ['indirect-fire'] }) },
  {
    says: 'a P1 mech may not have two weapon upgrades, even if one is free',
    roster: alone({ upgrades: ['indirect-fire', 'anti-aircraft-fire'] }),
    broken: says('m1 has 2 weapon upgrades; a P1 mech may have 1.'),
  },
  {
    says: 'a P3 mech may have three weapon upgrades',
    roster: alone({ presence: 3, upgrades: ['indirect-fire', 'assassin-strike', 'assisted-targeting'] }),
  },
  {
    says: 'a P3 mech may not have four weapon upgrades',
    roster: alone({
      presence: 3,
      upgrades: ['indirect-fire', 'assassin-strike', 'assisted-targeting', 'extended-range:medium'],
    }),
    broken: says('m1 has 4 weapon upgrades; a P3 mech may have 3.'),
  },
  {
    says: 'frame upgrades and Aces do not count as weapon upgrades',
    roster: alone({ upgrades: ['indirect-fire', 'agile-frame'], ace: true }),
  },
]);

table('hw/mech/frame-limit', 'error', 62, [
  { says: 'a P1 mech may have one frame upgrade', roster: alone({ upgrades: ['agile-frame'] }) },
  {
    says: 'a P1 mech may not have two frame upgrades',
    roster: alone({ upgrades: ['agile-frame', 'minelayer'] }),
    broken: says('m1 has 2 frame upgrades; a P1 mech may have 1.'),
  },
  {
    says: 'a P2 mech may have two frame upgrades',
    roster: alone({ presence: 2, upgrades: ['agile-frame', 'jump-jets'] }),
  },
  {
    says: 'a P2 mech may not have three frame upgrades',
    roster: alone({ presence: 2, upgrades: ['agile-frame', 'jump-jets', 'assault-rig'] }),
    broken: says('m1 has 3 frame upgrades; a P2 mech may have 2.'),
  },
  {
    says: 'weapon upgrades and squadron commanders do not count as frame upgrades',
    roster: force(
      [
        mech('m1', { upgrades: ['agile-frame', 'indirect-fire', 'squadron-commander'] }),
        mech('m2'),
        mech('m3'),
      ],
      { squadrons: [{ mechs: ['m1', 'm2', 'm3'] }] },
    ),
  },
]);

table('hw/mech/upgrade-presence', 'error', 62, [
  ...['drop-harness', 'jump-jets', 'stealth-suite'].flatMap((id) => [
    { says: `a P1 mech may have ${id}`, roster: alone({ upgrades: [id] }) },
    { says: `a P2 mech may have ${id}`, roster: alone({ presence: 2, upgrades: [id] }) },
  ]),
  ...(
    [
      ['drop-harness', 'Drop harness'],
      ['jump-jets', 'Jump jets'],
      ['stealth-suite', 'Stealth suite'],
    ] as const
  ).map(([id, name]) => ({
    says: `a P3 mech may not have ${id}`,
    roster: alone({ presence: 3, upgrades: [id] }),
    broken: says(`m1 is P3 and may not have ${name} (up to P2).`),
  })),
  {
    says: 'several upgrades limited to P2 are one problem',
    roster: alone({ presence: 3, upgrades: ['drop-harness', 'jump-jets', 'agile-frame'] }),
    broken: says('m1 is P3 and may not have Drop harness (up to P2) and Jump jets (up to P2).'),
  },
  {
    says: 'a P3 mech may have the other upgrades',
    roster: alone({ presence: 3, upgrades: ['agile-frame', 'assault-rig', 'fragmentation-screen'] }),
  },
]);

table('hw/mech/upgrade-repeated', 'error', 61, [
  {
    says: 'two different upgrades',
    roster: alone({ presence: 2, upgrades: ['assisted-targeting', 'indirect-fire'] }),
  },
  {
    says: 'the same upgrade twice',
    roster: alone({ presence: 2, upgrades: ['assisted-targeting', 'assisted-targeting'] }),
    broken: says('m1 has Assisted targeting more than once; an upgrade is taken once.'),
  },
  {
    says: 'extended range twice with different options',
    roster: alone({ presence: 2, upgrades: ['extended-range:short', 'extended-range:long'] }),
    broken: says('m1 has Extended range more than once; an upgrade is taken once.'),
  },
  {
    says: 'one upgrade three times and another twice are one problem',
    roster: alone({
      presence: 3,
      upgrades: ['agile-frame', 'agile-frame', 'agile-frame', 'indirect-fire', 'indirect-fire'],
    }),
    broken: says('m1 has Agile frame and Indirect fire more than once; an upgrade is taken once.'),
  },
  {
    says: 'two mechs with the same upgrade',
    roster: force([mech('m1', { upgrades: ['jump-jets'] }), mech('m2', { upgrades: ['jump-jets'] })]),
  },
]);

/** Some mechs, the first `engineers` of which are engineers. */
const workshop = (engineers: number, mechs: number): RawElement[] =>
  Array.from({ length: mechs }, (_, index) =>
    mech(`m${index + 1}`, index < engineers ? { upgrades: ['engineer'] } : {}),
  );
const orPart = { rulings: { 'engineer-ratio': 'per-five-or-part' } };

table('hw/mech/engineer-ratio', 'error', 62, [
  { says: 'five mechs may have one engineer', roster: force(workshop(1, 5)) },
  {
    says: 'four mechs may have no engineer',
    roster: force(workshop(1, 4)),
    broken: [
      { elements: ['m1'], message: '1 engineer (m1) among 4 mechs; one for every full five allows 0.' },
    ],
  },
  {
    says: 'one mech may not be an engineer',
    roster: force(workshop(1, 1)),
    broken: [
      { elements: ['m1'], message: '1 engineer (m1) among 1 mech; one for every full five allows 0.' },
    ],
  },
  {
    says: 'nine mechs may have one engineer, not two',
    roster: force(workshop(2, 9)),
    broken: [
      {
        elements: ['m1', 'm2'],
        message: '2 engineers (m1 and m2) among 9 mechs; one for every full five allows 1.',
      },
    ],
  },
  { says: 'ten mechs may have two engineers', roster: force(workshop(2, 10)) },
  {
    says: 'aircraft do not count as mechs',
    roster: force([...workshop(1, 4), aircraft('a1')]),
    broken: [
      { elements: ['m1'], message: '1 engineer (m1) among 4 mechs; one for every full five allows 0.' },
    ],
  },
  {
    says: 'by the ruling that a part of five counts, one mech may be an engineer',
    roster: force(workshop(1, 1), orPart),
  },
  { says: 'by that ruling, six mechs may have two engineers', roster: force(workshop(2, 6), orPart) },
  {
    says: 'by that ruling, five mechs may not have two engineers',
    roster: force(workshop(2, 5), orPart),
    broken: [
      {
        elements: ['m1', 'm2'],
        message: '2 engineers (m1 and m2) among 5 mechs; one for every five or part of five allows 1.',
      },
    ],
  },
]);
