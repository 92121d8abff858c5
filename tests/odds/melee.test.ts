import { describe, expect, test } from 'vitest';
import { type Melee, type MeleeSide, melee } from '@/lib/systems/horizon-wars/odds/melee';
import { chosenByTrying, rollsOf } from './brute-force';

const side = (presence: number, more: Partial<MeleeSide> = {}): MeleeSide => ({
  presence,
  infantry: false,
  move: 'none',
  ace: false,
  winsDraws: false,
  ...more,
});

/** The total of a roll (p.29–30). */
function totalOf(roll: readonly number[], { infantry, move }: MeleeSide): number {
  const highest = Math.max(0, ...roll);
  const same = roll.filter((die) => die === highest).length - 1;
  const added = Math.max(0, same) + { none: 0, short: 1, long: 2 }[move];
  return highest + (infantry ? Math.min(1, added) : added);
}

/** Every total that the rolls of a side come to, as often as it does. */
function totalsByTrying(fighter: MeleeSide): number[] {
  return rollsOf(fighter.presence).flatMap((roll) => {
    const again = fighter.ace ? chosenByTrying(roll, (each) => totalOf(each, fighter)) : null;
    if (again) return again.map((each) => totalOf(each, fighter));
    return Array<number>(fighter.ace ? 12 : 1).fill(totalOf(roll, fighter));
  });
}

/** How often each value is in a list, for every value up to the largest. */
function tally(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const half = (total: number) => Math.floor(total / 2);

/** The results by the four cases, as the book has them in turn. */
function resultsByTrying(a: MeleeSide, d: MeleeSide): Map<string, number> {
  const [ofA, ofD] = [tally(totalsByTrying(a)), tally(totalsByTrying(d))];
  const all = [...ofA.values()].reduce((sum, count) => sum + count, 0);
  const allD = [...ofD.values()].reduce((sum, count) => sum + count, 0);
  const results = new Map<string, number>();
  const add = (result: string, chance: number) => results.set(result, (results.get(result) ?? 0) + chance);
  const resolve = (attacking: 'a' | 'd', chance: number, isFirst: boolean) => {
    for (const [rolledA, countA] of ofA)
      for (const [rolledD, countD] of ofD) {
        const share = (chance * countA * countD) / (all * allD);
        const [own, other] = attacking === 'a' ? [rolledA, rolledD] : [rolledD, rolledA];
        const [charger, target] = attacking === 'a' ? [a, d] : [d, a];
        const say = (ownFate: string, otherFate: string, back: 'charger' | 'target' | 'nobody') => {
          const fates = attacking === 'a' ? [ownFate, otherFate] : [otherFate, ownFate];
          const who =
            back === 'nobody' ? back : (back === 'charger') === (attacking === 'a') ? 'attacker' : 'defender';
          add(`${fates[0]} ${fates[1]} ${who}`, share);
        };
        if (charger.infantry && target.infantry && own !== other) {
          if (own > other) say(`${half(other)}`, 'x', 'nobody');
          else say('x', `${half(own)}`, 'nobody');
        } else if (charger.infantry && !target.infantry) {
          const taken = Math.ceil(half(other) / 2);
          if (own > other) say(`${taken}`, 'x', 'nobody');
          else say(`${taken}`, `${half(own)}`, taken > half(own) ? 'charger' : 'target');
        } else if (!charger.infantry && target.infantry) {
          if (own > other) say(`${half(other)}`, 'x', 'nobody');
          else if (own === other) say('0', '0', 'nobody');
          else if (isFirst) resolve('d', share, false);
        } else say(`${half(other)}`, `${half(own)}`, half(other) > half(own) ? 'charger' : 'target');
      }
  };
  resolve('a', 1, true);
  return results;
}

const chances = ({ results, resultTotal }: Melee): Map<string, number> =>
  new Map(
    results.map(({ attacker, defender, movedBack, weight }) => [
      `${attacker ?? 'x'} ${defender ?? 'x'} ${movedBack}`,
      Number((weight * 10n ** 15n) / resultTotal) / 1e15,
    ]),
  );

function expectSame(a: MeleeSide, d: MeleeSide) {
  const exact = melee(a, d);
  const [found, tried] = [chances(exact), resultsByTrying(a, d)];
  expect([...found.keys()].sort()).toEqual([...tried.keys()].sort());
  for (const [key, chance] of found) expect(chance, key).toBeCloseTo(tried.get(key) as number, 12);
  expect(exact.results.reduce((sum, { weight }) => sum + weight, 0n)).toBe(exact.resultTotal);
  expect(exact.movedBack.attacker + exact.movedBack.defender).toBe(exact.total);
}

describe('a charge is the same as by enumeration', () => {
  test.each([
    ['mech or vehicle against mech or vehicle', {}, {}],
    ['infantry against infantry', { infantry: true }, { infantry: true }],
    ['infantry against mech or vehicle', { infantry: true }, {}],
    ['mech or vehicle against infantry', {}, { infantry: true }],
  ])('%s', (_, a, d) => {
    for (const [own, other] of [
      [1, 1],
      [2, 3],
      [3, 1],
      [3, 3],
    ] as const) {
      expectSame(side(own, { ...a, move: 'long' }), side(other, d));
      expectSame(side(own, { ...a, move: 'short', ace: own < 3 }), side(other, { ...d, move: 'short' }));
    }
  });

  test('totals, damage and who is moved back before the cases', () => {
    const [a, d] = [side(2, { move: 'short' }), side(3)];
    const { totals, takes, movedBack, total } = melee(a, d);
    const [triedA, triedD] = [totalsByTrying(a), totalsByTrying(d)];
    expect(totals.attacker.weights.map(Number)).toEqual(
      totals.attacker.weights.map((_, value) => tally(triedA).get(value) ?? 0),
    );
    expect(takes.attacker.weights.map(Number)).toEqual(
      takes.attacker.weights.map((_, value) => tally(triedD.map(half)).get(value) ?? 0),
    );
    let back = 0;
    for (const [own, count] of tally(triedA))
      for (const [other, times] of tally(triedD)) if (half(other) > half(own)) back += count * times;
    expect(Number(movedBack.attacker)).toBe(back);
    expect(total).toBe(12n ** 5n);
  });
});

test('who wins draws is not moved back by one, and destroys infantry', () => {
  const back = (a: MeleeSide, d: MeleeSide) => melee(a, d).movedBack;
  const plain = back(side(1), side(1));
  const wins = back(side(1), side(1, { winsDraws: true }));
  // 12 of 144 rolls are equal; 5 against 4 is equal damage, but not a draw.
  expect(wins.attacker - plain.attacker).toBe(12n);
  expect(back(side(1, { winsDraws: true }), side(1, { winsDraws: true }))).toEqual(plain);
  const destroyed = ({ results, resultTotal }: Melee) =>
    Number(results.reduce((sum, { defender, weight }) => (defender === null ? sum + weight : sum), 0n)) /
    Number(resultTotal);
  const infantry = side(1, { infantry: true });
  const more = destroyed(melee(side(1, { winsDraws: true }), infantry)) - destroyed(melee(side(1), infantry));
  expect(more).toBeGreaterThan(12 / 144 - 1e-9);
});
