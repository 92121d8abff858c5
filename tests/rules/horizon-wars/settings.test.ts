import { describe, expect, test } from 'vitest';
import { gameMinutes } from '@/lib/systems/horizon-wars/evaluate/totals';
import { system } from '@/lib/systems/horizon-wars/system';
import {
  adventure,
  battle,
  check,
  force,
  mech,
  pack,
  type RawForce,
  several,
} from '../../fixtures/horizon-wars';

describe('the length of a game', () => {
  test.each([
    [7, 30],
    [12, 45],
    [15, 60],
    [25, 120],
    [8, 33],
    [10, 39],
    [13, 50],
    [20, 90],
    [24, 114],
    [0, 9],
    [4, 21],
    [26, 126],
    [40, 210],
  ])('FP %i takes %i minutes', (presence, minutes) => {
    expect(gameMinutes(presence)).toBe(minutes);
  });
});

describe('the effective settings', () => {
  const roster = (rest: RawForce) => force([mech('m1')], rest);
  const scenario = battle('reconnaissance-in-force', 'squadron', 'attacker');
  const settings = (rest: RawForce, under: Parameters<typeof pack>[0] | null = null) =>
    check(roster(rest), under && pack(under)).evaluation.settings;

  test('the limit is the pack’s, else the battle’s, else the roster’s, else none', () => {
    expect(settings({ limit: 15, scenario }, { limit: 20 }).limit).toBe(20);
    expect(settings({ limit: 15, scenario }, {}).limit).toBe(36);
    expect(settings({ limit: 15, scenario }).limit).toBe(36);
    expect(settings({ limit: 15, scenario: adventure('all-is-quiet') }).limit).toBe(15);
    expect(settings({ limit: 15 }).limit).toBe(15);
    expect(settings({}).limit).toBeNull();
    expect(settings({ limit: 15 }, { limit: 0 }).limit).toBe(0);
    expect(check(roster({ limit: 15 }), pack({ limit: 20 })).totals.limit).toBe(20);
  });
  test.each([
    ['deliberate-attack', [9, 12, 15, 20, 27]],
    ['the-rescue', [9, 12, 15, 20, 27]],
    ['failed-ambush', [9, 12, 15, 20, 27]],
    ['reconnaissance-in-force', [12, 15, 20, 27, 36]],
    ['safe-corridor', [12, 15, 20, 27, 36]],
  ])('%s has %j points by size', (id, points) => {
    const sizes = ['patrol', 'patrol-plus', 'troop', 'troop-plus', 'squadron'];
    expect(sizes.map((size) => settings({ scenario: battle(id, size, 'defender') }).limit)).toEqual(points);
  });
  test('the mech cap and super-mechs are the pack’s, else the roster’s', () => {
    expect(settings({ mechCap: 5 }, { mechCap: 6 }).mechCap).toBe(6);
    expect(settings({ mechCap: 5 }, {}).mechCap).toBe(5);
    expect(settings({}).mechCap).toBeNull();
    expect(settings({ superMechs: true }, { superMechs: false }).superMechs).toBe(false);
    expect(settings({ superMechs: false }, { superMechs: true }).superMechs).toBe(true);
    expect(settings({ superMechs: true }, {}).superMechs).toBe(true);
    expect(settings({}).superMechs).toBe(false);
  });
  test('a pack sets the rulings that it names and leaves the rest to the roster', () => {
    const { rulings } = settings(
      { rulings: { 'aircraft-variations': 'any', 'engineer-ratio': 'per-five-or-part' } },
      { rulings: { 'aircraft-variations': 'one' } },
    );
    expect(rulings['aircraft-variations']).toBe('one');
    expect(rulings['engineer-ratio']).toBe('per-five-or-part');
    expect(rulings['burning-points']).toBe('pooled');
  });
});

describe('the figures next to the name of a force', () => {
  const figures = (rest: RawForce) =>
    system
      .figures(
        check(force([mech('m1', { chq: true, ace: true }), ...several('recon', 'r1', 'r2')], rest))
          .evaluation,
      )
      .map(({ label, value }) => `${label} ${value}`);

  test('are its cost and limit, its presence, its command resources and the length of the game', () => {
    expect(figures({ limit: 15 })).toEqual(['FC 6 of 15', 'FP 5', 'CR 0 of 1', 'Game 24 min']);
  });
  test('the cost has no limit if no points are agreed', () => {
    expect(figures({})[0]).toBe('FC 6');
  });
});
