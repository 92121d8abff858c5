import { describe, expect, test } from 'vitest';
import { printedPlay, weapons } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import {
  chanceOf,
  NO_MODIFIERS,
  neededRoll,
  rollNeeded,
  rollText,
  shotModifiers,
  targetGroups,
} from '@/lib/systems/forge-of-war/evaluate/targets';
import { weightText } from '@/lib/systems/forge-of-war/paper/text';
import { carrier, check, infantry, led } from '../../fixtures/forge-of-war';

const cover = (id: string) => printedPlay.covers.find((each) => each.id === id) ?? printedPlay.covers[0];
const modifier = (id: string, far = false) => {
  const found = cover(id);
  return found ? shotModifiers(found, far, { cover: 'modifier' }).modifier : 0;
};

describe('the number needed to hit', () => {
  test('is SV less AV, cover and range, with the value cancelling only AV', () => {
    expect(neededRoll({ sv: 7, value: 0, av: 0, modifier: modifier('open') })).toBe(7);
    expect(neededRoll({ sv: 7, value: 2, av: 3, modifier: modifier('soft') })).toBe(5);
    expect(neededRoll({ sv: 7, value: 6, av: 3, modifier: modifier('open') })).toBe(7);
    // Example 2 of section 8.3, without the move.
    expect(neededRoll({ sv: 4, value: 6, av: 4, modifier: modifier('open', true) })).toBe(3);
    // Example 1 of section 8.3, with AV 7.
    expect(neededRoll({ sv: 6, value: 0, av: 7, modifier: modifier('hard', true) })).toBe(-4);
    expect(['open', 'soft', 'hard', 'fortified', 'bunker'].map((id) => modifier(id))).toEqual([
      0, -1, -2, -3, -4,
    ]);
  });

  test('is written as a roll, as a 1 and a re-roll, or as impossible', () => {
    expect([12, 10, 7, 1, 0, -4, -9, -10].map(rollText)).toEqual([
      '10',
      '10',
      '7',
      '1',
      '1 (10)',
      '1 (6)',
      '1 (1)',
      '–',
    ]);
  });

  test('has a probability', () => {
    expect([12, 10, 7, 1, 0, -4, -9, -10].map(chanceOf)).toEqual([1, 1, 0.7, 0.1, 0.1, 0.06, 0.01, 0]);
  });
});

test('from AV 6, a weapon uses its value against vehicles, and value 0 does nothing', () => {
  const against = (value: number, vehicleBonus: number) =>
    [5, 6, 9].map((av) => rollNeeded({ sv: 7, value, vehicleBonus }, av, NO_MODIFIERS));
  expect(against(4, 0)).toEqual([6, 5, 2]);
  expect(against(4, 2)).toEqual([6, 7, 4]);
  expect(against(0, 0)).toEqual([2, null, null]);
  expect(against(0, 1)).toEqual([2, 2, -1]);
});

test('weapons that hit alike are grouped, except those with a bonus against vehicles', () => {
  const roster = led([
    infantry('u1', { weapons: ['assault-rifle×8', 'light-support-weapon', 'nowhere'] }),
    infantry('u2', { weapons: ['submachine-gun×10'] }),
    carrier('v1', { weapons: ['tank-cannon', 'heavy-machine-gun'] }),
  ]);
  expect(
    targetGroups(check(roster).evaluation).map(({ sv, value, vehicleBonus, shooters }) => [
      sv,
      value,
      vehicleBonus,
      shooters.map(({ label, weapon }) => `${label} ${weapon.id}`),
    ]),
  ).toEqual([
    [7, 2, 0, ['chief automatic-pistol']],
    [7, 1, 0, ['u1 assault-rifle', 'u1 light-support-weapon', 'u2 submachine-gun']],
    [6, 6, 2, ['v1 tank-cannon']],
    [6, 2, 0, ['v1 heavy-machine-gun']],
  ]);
});

test('weight of fire is written as in the list', () => {
  const of = (id: string) => weightText(weapons.find((weapon) => weapon.id === id)?.weightOfFire ?? -1);
  expect(of('minigun-20mm')).toBe('4');
  expect(of('assault-rifle')).toBe('2 dice to 12", 1 beyond if still');
  expect(of('howitzer')).toBe('6 infantry, 8 horde, 1 vehicle');
  expect(of('heavy-flame-thrower')).toBe('all within 3"');
});
