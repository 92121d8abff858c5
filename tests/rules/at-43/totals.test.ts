import { describe, expect, test } from 'vitest';
import { neededAt } from '@/lib/systems/at-43/evaluate/table-values';
import { card, check, company, hq, officer, platoon, unit, units } from '../../fixtures/at-43';

const worth = (given: Record<string, unknown>, cards: Record<string, unknown>[] = []) =>
  check(units([unit('u1', given)], { cards })).evaluation.units[1]?.value;

describe("a unit's value", () => {
  test.each([
    [5, 100],
    [6, 120],
    [10, 200],
  ])('of %i fighters lies between the standard and the maximum value', (figures, value) => {
    expect(worth({ figures })).toBe(value);
  });

  test.each([
    [1, 10],
    [2, 13],
    [3, 15],
    [4, 18],
    [5, 20],
  ])('of %i fighters is rounded half up', (figures, value) => {
    const odd = card('odd', { numbers: { min: 1, max: 5 }, ap: { standard: 10, maximum: 20 } });
    expect(worth({ card: 'odd', figures }, [odd])).toBe(value);
  });

  test('is the standard value for a unit of a fixed size', () => {
    const fixed = card('fixed', { numbers: { min: 5, max: 5 }, ap: { standard: 70, maximum: 90 } });
    expect(worth({ card: 'fixed', figures: 5 }, [fixed])).toBe(70);
  });

  test('adds each bearer, the officer, specialists and equipment', () => {
    const given = {
      specialWeapons: [{ name: 'Lance', count: 2 }],
      officer: 'Chief',
      specialists: ['Medic', 'Medic'],
      equipment: ['Rope'],
    };
    expect(worth(given)).toBe(100 + 2 * 15 + 40 + 2 * 12 + 3);
  });

  test('adds a hero with a unit of another card', () => {
    const zora = card('zora', { officers: [officer('Zora', { ap: 75, hero: true })] });
    expect(worth({ hero: { card: 'zora', name: 'Zora' } }, [zora])).toBe(175);
  });

  test('treats figures outside its numbers as the fewest or the most', () => {
    expect(worth({ figures: 1 })).toBe(100);
    expect(worth({ figures: 40 })).toBe(200);
  });

  test('is the maximum value above the fewest, by the ruling', () => {
    const by = (figures: number) =>
      check(units([unit('u1', { figures })], { rulings: { 'value-between': 'maximum' } })).evaluation.units[1]
        ?.value;
    expect([by(4), by(5), by(6), by(10)]).toEqual([100, 100, 200, 200]);
  });

  test('adds each extra fighter', () => {
    expect(worth({ figures: 10, officer: 'Chief', extraFighters: 2 })).toBe(200 + 40 + 2 * 20);
  });

  test("includes the hero of a hero's card without naming him", () => {
    const zora = card('zora', {
      numbers: { min: 1, max: 1 },
      ap: { standard: 30, maximum: 30 },
      officers: [officer('Zora', { ap: 75, hero: true })],
    });
    expect(worth({ card: 'zora', figures: 1 }, [zora])).toBe(105);
  });

  test('is the typed value, options included', () => {
    expect(worth({ ap: 321, officer: 'Chief', specialists: ['Medic'] })).toBe(321);
  });

  test('counts unknown A.P. as 0', () => {
    const blank = card('blank', { ap: null });
    expect(worth({ card: 'blank', specialists: ['Medic'] }, [blank])).toBe(12);
  });
});

describe('the totals', () => {
  test('add up the waves and the platoons, and count the leadership points', () => {
    const roster = company([
      platoon([hq, unit('u1', { figures: 10 })]),
      platoon([]),
      platoon([unit('u2', { wave: 'reinforcement', ap: 55 })]),
    ]);
    expect(check(roster).totals).toEqual({
      value: 355,
      assault: 300,
      reinforcement: 55,
      platoons: [300, 0, 55],
      units: 3,
      leadershipPoints: 8 + 3,
      authority: 4,
      wager: 4,
    });
  });

  test('have the units as leadership points, and 0 authority and wager, without a commander', () => {
    expect(check(company([platoon([unit('u1'), unit('u2')])])).totals).toMatchObject({
      leadershipPoints: 2,
      authority: 0,
      wager: 0,
    });
  });

  test('are null if the commander’s figures are unknown', () => {
    const cards = [
      card('dim', { officers: [officer('Grey', { rank: 4, authority: null, leadership: null })] }),
    ];
    expect(check(units([unit('u1', { card: 'dim', officer: 'Grey' })], { cards })).totals).toMatchObject({
      leadershipPoints: null,
      authority: null,
      wager: 5,
    });
  });

  test('have no wager if the rank of the commander is unknown', () => {
    const cards = [card('dim', { officers: [officer('Grey', { rank: null })] })];
    const roster = company([platoon([unit('u1', { card: 'dim', officer: 'Grey' })])], { cards });
    expect(check(roster).totals).toMatchObject({ leadershipPoints: 6, authority: 3, wager: null });
  });

  test('count the assault wave alone for command, by the ruling', () => {
    const late = unit('u2', { officer: 'Chief', wave: 'reinforcement' });
    const list = [platoon([unit('u1'), late])];
    const rulings = { 'command-units': 'assault' };
    expect(check(company(list)).totals).toMatchObject({ leadershipPoints: 7, authority: 3, wager: 2 });
    expect(check(company(list, { rulings })).totals).toMatchObject({
      units: 2,
      leadershipPoints: 1,
      authority: 0,
      wager: 0,
    });
  });

  test('are those of the first leader who may command if the named unit may not', () => {
    const roster = units([unit('u1', { officer: 'Chief' })], { commander: 'u1' });
    expect(check(roster).totals).toMatchObject({ authority: 4, wager: 4 });
  });

  test('use the officer of a unit rather than its hero, unless the hero’s rank is known to be higher', () => {
    const led = (rank: number | null) => {
      const zora = card('zora', { officers: [officer('Zora', { rank, authority: 6, hero: true })] });
      const both = unit('u1', { officer: 'Chief', hero: { card: 'zora', name: 'Zora' } });
      return check(company([platoon([both])], { cards: [zora] })).totals.authority;
    };
    expect([led(1), led(2), led(null)]).toEqual([3, 6, 3]);
  });

  test('use the named unit among those of the highest rank, else the first', () => {
    const cards = [
      card('a', { officers: [officer('A', { authority: 1, leadership: 1 })] }),
      card('b', { officers: [officer('B', { authority: 2, leadership: 2 })] }),
    ];
    const list = [
      platoon([unit('u1', { card: 'a', officer: 'A' }), unit('u2', { card: 'b', officer: 'B' })]),
    ];
    expect(check(company(list, { cards })).totals.authority).toBe(1);
    expect(check(company(list, { cards, commander: 'u2' })).totals.authority).toBe(2);
  });
});

test('the universal table of resolution (p.51)', () => {
  const needed = Array.from({ length: 15 }, (_, index) => neededAt(index - 7));
  expect(needed).toEqual([7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1]);
  expect([neededAt(-40), neededAt(40)]).toEqual([7, 1]);
});
