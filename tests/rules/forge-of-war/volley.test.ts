import { describe, expect, test } from 'vitest';
import { chartDataOf } from '@/lib/systems/forge-of-war/evaluate/chart-data';
import { carrier, check, force, infantry } from '../../fixtures/forge-of-war';

/** The expected hits of a volley by a unit of SV 7 or 6 at an AV. */
const hits = (unit: Parameters<typeof force>[0][number], av: number) =>
  chartDataOf(check(force([unit])).evaluation).units[0]?.hits[av] ?? Number.NaN;
const armed = (weapons: string[], given: Parameters<typeof infantry>[1] = {}) =>
  infantry('u1', { weapons, ...given });

describe('a volley', () => {
  test('uses one weapon per figure, the best for the target first', () => {
    // Eight rifles with two dice at 7 and two RPGs with one; the same figures' pistols do not fire.
    expect(hits(armed(['assault-rifle×8', 'rpg-heap×2']), 0)).toBeCloseTo(8 * 2 * 0.7 + 2 * 0.7);
    expect(hits(armed(['assault-rifle×10', 'automatic-pistol×10']), 0)).toBeCloseTo(10 * 2 * 0.7);
    // AV 7: an RPG needs 4, a rifle 1.
    expect(hits(armed(['assault-rifle×10', 'rpg-heap×2']), 7)).toBeCloseTo(2 * 0.4 + 8 * 2 * 0.1);
  });

  test('uses two figures for a heavy weapon below AV 4, and one above', () => {
    const weapons = ['assault-rifle×10', 'heavy-machine-gun×2'];
    // At AV 0, a gun's three dice are fewer than the four of the two rifles that it replaces; at AV 2 they hit more.
    expect(hits(armed(weapons), 0)).toBeCloseTo(10 * 2 * 0.7);
    expect(hits(armed(['assault-rifle×6', 'heavy-machine-gun×2']), 0)).toBeCloseTo(6 * 2 * 0.7 + 2 * 3 * 0.7);
    expect(hits(armed(weapons, { profile: { av: 4 } }), 0)).toBeCloseTo(8 * 2 * 0.7 + 2 * 3 * 0.7);
    expect(hits(armed(['heavy-machine-gun×2'], { figures: 1 }), 0)).toBe(0);
  });

  test('of a vehicle uses all its weapons', () => {
    const tank = carrier('v1', { weapons: ['tank-cannon', 'heavy-machine-gun×2'] });
    expect(hits(tank, 0)).toBeCloseTo(4 * 0.6 + 2 * 3 * 0.6);
  });

  test('rolls fewer dice if 0 or less is needed, by a ruling', () => {
    const rifles = armed(['assault-rifle×10']);
    const divided = force([rifles], [], { 'shortfall-dice': 'divided' });
    const at = (av: number) => chartDataOf(check(divided).evaluation).units[0]?.hits[av] ?? Number.NaN;
    expect(at(7)).toBeCloseTo(hits(rifles, 7));
    // With 0 needed, half of ten roll; with −1, a third, rounded up.
    expect(at(8)).toBeCloseTo(5 * 2 * 0.1);
    expect(at(9)).toBeCloseTo(4 * 2 * 0.09);
  });

  test('of weapons with value 0 does not harm vehicles', () => {
    expect(hits(armed(['shotgun-solid×10']), 5)).toBeGreaterThan(0);
    expect(hits(armed(['shotgun-solid×10']), 6)).toBe(0);
  });
});
