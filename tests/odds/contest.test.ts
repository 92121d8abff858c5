import { expect, test } from 'vitest';
import { type Distribution, exactly } from '@/lib/odds/distribution';
import { type Contest, successes, totalsOf } from '@/lib/odds/highest';
import { chosenByTrying, rollsOf } from './brute-force';

/** The total of a roll, as the book adds it up. */
function totalOf(roll: readonly number[], { bonus, mostAdded }: Contest): number {
  const highest = Math.max(0, ...roll);
  const same = Math.max(0, roll.filter((die) => die === highest).length - 1);
  return highest + Math.min(mostAdded ?? Number.POSITIVE_INFINITY, same + bonus);
}

function byTrying(contest: Contest): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  const add = (roll: readonly number[], times: bigint) => {
    const total = totalOf(roll, contest);
    sums.set(total, (sums.get(total) ?? 0n) + times);
  };
  for (const roll of rollsOf(contest.dice)) {
    const again = contest.reroll ? chosenByTrying(roll, (each) => totalOf(each, contest)) : null;
    if (again) for (const each of again) add(each, 1n);
    else add(roll, contest.reroll && contest.dice > 0 ? 12n : 1n);
  }
  return sums;
}

const asMap = ({ weights }: Distribution) =>
  new Map([...weights.entries()].filter(([, weight]) => weight > 0n));

const bySize = (map: Map<number, bigint>) => [...map].sort(([a], [b]) => a - b);

test.each([0, 1, 2, 3, 4])('the totals of %i dice are the same as by enumeration', (dice) => {
  for (const reroll of [false, true])
    for (const mostAdded of [null, 1])
      for (const bonus of dice > 3 ? [1] : [0, 1, 2]) {
        const contest = { dice, bonus, mostAdded, reroll };
        expect(bySize(asMap(totalsOf(contest))), JSON.stringify(contest)).toEqual(bySize(byTrying(contest)));
      }
});

test('twenty dice add up to all rolls', () => {
  const { weights, total } = totalsOf({ dice: 20, bonus: 2, mostAdded: null, reroll: true });
  expect(total).toBe(12n ** 21n);
  expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total);
});

test.each([0, 1, 2, 3])('of %i dice, those above a number are the same as by enumeration', (dice) => {
  for (const above of [0, 1, 5, 11, 12, 20]) {
    const counts = Array(dice + 1).fill(0n);
    for (const roll of rollsOf(dice)) counts[roll.filter((die) => die > above).length] += 1n;
    const { weights } = successes(dice, above);
    expect([...weights, ...Array(dice + 1 - weights.length).fill(0n)]).toEqual(counts);
  }
});

test('chances are exact, in lowest terms, and whole numbers without a denominator', () => {
  expect(exactly(successes(2, 3))).toEqual({ 0: '1/16', 1: '3/8', 2: '9/16' });
  expect(exactly(successes(2, 12))).toEqual({ 0: '1' });
  expect(exactly(successes(2, 0))).toEqual({ 0: '0', 1: '0', 2: '1' });
});
