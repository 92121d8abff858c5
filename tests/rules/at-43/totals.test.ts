import { describe, expect, test } from 'vitest';
import { neededAt } from '@/lib/systems/at-43/resolution';
import { card, check, company, hq, officer, platoon, unit, units } from '../../fixtures/at-43';

const worth = (given: Record<string, unknown>, cards: Record<string, unknown>[] = []) =>
  check(units([unit('u1', given)], { cards })).reckoning.units[1]?.value;

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

  test('is the standard value where a unit has one size', () => {
    const fixed = card('fixed', { numbers: { min: 5, max: 5 }, ap: { standard: 70, maximum: 90 } });
    expect(worth({ card: 'fixed', figures: 5 }, [fixed])).toBe(70);
  });

  test('adds bearers each, officer, specialists and equipment', () => {
    const given = {
      specialWeapons: [{ name: 'Lance', count: 2 }],
      officer: 'Chief',
      specialists: ['Medic', 'Medic'],
      equipment: ['Rope'],
    };
    expect(worth(given)).toBe(100 + 2 * 15 + 40 + 2 * 12 + 3);
  });

  test('adds a hero off his own card', () => {
    const zora = card('zora', { officers: [officer('Zora', { ap: 75, hero: true })] });
    expect(worth({ hero: { card: 'zora', name: 'Zora' } }, [zora])).toBe(175);
  });

  test('is as typed, options included', () => {
    expect(worth({ ap: 321, officer: 'Chief', specialists: ['Medic'] })).toBe(321);
  });

  test('counts what is not known as 0', () => {
    const blank = card('blank', { ap: null });
    expect(worth({ card: 'blank', specialists: ['Medic'] }, [blank])).toBe(12);
  });
});

describe('the totals', () => {
  test('sum the waves and the platoons, and count the leadership points', () => {
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

  test('are the units, 0 and 0 without a commander', () => {
    expect(check(company([platoon([unit('u1'), unit('u2')])])).totals).toMatchObject({
      leadershipPoints: 2,
      authority: 0,
      wager: 0,
    });
  });

  test('are null where the commander’s figures are not known', () => {
    const cards = [
      card('dim', { officers: [officer('Grey', { rank: 4, authority: null, leadership: null })] }),
    ];
    expect(check(units([unit('u1', { card: 'dim', officer: 'Grey' })], { cards })).totals).toMatchObject({
      leadershipPoints: null,
      authority: null,
      wager: 5,
    });
  });

  test('take the unit that is named of those of the highest rank, else the first', () => {
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
