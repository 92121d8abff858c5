import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/roster/sentence';
import { system } from '@/lib/systems/battle-royale/system';
import { check, royale } from '../../fixtures/battle-royale';

test('a mech without a name is called by its Presence', () => {
  const { problems } = check(royale({ name: ' ', presence: 2, stats: [5, 5, 3, 3] })).report;
  const [problem] = problems;
  if (!problem) throw new Error('nothing was found');
  expect(sentenceOf(problem, system)).toMatch(/^P2 mech: stats 16 /);
});

test('the totals are the points in stats and in upgrades', () => {
  expect(check(royale({ upgrades: ['support-drones+gun', 'smart-missile×2'] })).report.totals).toEqual({
    stats: 17,
    upgrades: 4,
  });
});

test('a new force is a bare P3 mech, legal as it stands', () => {
  const force = system.emptyForce();
  const { report } = check({ ...royale(), force });
  expect(report.problems.map(({ rule }) => rule)).toEqual(['br/mech/points-unspent']);
});

test.each([
  [1, ['1', '11 of 11', '2 of 8', '11', '2']],
  [2, ['2', '11 of 14', '2 of 4', '11', '2']],
  [3, ['3', '13 of 17', '11', '2']],
  [4, ['4', '13 of 20', '11', '2']],
])('a P%d mech shows its pools', (presence, values) => {
  const { evaluation } = check(royale({ presence, stats: [3, 3, 3, 2], upgrades: ['smart-missile×2'] }));
  expect(system.figures(evaluation).map(({ value }) => value)).toEqual(values);
});
