import { expect, test } from 'vitest';
import { againstScore, byScore, reportsDiffer } from '@/lib/events/rounds';

const names = { a: 'Ann', b: 'Ben' };

test('the winner by score is the one with more points', () => {
  const winners = [
    [2, 1],
    [1, 2],
    [1, 1],
  ].map(([a = 0, b = 0]) => byScore({ a, b }).winner);
  expect(winners).toEqual(['a', 'b', null]);
});

test('a result is against its score unless its winner follows from it', () => {
  const said = [
    [2, 1],
    [1, 2],
    [1, 1],
  ].map(([a = 0, b = 0]) =>
    (['a', 'b', null] as const).map((winner) => againstScore({ a, b, winner }, names)),
  );
  const check = 'Check that the scenario says so.';
  const drawn = `Drawn with different scores. ${check}`;
  expect(said).toEqual([
    ['', `Ben won with the lower score. ${check}`, drawn],
    [`Ann won with the lower score. ${check}`, '', drawn],
    [`Ann won with equal scores. ${check}`, `Ben won with equal scores. ${check}`, ''],
  ]);
});

test('reports differ by a score or by the winner, once both are there', () => {
  const a = { a: 2, b: 1, winner: 'a' } as const;
  const others = [null, a, { ...a }, { ...a, a: 3 }, { ...a, b: 0 }, { ...a, winner: null }];
  expect(others.map((b) => reportsDiffer({ reported: { a, b } }))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
