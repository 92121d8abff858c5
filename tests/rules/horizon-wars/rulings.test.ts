import { describe, expect, test } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { loadSystem } from '@/lib/systems/registry';
import {
  adventure,
  aircraft,
  check,
  conventional,
  force,
  mech,
  pack,
  type RawElement,
  type RawForce,
  several,
} from '../../fixtures/horizon-wars';

/** The problems and totals of a force under a ruling. */
interface Outcome {
  problems: string[];
  cost: number;
  presence: number;
}
interface Case {
  ruling: string;
  about: string;
  elements: RawElement[];
  rest?: RawForce;
  /** The default value first. */
  outcomes: [value: string | number, outcome: Outcome][];
}

const heavies = several('heavy-cavalry', 'k1', 'k2', 'k3', 'k4');

const cases: Case[] = [
  {
    ruling: 'mobile-infantry-presence',
    about: 'mobile infantry costs and counts as much as its Presence',
    elements: several('mobile-infantry', 'i1', 'i2'),
    outcomes: [
      [1, { problems: [], cost: 2, presence: 2 }],
      [2, { problems: [], cost: 4, presence: 4 }],
    ],
  },
  {
    ruling: 'mobile-infantry-presence',
    about: 'an airborne CHQ takes 1 off mobile infantry, whatever its Presence',
    elements: [conventional('c1', 'airborne-infantry', { chq: true }), conventional('i1', 'mobile-infantry')],
    rest: { commandResources: [{ type: 'mobile-infantry', upgrades: ['strike'] }] },
    outcomes: [
      [1, { problems: [], cost: 0, presence: 3 }],
      [2, { problems: [], cost: 1, presence: 4 }],
    ],
  },
  {
    ruling: 'chq-quota-basis',
    about: '9 points spent of 10 agreed, with the CHQ alone of its type',
    elements: [
      conventional('c1', 'heavy-infantry', { chq: true }),
      ...[1, 2, 3].map((n) => mech(`m${n}`, { presence: 3 })),
    ],
    rest: { limit: 10 },
    outcomes: [
      ['force-cost', { problems: ['hw/force/under-limit'], cost: 9, presence: 11 }],
      ['limit', { problems: ['hw/chq/quota', 'hw/force/under-limit'], cost: 9, presence: 11 }],
    ],
  },
  {
    ruling: 'chq-quota-basis',
    about: '10 points spent with 9 agreed',
    elements: [
      conventional('c1', 'heavy-infantry', { chq: true }),
      ...[1, 2].map((n) => mech(`m${n}`, { presence: 3 })),
      aircraft('a1', { presence: 3, ace: true }),
    ],
    rest: { limit: 9 },
    outcomes: [
      ['force-cost', { problems: ['hw/force/over-limit', 'hw/chq/quota'], cost: 10, presence: 11 }],
      ['limit', { problems: ['hw/force/over-limit'], cost: 10, presence: 11 }],
    ],
  },
  {
    ruling: 'chq-quota-basis',
    about: '10 points spent without a limit',
    elements: [
      conventional('c1', 'heavy-infantry', { chq: true }),
      ...[1, 2].map((n) => mech(`m${n}`, { presence: 3 })),
      aircraft('a1', { presence: 3, ace: true }),
    ],
    outcomes: [
      ['force-cost', { problems: ['hw/chq/quota'], cost: 10, presence: 11 }],
      ['limit', { problems: ['hw/chq/quota'], cost: 10, presence: 11 }],
    ],
  },
  {
    ruling: 'engineer-ratio',
    about: 'one engineer among four mechs',
    elements: [mech('m1', { upgrades: ['engineer'] }), mech('m2'), mech('m3'), mech('m4')],
    outcomes: [
      ['per-full-five', { problems: ['hw/mech/engineer-ratio'], cost: 4, presence: 4 }],
      ['per-five-or-part', { problems: [], cost: 4, presence: 4 }],
    ],
  },
  {
    ruling: 'cr-stat-stacking',
    about: 'one gun with Firepower raised by 2',
    elements: [
      mech('m1', { chq: true }),
      conventional('g1', 'light-artillery'),
      ...several('recon', 'r1', 'r2', 'r3'),
    ],
    rest: { commandResources: [{ type: 'light-artillery', raise: { f: 2 } }] },
    outcomes: [
      ['allowed', { problems: [], cost: 9, presence: 9 }],
      ['once', { problems: ['hw/cr/stat-stacking'], cost: 9, presence: 9 }],
    ],
  },
  {
    ruling: 'aircraft-upgrade-limit',
    about: 'a P1 aircraft with a variation and a transport',
    elements: [aircraft('a1', { upgrades: ['rotary', 'light-transport'] })],
    outcomes: [
      ['all', { problems: ['hw/aircraft/upgrade-limit'], cost: 1, presence: 1 }],
      ['tactical', { problems: [], cost: 1, presence: 1 }],
    ],
  },
  {
    ruling: 'aircraft-variations',
    about: 'a rotary aircraft with vertical thrusters',
    elements: [aircraft('a1', { presence: 2, upgrades: ['rotary', 'vertical-thrusters'] })],
    outcomes: [
      ['one', { problems: ['hw/aircraft/variations'], cost: 2, presence: 2 }],
      ['any', { problems: [], cost: 2, presence: 2 }],
    ],
  },
  {
    ruling: 'aces-are-upgrades',
    about: 'Aces in a mech and an aircraft of the Burning',
    elements: [mech('m1', { ace: true }), aircraft('a1', { ace: true })],
    rest: { era: 'burning' },
    outcomes: [
      [
        'yes',
        {
          problems: ['hw/era/burning/mech-upgrades', 'hw/era/burning/aircraft-upgrades'],
          cost: 4,
          presence: 2,
        },
      ],
      ['no', { problems: [], cost: 4, presence: 2 }],
    ],
  },
  {
    ruling: 'aircraft-stat-minimum',
    about: 'an aircraft that cannot shoot',
    elements: [aircraft('a1', { stats: [5, 0, 3, 1] })],
    outcomes: [
      [1, { problems: ['hw/aircraft/stat-minimum'], cost: 1, presence: 1 }],
      [0, { problems: [], cost: 1, presence: 1 }],
    ],
  },
  {
    ruling: 'burning-points',
    about: '12 points of heavy cavalry with a P3 mech',
    elements: [...heavies, mech('m1', { presence: 3 })],
    rest: { era: 'burning' },
    outcomes: [
      ['pooled', { problems: [], cost: 13, presence: 15 }],
      ['one-per-mech', { problems: [], cost: 14, presence: 15 }],
    ],
  },
  {
    ruling: 'adventure-share-basis',
    about: 'four of FP 5 in the advance force after a loss of one',
    elements: [mech('m1'), mech('m2', { presence: 2 }), mech('m3', { presence: 2 })],
    rest: { scenario: adventure('losing', { m1: 'lost', m2: 'advance', m3: 'advance' }) },
    outcomes: [
      ['after-loss', { problems: ['hw/scenario/advance'], cost: 5, presence: 5 }],
      ['total', { problems: [], cost: 5, presence: 5 }],
    ],
  },
];

