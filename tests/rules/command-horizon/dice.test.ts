import { describe, expect, test } from 'vitest';
import { diceRowsOf } from '@/lib/systems/command-horizon/dice-rows';
import { alliance, asori, checked, command, unit } from '../../fixtures/command-horizon';

/** The dice of a unit, a line a stand: "Attack 5 4 3 2 1". */
function dice(roster: ReturnType<typeof alliance>, id: string): string[] {
  const { reckoning } = checked(roster);
  return diceRowsOf(reckoning.unit(id)).flatMap(({ rows }) =>
    rows.map(({ label, dice: list }) => `${label} ${list.join(' ')}`),
  );
}
const stuns = (roster: ReturnType<typeof alliance>, id: string) =>
  diceRowsOf(checked(roster).reckoning.unit(id)).map((each) => each.stuns);

describe('dice at full strength and after each model lost', () => {
  test('tanks roll so many a tank, half in reaction, rounded up; a raise adds half, rounded down', () => {
    const roster = alliance([command(), unit('l', 'light-tanks'), unit('h', 'heavy-tanks')]);
    expect(dice(roster, 'l')).toEqual([
      'Attack 5 4 3 2 1',
      'Attack, raised 7 6 4 3 1',
      'Reaction 3 2 2 1 1',
      'Reaction, raised 4 3 3 1 1',
    ]);
    expect(dice(roster, 'h')).toEqual([
      'Attack 9 6 3',
      'Attack, raised 13 9 4',
      'Reaction 5 3 2',
      'Reaction, raised 7 4 3',
    ]);
    expect(dice(asori([command()]), 'hq')[0]).toBe('Attack 8 4');
    expect(dice(alliance([command()]), 'hq')[0]).toBe('Attack 8 6 4 2');
  });

  test('Alliance infantry as one has a die more with more than half its bases, and squads do not', () => {
    expect(dice(alliance([command(), unit('p', 'infantry-platoon')]), 'p').slice(0, 3)).toEqual([
      'Attack 7 6 5 3 2 1',
      'Attack, raised 10 9 7 4 3 1',
      'Reaction 4 3 3 2 1 1',
    ]);
    expect(dice(alliance([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })]), 'p')[0]).toBe(
      'Attack 2 1',
    );
  });

  test('Asori infantry has two dice a base, as a platoon and in squads', () => {
    expect(dice(asori([command(), unit('p', 'infantry-platoon')]), 'p')[0]).toBe(
      'Attack 16 14 12 10 8 6 4 2',
    );
    expect(dice(asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })]), 'p')[0]).toBe(
      'Attack 4 2',
    );
  });

  test('heavy weapons never raise, and fight with one die a team; teams that left do not count', () => {
    const heavy = (attachTo: string[]) =>
      alliance([command(), unit('p', 'infantry-platoon'), unit('h', 'heavy-weapons-platoon', { attachTo })]);
    expect(dice(heavy([]), 'h')).toEqual([
      'Attack 18 16 14 12 10 8 6 4 2',
      'Reaction 9 8 7 6 5 4 3 2 1',
      'Close combat 9 8 7 6 5 4 3 2 1',
    ]);
    expect(dice(heavy(['p', 'p', 'p']), 'h')[0]).toBe('Attack 12 10 8 6 4 2');
    expect(dice(heavy(['p', 'p', 'p']), 'p')[0]).toBe('Attack 7 6 5 3 2 1');
  });

  test('artillery has no reaction', () => {
    expect(dice(asori([command(), unit('g', 'mobile-artillery', { models: 2 })]), 'g')).toEqual([
      'Attack 4 2',
      'Attack, raised 6 3',
    ]);
  });

  test('stuns go up to twice the models, those who joined included', () => {
    const roster = alliance([
      command(),
      unit('p', 'infantry-platoon'),
      unit('s', 'infantry-platoon', { deployAs: 'squads' }),
      unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 's'] }),
    ]);
    expect(stuns(roster, 'hq')).toEqual([8]);
    expect(stuns(roster, 'p')).toEqual([16]);
    expect(stuns(roster, 's')).toEqual([6, 4, 4]);
    expect(stuns(roster, 'h')).toEqual([12]);
  });
});
