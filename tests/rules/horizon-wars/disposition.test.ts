import { describe, expect, test } from 'vitest';
import { shareOf } from '@/lib/systems/horizon-wars/evaluate/evaluate-scenario';
import { adventure, battle, check, force, mech } from '../../fixtures/horizon-wars';

const sizes = ['patrol', 'patrol-plus', 'troop', 'troop-plus', 'squadron'];

/** Loss, most in advance and most in reserve, by size: "5a" any aircraft, "9h" hovering ones only, "3" none. */
const battles = `
  deliberate-attack attacker | 2 3 3 5 6 | 5 6 9 12 15 | 5a 6a 9a 10a 12a
  deliberate-attack defender | 0 0 0 0 0 | 3 4 5 6 8 | 8a 10a 12a 16a 22a
  the-rescue attacker | 0 0 0 0 0 | 2 3 4 6 8 | 8a 11a 14a 19a 26a
  the-rescue defender | 0 0 0 0 0 | 5 7 9 12 18 | 5a 7a 9a 12a 18a
  failed-ambush attacker | 0 0 0 0 0 | 0 0 0 0 0 | 9a 12a 15a 20a 27a
  failed-ambush defender | 2 3 3 5 7 | 7h 9h 12h 15h 20h | 0 0 0 0 0
  reconnaissance-in-force attacker | 3 3 5 7 9 | 9a 9a 9a 9a 9a | 6a 7a 9a 14a 21a
  reconnaissance-in-force defender | 0 0 0 0 0 | 9h 12h 15h 20h 27h | 9a 10a 12a 15a 20a
  safe-corridor attacker | 0 0 0 0 0 | 8a 9a 15a 20a 27a | 8a 9a 12a 15a 20a
  safe-corridor defender | 0 0 0 0 0 | 12h 15h 20h 27h 36h | 6a 8a 12a 15a 20a
`;

const letters = { any: 'a', hover: 'h', none: '' };

describe('the limits of a set-piece battle', () => {
  test.each(
    battles
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => line.split(' | ') as [string, string, string, string]),
  )('%s', (side, ...rows) => {
    const [id, role] = side.split(' ') as [string, 'attacker' | 'defender'];
    const asked = sizes.map(
      (size) => check(force([mech('m1')], { scenario: battle(id, size, role) })).evaluation.scenario,
    );
    const read = [
      asked.map((each) => `${each?.loss}`),
      ...(['advance', 'reserve'] as const).map((place) =>
        asked.map((each) => `${each?.most[place]}${each ? letters[each.aircraft[place]] : ''}`),
      ),
    ];
    expect(read.map((row) => row.join(' '))).toEqual(rows);
  });
});

/** Loss, momentum, and advance and reserve share (in percent) by context. */
const contexts: [context: string, loss: number, momentum: number, advance: number, reserve: number][] = [
  ['all-is-quiet', 0, -2, 50, 75],
  ['storm-in-a-teacup', 0, -1, 75, 50],
  ['opening-salvoes', 0, 0, 40, 85],
  ['open-warfare', 1, 1, 55, 70],
  ['high-intensity', 2, 2, 40, 85],
  ['winning', 0, 1, 50, 75],
  ['losing', 1, 0, 75, 50],
  ['tactical-withdrawal', 1, -1, 85, 40],
  ['full-retreat', 2, -2, 90, 35],
  ['beaten', 3, -2, 100, 25],
  ['insurgency', 2, 2, 25, 100],
];

/** A percentage of a number, rounded to the nearest whole, halves up. */
const rounded = (percent: number, of: number) => Math.round((percent * of) / 100);

describe('the limits of an adventure', () => {
  test.each(contexts)(
    '%s: loss %i, momentum %i, shares %i and %i',
    (context, loss, momentum, advance, reserve) => {
      for (const lost of [1, 2, 3]) {
        const elements = [
          mech('m1', { presence: lost }),
          ...[2, 3, 4].map((n) => mech(`m${n}`, { presence: 3 })),
        ];
        const roster = (rulings: object) =>
          force(elements, { scenario: adventure(context, { m1: 'lost' }), rulings });
        const after = check(roster({})).evaluation.scenario;
        expect(after?.loss).toBe(loss);
        expect(after?.momentum).toBe(9 + momentum);
        expect(after?.most).toEqual({ advance: rounded(advance, 9), reserve: rounded(reserve, 9) });
        expect(after?.aircraft).toEqual({ advance: 'any', reserve: 'any' });
        const total = check(roster({ 'adventure-share-basis': 'total' })).evaluation.scenario;
        expect(total?.most).toEqual({
          advance: rounded(advance, 9 + lost),
          reserve: rounded(reserve, 9 + lost),
        });
        expect(total?.momentum).toBe(9 + momentum);
      }
    },
  );

  test.each([
    [50, 5, 3],
    [50, 4, 2],
    [75, 6, 5],
    [75, 5, 4],
    [55, 10, 6],
    [35, 10, 4],
    [25, 10, 3],
    [25, 2, 1],
    [25, 1, 0],
    [85, 10, 9],
    [85, 15, 13],
    [70, 15, 11],
    [40, 11, 4],
    [90, 15, 14],
    [100, 13, 13],
    [55, 0, 0],
  ])('%i percent of %i are %i, halves up', (percent, of, share) => {
    expect(shareOf(percent, of)).toBe(share);
  });
});

test('a set-piece battle has no momentum, and nobody is placed by default', () => {
  const { evaluation } = check(
    force([mech('m1'), mech('m2')], { scenario: battle('the-rescue', 'patrol', 'attacker') }),
  );
  expect(evaluation.scenario?.momentum).toBeNull();
  expect(evaluation.scenario?.placed).toEqual({ advance: 0, reserve: 0, lost: 0 });
  expect(evaluation.scenario?.unassigned.map(({ id }) => id)).toEqual(['m1', 'm2']);
});

test('lost elements still count for cost, presence, quota, engineers and command resources', () => {
  const elements = [
    mech('m1', { presence: 3 }),
    mech('m2', { upgrades: ['engineer'] }),
    ...[3, 4, 5].map((n) => mech(`m${n}`)),
  ];
  const all = { m1: 'lost', m2: 'reserve', m3: 'lost', m4: 'lost', m5: 'lost' };
  const { report, totals } = check(force(elements, { scenario: adventure('insurgency', all) }));
  expect(report.problems).toEqual([]);
  expect([totals.forceCost, totals.forcePresence]).toEqual([7, 7]);
});
