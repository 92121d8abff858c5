import { aircraft, conventional, force, mech, several } from '../../fixtures/horizon-wars';
import { table } from './table';

const lead = (type: string) => conventional('c1', type, { chq: true });

table('hw/chq/one', 'error', 57, [
  { says: 'a force may do without a CHQ', roster: force([mech('m1'), mech('m2')]) },
  { says: 'one CHQ leads', roster: force([mech('m1', { chq: true }), mech('m2')]) },
  {
    says: 'two mechs are not both the CHQ',
    roster: force([mech('m1', { chq: true }), mech('m2', { chq: true }), mech('m3')]),
    broken: [
      {
        elements: ['m1', 'm2'],
        message: '2 elements are marked as the CHQ, and there may be one: m1 and m2. The first counts.',
      },
    ],
  },
  {
    says: 'all marked elements are named, of any kind',
    roster: force([lead('heavy-infantry'), mech('m1', { chq: true }), mech('m2', { chq: true })]),
    broken: [
      {
        elements: ['c1', 'm1', 'm2'],
        message: '3 elements are marked as the CHQ, and there may be one: c1, m1 and m2. The first counts.',
      },
    ],
  },
]);

table('hw/chq/kind', 'error', 57, [
  { says: 'a mech may be the CHQ', roster: force([mech('m1', { chq: true }), aircraft('a1')]) },
  { says: 'a conventional element may be the CHQ', roster: force([lead('light-infantry'), aircraft('a1')]) },
  {
    says: 'an aircraft may not be the CHQ',
    roster: force([mech('m1'), aircraft('a1', { chq: true })]),
    broken: [{ elements: ['a1'], message: 'a1 is an aircraft and cannot be the CHQ.' }],
  },
]);

const leaders = [
  'light-infantry',
  'mobile-infantry',
  'heavy-infantry',
  'airborne-infantry',
  'special-forces',
  'light-cavalry',
  'heavy-cavalry',
];
const never = ['light-artillery', 'armoured-artillery', 'recon'];

table('hw/chq/type', 'error', 57, [
  ...leaders.map((type) => ({ says: `${type} may be the CHQ`, roster: force([lead(type)]) })),
  ...never.map((type) => ({
    says: `${type} may not be the CHQ`,
    roster: force([lead(type)]),
    broken: [
      {
        elements: ['c1'],
        message: 'c1 cannot be the CHQ; no light artillery, armoured artillery or reconnaissance may be.',
      },
    ],
  })),
]);

/** A heavy infantry CHQ (0 points), `more` elements of its type (2 each) and mechs of the given Presence. */
function heavyForce(more: number, ...mechs: number[]) {
  const ids = Array.from({ length: more }, (_, index) => `h${index + 1}`);
  return [
    lead('heavy-infantry'),
    ...several('heavy-infantry', ...ids),
    ...mechs.map((presence, index) => mech(`m${index + 1}`, { presence })),
  ];
}
/** Light artillery: 3 points under a heavy infantry CHQ. The CR earned by three conventional elements go to it. */
const gun = conventional('g1', 'light-artillery');
const onGun = { commandResources: [{ type: 'light-artillery', upgrades: ['strike'] }] };

const tooFew = (points: number, needed: number, present: string) => ({
  elements: ['c1'],
  message: `Heavy infantry CHQ (c1): a force of ${points} points needs ${needed} heavy infantry, the CHQ counted; there ${present}.`,
});

table('hw/chq/quota', 'error', 57, [
  { says: 'a CHQ alone costs nothing and has no quota', roster: force(heavyForce(0)) },
  { says: 'at 9 points the CHQ is enough', roster: force(heavyForce(0, 3, 3, 3)) },
  {
    says: 'at 10 points the CHQ alone is too few',
    roster: force(heavyForce(0, 3, 3, 3, 1)),
    broken: [tooFew(10, 2, 'is 1')],
  },
  {
    says: 'at 10 points two of the type are enough',
    roster: force([...heavyForce(1, 3, 2), gun], onGun),
  },
  {
    says: 'at 14 points two of the type are enough',
    roster: force([...heavyForce(1, 3, 3, 3), gun], onGun),
  },
  {
    says: 'at 15 points two of the type are too few',
    roster: force([...heavyForce(1, 3, 3, 3, 1), gun], onGun),
    broken: [tooFew(15, 3, 'are 2')],
  },
  {
    says: 'elements of another type do not count',
    roster: force(
      [
        lead('heavy-infantry'),
        gun,
        conventional('l1', 'mobile-infantry'),
        mech('m1', { presence: 3 }),
        mech('m2', { presence: 3 }),
      ],
      onGun,
    ),
    broken: [tooFew(10, 2, 'is 1')],
  },
  {
    says: 'a discount lowers the quota with the force cost',
    roster: force(heavyForce(0, 3, 3, 3, 1), { era: 'new-colonial-age', allegiance: 'martian' }),
  },
  {
    says: 'a mech CHQ has no quota, however large the force',
    roster: force([
      mech('m1', { chq: true, presence: 3 }),
      mech('m2', { presence: 3 }),
      mech('m3', { presence: 3 }),
      mech('m4', { presence: 3 }),
    ]),
  },
  {
    says: 'a type that may not be the CHQ still has its quota',
    roster: force([
      lead('recon'),
      mech('m1', { presence: 3 }),
      mech('m2', { presence: 3 }),
      mech('m3', { presence: 3 }),
      mech('m4'),
    ]),
    broken: [
      {
        rule: 'hw/chq/type',
        elements: ['c1'],
        message: 'c1 cannot be the CHQ; no light artillery, armoured artillery or reconnaissance may be.',
      },
      {
        elements: ['c1'],
        message:
          'Reconnaissance CHQ (c1): a force of 10 points needs 2 reconnaissance, the CHQ counted; there is 1.',
      },
    ],
  },
  {
    says: 'the quota is that of the first of two marked elements',
    roster: force([...heavyForce(0, 3, 3, 3), mech('m4', { chq: true })]),
    broken: [
      {
        rule: 'hw/chq/one',
        elements: ['c1', 'm4'],
        message: '2 elements are marked as the CHQ, and there may be one: c1 and m4. The first counts.',
      },
      tooFew(10, 2, 'is 1'),
    ],
  },
]);
