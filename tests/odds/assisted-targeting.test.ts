import { expect, test } from 'vitest';
import { canBeAtOnce, outcomesAtOnce } from '@/lib/odds/all-rolls-after';
import { Deadline } from '@/lib/odds/deadline';
import { bestGroups } from '@/lib/odds/groups';
import { outcomesOf } from '@/lib/odds/hits';
import { outcomesAfter } from '@/lib/odds/reroll-after';
import { asMap, bestByTrying, chosenByTrying, leftOf, rollsOf } from './brute-force';

// Assisted targeting by plain enumeration (p.61): every roll, every roll against it, every die that may be re-rolled.

const keyOf = (dice: readonly number[]) => [...dice].sort((a, b) => a - b).join();

function enumerated(dice: number, target: number, against: number, ace: boolean): Map<string, bigint> {
  const rollsAgainst = rollsOf(against);
  const known = new Map<string, { hits: number; counts: Map<string, number> }>();
  const after = (roll: readonly number[]) => {
    const key = keyOf(roll);
    const before = known.get(key);
    if (before) return before;
    const counts = new Map<string, number>();
    let sum = 0;
    for (const other of rollsAgainst) {
      const come = (each: readonly number[]) => bestByTrying(leftOf(each, other), target);
      const finals =
        chosenByTrying(roll, (each) => come(each).hits) ?? Array<readonly number[]>(12).fill(roll);
      for (const { hits, criticals } of finals.map(come)) {
        sum += hits;
        const name = `${hits}/${criticals}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    const found = { hits: sum, counts };
    known.set(key, found);
    return found;
  };
  const sums = new Map<string, bigint>();
  for (const roll of rollsOf(dice)) {
    const finals = ace ? (chosenByTrying(roll, (each) => after(each).hits) ?? Array(12).fill(roll)) : [roll];
    for (const each of finals)
      for (const [name, count] of after(each).counts) sums.set(name, (sums.get(name) ?? 0n) + BigInt(count));
  }
  return sums;
}

test.each([
  [0, 5, 1, false],
  [1, 8, 1, false],
  [1, 8, 1, true],
  [2, 9, 1, false],
  [2, 9, 2, true],
  [2, 14, 2, false],
  [3, 11, 1, true],
  [3, 11, 2, false],
])('%i dice at %i against %i, Ace %s, are those of every roll', (dice, target, against, reroll) => {
  const volley = { dice, target, against, reroll, rerollAfter: true };
  const { outcomes, total } = outcomesOf(volley, new Deadline(60_000));
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  const found = asMap(outcomes);
  const wanted = enumerated(dice, target, against, reroll);
  const wantedTotal = [...wanted.values()].reduce((sum, weight) => sum + weight, 0n);
  expect(new Set(found.keys())).toEqual(new Set(wanted.keys()));
  for (const [key, weight] of wanted) expect((found.get(key) ?? 0n) * wantedTotal).toBe(weight * total);
});

test('a die that Incoming took away may be re-rolled, and its new face can be taken too', () => {
  // One die at 1 against one: kept if it is not matched; else it is free to miss the one die against it.
  const { outcomes, total } = outcomesOf(
    { dice: 1, target: 1, against: 1, reroll: false, rerollAfter: true },
    new Deadline(1000),
  );
  expect(asMap(outcomes).get('0/0')).toBe(12n);
  expect(total).toBe(12n ** 3n);
});

test.each([
  [5, 12, 3],
  [5, 8, 2],
  [4, 17, 5],
  [3, 11, 7],
  [4, 23, 4],
  [6, 22, 5],
  [7, 13, 3],
])(
  'all rolls of %i dice at %i against %i at once are those of each left over by itself',
  (dice, target, against) => {
    const deadline = new Deadline(60_000);
    const best = bestGroups(dice, target, deadline);
    expect(outcomesAtOnce(dice, against, best, deadline)).toEqual(
      outcomesAfter(dice, against, best, deadline, false),
    );
  },
);

// Worked out before by looking at each roll with all dice against it.
test.each([
  [
    4,
    17,
    5,
    '0/0:144701666683,1/0:370822507985,1/1:142652225164,2/0:35081501026,2/1:31783676010,2/2:17966793820',
  ],
  [
    6,
    22,
    5,
    '0/0:10342171435887,1/0:53148244058327,1/1:22886004066311,2/0:6987222081566,2/1:8275872355711,2/2:5276854655687,3/0:499481901,3/1:6214048065,3/2:26287157400,3/3:43836038217',
  ],
  [
    7,
    20,
    3,
    '0/0:37794520458,1/0:2081324849139,1/1:536184330988,2/0:2794204494783,2/1:2056301639709,2/2:768218794875,3/0:119200049786,3/1:225105263742,3/2:206355673572,3/3:91410831204',
  ],
])('%i dice at %i against %i with an Ace keep their values', (dice, target, against, wanted) => {
  const volley = { dice, target, against, reroll: true, rerollAfter: true };
  const { outcomes } = outcomesOf(volley, new Deadline(60_000));
  expect(outcomes.map(({ hits, criticals, weight }) => `${hits}/${criticals}:${weight}`).join()).toBe(wanted);
});

test('usual dice are worked out at once; more than numbers hold exactly are not', () => {
  expect(canBeAtOnce(10, 6)).toBe(true);
  expect(canBeAtOnce(10, 9)).toBe(false);
});
