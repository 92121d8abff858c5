import { aircraft, conventional, force, mech } from '../../fixtures/horizon-wars';
import { table } from './table';

const leader = (id: string, presence = 1) => mech(id, { presence, upgrades: ['squadron-commander'] });
const followers = (...ids: string[]) => ids.map((id) => mech(id));
const squadrons = (...lists: string[][]) => ({ squadrons: lists.map((mechs) => ({ mechs })) });

table('hw/mech/squadron', 'error', 63, [
  {
    says: 'three mechs with a commander',
    roster: force([leader('s1'), ...followers('m2', 'm3')], squadrons(['s1', 'm2', 'm3'])),
  },
  {
    says: 'five mechs with a commander',
    roster: force(
      [leader('s1'), ...followers('m2', 'm3', 'm4', 'm5')],
      squadrons(['s1', 'm2', 'm3', 'm4', 'm5']),
    ),
  },
  {
    says: 'two mechs are too few',
    roster: force([leader('s1'), ...followers('m2', 'm3')], squadrons(['s1', 'm2'])),
    broken: [{ elements: ['s1', 'm2'], message: 'Squadron 1 (s1 and m2): it has 2 elements, not 3 to 5.' }],
  },
  {
    says: 'six mechs are too many',
    roster: force(
      [leader('s1'), ...followers('m2', 'm3', 'm4', 'm5', 'm6')],
      squadrons(['s1', 'm2', 'm3', 'm4', 'm5', 'm6']),
    ),
    broken: [
      {
        elements: ['s1', 'm2', 'm3', 'm4', 'm5', 'm6'],
        message: 'Squadron 1 (s1, m2, m3, m4, m5 and m6): it has 6 elements, not 3 to 5.',
      },
    ],
  },
  {
    says: 'the mechs have different Presence',
    roster: force([leader('s1', 2), ...followers('m2', 'm3')], squadrons(['s1', 'm2', 'm3'])),
    broken: [
      {
        elements: ['s1', 'm2', 'm3'],
        message: 'Squadron 1 (s1, m2 and m3): its mechs are of P1 and P2, not of one Presence.',
      },
    ],
  },
  {
    says: 'a squadron without a commander',
    roster: force(followers('m1', 'm2', 'm3'), squadrons(['m1', 'm2', 'm3'])),
    broken: [
      {
        elements: ['m1', 'm2', 'm3'],
        message: 'Squadron 1 (m1, m2 and m3): it has 0 squadron commanders, not 1.',
      },
    ],
  },
  {
    says: 'a squadron with two commanders',
    roster: force([leader('s1'), leader('s2'), mech('m3')], squadrons(['s1', 's2', 'm3'])),
    broken: [
      {
        elements: ['s1', 's2', 'm3'],
        message: 'Squadron 1 (s1, s2 and m3): it has 2 squadron commanders, not 1.',
      },
    ],
  },
  {
    says: 'a squadron with an aircraft',
    roster: force([leader('s1'), mech('m2'), aircraft('a1')], squadrons(['s1', 'm2', 'a1'])),
    broken: [{ elements: ['s1', 'm2', 'a1'], message: 'Squadron 1 (s1, m2 and a1): a1 is not a mech.' }],
  },
  {
    says: 'a squadron with an aircraft and a conventional element',
    roster: force(
      [leader('s1'), ...followers('m2', 'm3'), aircraft('a1', { presence: 3 }), conventional('c1', 'recon')],
      squadrons(['s1', 'm2', 'm3', 'a1', 'c1']),
    ),
    broken: [
      {
        elements: ['s1', 'm2', 'm3', 'a1', 'c1'],
        message: 'Squadron 1 (s1, m2, m3, a1 and c1): a1 and c1 are not mechs.',
      },
    ],
  },
  {
    says: 'a mech in two squadrons, both named',
    roster: force(
      [leader('s1'), leader('s2'), ...followers('m3', 'm4', 'm5')],
      squadrons(['s1', 'm3', 'm4'], ['s2', 'm4', 'm5']),
    ),
    broken: [
      { elements: ['s1', 'm3', 'm4'], message: 'Squadron 1 (s1, m3 and m4): m4 is declared more than once.' },
      { elements: ['s2', 'm4', 'm5'], message: 'Squadron 2 (s2, m4 and m5): m4 is declared more than once.' },
    ],
  },
  {
    says: 'a mech listed twice counts as one mech',
    roster: force([leader('s1'), mech('m2'), mech('m3')], squadrons(['s1', 'm2', 'm2'])),
    broken: [
      {
        elements: ['s1', 'm2'],
        message: 'Squadron 1 (s1 and m2): it has 2 elements, not 3 to 5; m2 is declared more than once.',
      },
    ],
  },
  {
    says: 'an empty squadron names nobody',
    roster: force([mech('m1')], squadrons([])),
    broken: [
      {
        elements: [],
        message: 'Squadron 1: it has 0 elements, not 3 to 5; it has 0 squadron commanders, not 1.',
      },
    ],
  },
  {
    says: 'two squadrons side by side',
    roster: force(
      [
        leader('s1'),
        ...followers('m2', 'm3'),
        leader('s4', 2),
        mech('m5', { presence: 2 }),
        mech('m6', { presence: 2 }),
      ],
      squadrons(['s1', 'm2', 'm3'], ['s4', 'm5', 'm6']),
    ),
  },
  {
    says: 'the illegal squadron is named by its number',
    roster: force(
      [leader('s1'), ...followers('m2', 'm3'), leader('s4'), mech('m5')],
      squadrons(['s1', 'm2', 'm3'], ['s4', 'm5']),
    ),
    broken: [{ elements: ['s4', 'm5'], message: 'Squadron 2 (s4 and m5): it has 2 elements, not 3 to 5.' }],
  },
]);

table('hw/mech/squadron-idle', 'warning', 63, [
  {
    says: 'a commander in a squadron',
    roster: force([leader('s1'), ...followers('m2', 'm3')], squadrons(['s1', 'm2', 'm3'])),
  },
  {
    says: 'a commander without a squadron',
    roster: force([leader('s1'), ...followers('m2', 'm3')]),
    broken: [{ elements: ['s1'], message: 's1 is a squadron commander and is in no squadron.' }],
  },
  {
    says: 'a second commander outside the squadron',
    roster: force([leader('s1'), ...followers('m2', 'm3'), leader('s4')], squadrons(['s1', 'm2', 'm3'])),
    broken: [{ elements: ['s4'], message: 's4 is a squadron commander and is in no squadron.' }],
  },
]);
