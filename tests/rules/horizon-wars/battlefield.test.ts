import { aircraft, battle, conventional, force, mech } from '../../fixtures/horizon-wars';
import { table } from './table';

const mars = { battlefield: ['mars'] };
const tooSlow = (id: string, movement: number) => ({
  elements: [id],
  message: `${id} starts with M${movement}; on Mars an element needs M3 or more.`,
});

table('hw/battlefield/mars', 'error', 104, [
  { says: 'a mech with M3', roster: force([mech('m1', { stats: [3, 6, 1, 1] })], mars) },
  {
    says: 'a mech with M2',
    roster: force([mech('m1', { stats: [2, 7, 1, 1] })], mars),
    broken: [tooSlow('m1', 2)],
  },
  {
    says: 'a mech with M2 elsewhere',
    roster: force([mech('m1', { stats: [2, 7, 1, 1] })], { battlefield: ['venus'] }),
  },
  {
    says: 'every conventional element is fast enough',
    roster: force([conventional('c1', 'light-infantry')], mars),
  },
  {
    says: 'an aircraft with M value 1 has +5: M6',
    roster: force([aircraft('a1', { stats: [1, 6, 1, 1] })], mars),
  },
  {
    says: 'a rotary aircraft with M value 1 has +2: M3',
    roster: force([aircraft('a1', { stats: [1, 5, 1, 1], upgrades: ['rotary'] })], mars),
  },
  {
    says: 'a rotary aircraft with M value 0 has M2',
    roster: force([aircraft('a1', { stats: [0, 6, 1, 1], upgrades: ['rotary'] })], {
      ...mars,
      rulings: { 'aircraft-stat-minimum': 0 },
    }),
    broken: [tooSlow('a1', 2)],
  },
  {
    says: "the Rescue's attackers start slow and are not reported",
    roster: force(
      [mech('m1', { presence: 2 }), ...[2, 3, 4].map((n) => mech(`m${n}`, { presence: n === 4 ? 1 : 3 }))],
      {
        ...mars,
        scenario: battle('the-rescue', 'patrol', 'attacker', {
          m1: 'advance',
          m2: 'reserve',
          m3: 'reserve',
          m4: 'reserve',
        }),
      },
    ),
  },
]);

const heavy = { battlefield: ['high-gravity'] };
const rotary = aircraft('a1', { upgrades: ['rotary'] });

table('hw/battlefield/high-gravity', 'error', 112, [
  {
    says: 'aircraft in high gravity that are not rotary',
    roster: force([aircraft('a1', { upgrades: ['vertical-thrusters'] })], heavy),
  },
  {
    says: 'a rotary aircraft in high gravity',
    roster: force([rotary, aircraft('a2')], heavy),
    broken: [{ elements: ['a1'], message: 'a1 is rotary, which high gravity does not allow.' }],
  },
  { says: 'a rotary aircraft in low gravity', roster: force([rotary], { battlefield: ['low-gravity'] }) },
  {
    says: 'high gravity wins where both are chosen',
    roster: force([rotary], { battlefield: ['low-gravity', 'high-gravity'] }),
    broken: [{ elements: ['a1'], message: 'a1 is rotary, which high gravity does not allow.' }],
  },
]);