const outcome = (roster: Roster<Force>, under: ReturnType<typeof pack> | null = null): Outcome => {
  const { report, totals } = check(roster, under);
  return {
    problems: report.problems.map(({ rule }) => rule),
    cost: totals.forceCost,
    presence: totals.forcePresence,
  };
};

const rows = cases.flatMap(({ outcomes, ...rest }) =>
  outcomes.map(([value, expected], index) => ({ ...rest, value, expected, isDefault: index === 0 })),
);

describe.each(rows)('$ruling: $value: $about', ({ ruling, value, expected, elements, rest }) => {
  test('chosen by the roster', () => {
    expect(outcome(force(elements, { ...rest, rulings: { [ruling]: value } }))).toEqual(expected);
  });
  test('chosen by the pack over the roster', () => {
    const others = cases.find((each) => each.ruling === ruling)?.outcomes.map(([each]) => each) ?? [];
    for (const other of others) {
      const roster = force(elements, { ...rest, rulings: { [ruling]: other } });
      expect(outcome(roster, pack({ rulings: { [ruling]: value } }))).toEqual(expected);
    }
  });
});

describe.each(rows.filter(({ isDefault }) => isDefault))(
  '$ruling: $about',
  ({ expected, elements, rest }) => {
    test('has its default if nobody chooses', () => {
      expect(outcome(force(elements, rest))).toEqual(expected);
      expect(outcome(force(elements, rest), pack({}))).toEqual(expected);
    });
  },
);

test('every ruling and each of its values is tested', async () => {
  const system = await loadSystem('horizon-wars');
  const shown = new Set(rows.map(({ ruling, value }) => `${ruling} ${value}`));
  for (const { id, values } of system?.rulings ?? [])
    for (const { value } of values) expect(shown).toContain(`${id} ${value}`);
});

test('the quota’s message mentions the limit only if there is one', () => {
  const quota = (limit: number | null) => {
    const elements = [
      conventional('c1', 'heavy-infantry', { chq: true }),
      ...[1, 2, 3, 4].map((n) => mech(`m${n}`, { presence: 3 })),
    ];
    const { report } = check(force(elements, { limit, rulings: { 'chq-quota-basis': 'limit' } }));
    const problem = report.problems.find(({ rule }) => rule === 'hw/chq/quota');
    return problem && sentenceOf(problem, system);
  };
  const rest = 'heavy infantry, the CHQ counted; there is 1.';
  expect(quota(15)).toBe(`Heavy infantry CHQ (c1): a limit of 15 points needs 3 ${rest}`);
  expect(quota(null)).toBe(`Heavy infantry CHQ (c1): a force of 12 points needs 2 ${rest}`);
});
