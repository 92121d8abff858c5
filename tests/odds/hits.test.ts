import { describe, expect, test } from 'vitest';
import { Deadline, OddsRefused } from '@/lib/odds/deadline';
import { type Outcomes, outcomesOf, type Volley } from '@/lib/odds/hits';
import { isDeep, runs } from '../fixtures/runs';
import { asMap, bestByTrying, chosenByTrying, dieByDie, enumerated, leftOf } from './brute-force';
import { randomOf } from './random';

const odds = (volley: Volley) => outcomesOf(volley, new Deadline(60_000));
const counts = [0, 1, 2, 3];
const sorted = (map: Map<string, bigint>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** The chance of at least so many hits. */
const atLeast = ({ outcomes, total }: Outcomes, least: number) =>
  Number(outcomes.reduce((sum, { hits, weight }) => (hits >= least ? sum + weight : sum), 0n)) /
  Number(total);

const expected = ({ outcomes, total }: Outcomes) =>
  Number(outcomes.reduce((sum, { hits, weight }) => sum + BigInt(hits) * weight, 0n)) / Number(total);

/** Below, at and above what one die, two and three can show. */
const targets = [1, 2, 7, 11, 12, 13, 16, 20, 24, 25, 33];

function expectSame(volley: Volley, by: (volley: Volley) => Map<string, bigint>) {
  const { outcomes, total } = odds(volley);
  const { dice, against, reroll } = volley;
  const scale = total === 1n ? 12n ** BigInt(dice + against + (reroll ? 1 : 0)) : 1n;
  const weighed = outcomes.map((each) => ({ ...each, weight: each.weight * scale }));
  expect(sorted(asMap(weighed)), JSON.stringify(volley)).toEqual(sorted(by(volley)));
}

describe.each(counts)('%i dice are the same as by enumeration', (dice) => {
  test.each(counts)('against %i', (against) => {
    const rolled = dice + against > 4 ? [13] : targets;
    for (const target of rolled)
      for (const reroll of dice + against > 5 ? [true] : [false, true])
        expectSame({ dice, target, against, reroll }, enumerated);
  });
});

describe.each([5, 6])('%i dice in all, of either side, are the same die by die', (all) => {
  test.each(Array.from({ length: all }, (_, against) => [all - against, against]))(
    '%i against %i',
    (dice, against) => {
      // Five and six dice take long with every target.
      const some = isDeep ? [13, 20] : [13];
      for (const target of dice > 4 || (all > 5 && !isDeep) ? some : targets)
        for (const reroll of all > 5 && !isDeep ? [true] : [false, true])
          expectSame({ dice, target, against, reroll }, dieByDie);
    },
  );
});

test.each([
  [4, 20, 1, false],
  [3, 13, 2, true],
  [5, 17, 0, false],
])(
  '%i dice reaching %i against %i, re-roll %s, are the same as by enumeration',
  (dice, target, against, reroll) => {
    const volley = { dice, target, against, reroll };
    expect(sorted(asMap(odds(volley).outcomes))).toEqual(sorted(enumerated(volley)));
  },
);

test.each([
  [5, 11, 2, false],
  [6, 20, 3, false],
  [5, 14, 3, true],
])('%i dice reaching %i against %i, re-roll %s, are what dice show', (dice, target, against, reroll) => {
  const random = randomOf(dice * 1000 + target);
  const roll = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(random() * 12));
  const exact = odds({ dice, target, against, reroll });
  const fixed = odds({ dice, target, against, reroll: false });
  expect(exact.outcomes.length).toBeGreaterThan(2);
  const known = new Map<string, { hits: number; criticals: number }>();
  const best = (left: number[]) => {
    const key = left.sort((a, b) => a - b).join();
    const found = known.get(key) ?? bestByTrying(left, target);
    known.set(key, found);
    return found;
  };
  const worth = rerollValues(dice, against, best, reroll);
  const choices = new Map<string, number[][] | null>();
  const chosen = (roll: number[]) => {
    const key = roll.sort((a, b) => a - b).join();
    const found = choices.has(key) ? choices.get(key) : chosenByTrying(roll, worth);
    choices.set(key, found ?? null);
    return found;
  };
  const times = runs(100_000, 1_000_000);
  const seen = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    let fire = roll(dice);
    const again = reroll ? chosen(fire) : null;
    if (again) fire = again[Math.floor(random() * 12)] as number[];
    const { hits, criticals } = best(leftOf(fire, roll(against)));
    const key = `${hits}/${criticals}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (const { hits, criticals, weight } of exact.outcomes) {
    const chance = Number(weight) / Number(exact.total);
    const deviation = Math.sqrt(times * chance * (1 - chance));
    const off = Math.abs((seen.get(`${hits}/${criticals}`) ?? 0) - times * chance);
    expect(off, `${hits}/${criticals}`).toBeLessThanOrEqual(4 * deviation + 1);
  }
  if (reroll) expect(expected(exact)).toBeGreaterThan(expected(fixed));
});

/** The hits of a roll added up over all rolls against it. */
function rerollValues(
  dice: number,
  against: number,
  best: (left: number[]) => { hits: number },
  reroll: boolean,
) {
  const known = new Map<string, number>();
  const after = (roll: readonly number[], left: number): number => {
    const key = `${left}:${[...roll].sort((a, b) => a - b).join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let sum = 0;
    if (left === 0) sum = best([...roll]).hits;
    else for (let face = 1; face <= 12; face++) sum += after(leftOf(roll, [face]), left - 1);
    known.set(key, sum);
    return sum;
  };
  return (roll: readonly number[]) => (reroll && dice > 0 ? after(roll, against) : 0);
}

test.each([
  [5, 14, 4, false],
  [5, 13, 4, true],
  [3, 20, 12, false],
  [4, 11, 9, true],
])('%i dice reaching %i against %i, re-roll %s, are the same die by die', (dice, target, against, reroll) => {
  const volley = { dice, target, against, reroll };
  expect(sorted(asMap(odds(volley).outcomes))).toEqual(sorted(dieByDie(volley)));
});

describe('what must never be worse', () => {
  const volley = { dice: 5, target: 14, against: 2, reroll: false };
  const chances = (changed: Partial<Volley>) =>
    [1, 2, 3].map((least) => atLeast(odds({ ...volley, ...changed }), least));
  const falls = (lists: number[][]) => {
    for (let at = 1; at < lists.length; at++)
      for (const [index, chance] of (lists[at] as number[]).entries())
        expect(chance).toBeLessThanOrEqual((lists[at - 1] as number[])[index] as number);
  };

  test('more dice hit no less', () => falls([7, 6, 5, 4, 3, 2, 1, 0].map((dice) => chances({ dice }))));
  test('more range hits no more', () =>
    falls([1, 6, 11, 12, 13, 20, 24, 40, 60, 61].map((target) => chances({ target }))));
  test('more dice against it hit no more', () =>
    falls([0, 1, 2, 3, 4, 6, 9].map((against) => chances({ against }))));
  test('a re-roll expects no less', () => {
    for (const target of [5, 11, 14, 30])
      expect(expected(odds({ ...volley, target, reroll: true }))).toBeGreaterThanOrEqual(
        expected(odds({ ...volley, target })),
      );
  });
});

test('all weights add up to the number of rolls', () => {
  for (const dice of [0, 1, 4, 7])
    for (const against of [0, 3, 12])
      for (const reroll of [false, true]) {
        const { outcomes, total } = odds({ dice, target: 17, against, reroll });
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
      }
});

test('nothing is hit that all dice together do not reach', () => {
  expect(odds({ dice: 3, target: 37, against: 1, reroll: true })).toEqual({
    outcomes: [{ hits: 0, criticals: 0, weight: 1n }],
    total: 1n,
  });
});

describe('what is too much is refused, never approximated', () => {
  test('too long', () => {
    const late = () => outcomesOf({ dice: 14, target: 40, against: 8, reroll: false }, new Deadline(20));
    expect(late).toThrow(OddsRefused);
    expect(late).toThrow('This takes longer than 0.02 seconds; allow more time, or use fewer dice.');
  });
  test('too much memory', () => {
    const large = () => outcomesOf({ dice: 20, target: 40, against: 2, reroll: true }, new Deadline(1000));
    expect(large).toThrow(/MiB of memory; at most 512 MiB is used\. Use fewer dice\.$/);
  });
});
