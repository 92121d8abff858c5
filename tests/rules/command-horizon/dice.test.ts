import { describe, expect, test } from 'vitest';
import { chartDataOf } from '@/lib/systems/command-horizon/evaluate/chart-data';
import { deployedPartsOf } from '@/lib/systems/command-horizon/evaluate/dice';
import { specialsOf } from '@/lib/systems/command-horizon/paper/marks';
import { attachmentText, diceRowsOf, statsOf, withoutDice } from '@/lib/systems/command-horizon/paper/stats';
import { alliance, asori, checked, command, unit } from '../../fixtures/command-horizon';

/** The dice of a unit, one line per row of dice: "Attack 5 4 3 2 1". */
function dice(roster: ReturnType<typeof alliance>, id: string): string[] {
  const { evaluation } = checked(roster);
  return diceRowsOf(evaluation.unit(id)).flatMap(({ rows }) =>
    rows.map(({ label, dice: list }) => `${label} ${list.join(' ')}`),
  );
}
const stuns = (roster: ReturnType<typeof alliance>, id: string) =>
  diceRowsOf(checked(roster).evaluation.unit(id)).map((each) => each.stuns);

const heavyWith = (id: string, ...attachTo: string[]) => unit(id, 'heavy-weapons-platoon', { attachTo });

describe('dice at full strength and after each model lost', () => {
  test('tanks roll a fixed number per tank, half in reaction, rounded up; a raise adds half, rounded down', () => {
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

  test('an undivided Alliance infantry platoon has an extra die with more than half its bases; squads do not', () => {
    expect(dice(alliance([command(), unit('p', 'infantry-platoon')]), 'p').slice(0, 3)).toEqual([
      'Attack 7 6 5 3 2 1',
      'Attack, raised 10 9 7 4 3 1',
      'Reaction 4 3 3 2 1 1',
    ]);
    expect(dice(alliance([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })]), 'p')[0]).toBe(
      'Attack 2 1',
    );
  });

  test('Asori infantry has two dice per base, as a platoon and in squads', () => {
    expect(dice(asori([command(), unit('p', 'infantry-platoon')]), 'p')[0]).toBe(
      'Attack 16 14 12 10 8 6 4 2',
    );
    expect(dice(asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })]), 'p')[0]).toBe(
      'Attack 4 2',
    );
  });

  test('heavy weapons never raise, and fight with one die per team; attached teams do not count', () => {
    const heavy = (attachTo: string[]) =>
      alliance([command(), unit('p', 'infantry-platoon'), unit('h', 'heavy-weapons-platoon', { attachTo })]);
    expect(dice(heavy([]), 'h')).toEqual([
      'Attack 18 16 14 12 10 8 6 4 2',
      'Reaction 9 8 7 6 5 4 3 2 1',
      'Close combat 9 8 7 6 5 4 3 2 1',
    ]);
    expect(dice(heavy(['p', 'p', 'p']), 'h')[0]).toBe('Attack 12 10 8 6 4 2');
    expect(dice(heavy(['p', 'p', 'p']), 'p')).toEqual([
      'Attack 13 12 11 9 8 7',
      'Attack, raised 16 15 13 10 9 7',
      'Reaction 7 6 6 5 4 4',
      'Reaction, raised 9 7 7 6 4 4',
      'Close combat 10 9 8 6 5 4',
    ]);
  });

  test('teams with infantry add two dice each up to 20 cm and one in close combat, and the unit says so', () => {
    const { evaluation } = checked(
      alliance([
        command(),
        unit('p', 'infantry-platoon'),
        unit('s', 'infantry-platoon', { deployAs: 'squads' }),
        unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 's'] }),
      ]),
    );
    const line = (id: string) => statsOf(evaluation.unit(id)).map(({ label, value }) => `${label} ${value}`);
    expect(line('p')).toEqual(['CP 0', 'Range 10, 20 cm', 'Attack 11', 'Reaction 6', 'Defence –']);
    expect(attachmentText(evaluation.unit('p'), evaluation)).toContain(
      '4 of the dice from 2 teams, to 20 cm, never raised',
    );
    expect(line('s')[2]).toBe('Attack 4');
    expect(attachmentText(evaluation.unit('s'), evaluation)).toContain('3 squads, the dice are for squad 1');
    expect(diceRowsOf(evaluation.unit('p'))[0]?.teams).toMatch(
      /Each of them lost: 2 dice fewer, 1 in close combat/,
    );
  });

  test('a platoon whose teams are all with infantry has no dice of its own', () => {
    const platoons = ['p', 'q', 'r'];
    const { evaluation } = checked(
      alliance([
        command(),
        ...platoons.map((id) => unit(id, 'infantry-platoon')),
        unit('h', 'heavy-weapons-platoon', { attachTo: platoons.flatMap((id) => [id, id, id]) }),
      ]),
    );
    const heavy = evaluation.unit('h');
    expect(statsOf(heavy).map(({ value }) => value)).toEqual(['0', '20 cm', '–', '–', '–']);
    expect(attachmentText(heavy, evaluation)).toContain('none by themselves');
    expect(specialsOf(heavy).map(({ name }) => name)).toEqual(['Fire', 'Move or fire', 'Teams']);
    expect([evaluation.unitCount, evaluation.concentrated]).toEqual([4, 3 + 3]);
    expect(withoutDice(heavy)).toContain('does not count as a unit');
    expect(chartDataOf(evaluation).stands.map(({ label }) => label)).not.toContain('h');
  });

  test('Asori infantry has +1 when defending in close combat, and fights with its fire dice', () => {
    const { evaluation } = checked(asori([command(), unit('p', 'infantry-platoon')]));
    expect(statsOf(evaluation.unit('p')).at(-1)).toMatchObject({ value: '–', aside: '+1 close' });
    expect(dice(asori([command(), unit('p', 'infantry-platoon')]), 'p').at(-1)).toBe(
      'Close combat 16 14 12 10 8 6 4 2',
    );
  });

  test('squads have none of the specials of a whole platoon', () => {
    const names = (deployAs: string) => {
      const roster = alliance([command(), unit('p', 'infantry-platoon', { deployAs })]);
      return specialsOf(checked(roster).evaluation.unit('p')).map(({ name }) => name);
    };
    expect(names('platoon')).toContain('As one');
    expect(names('squads')).not.toContain('As one');
  });

  test('half an extra die is lost, or counts as one by the ruling raised-half', () => {
    const raised = (rulings: object) =>
      dice(alliance([command(), unit('l', 'light-tanks')], { rulings }), 'l').filter((line) =>
        /raised/.test(line),
      );
    const down = ['Attack, raised 7 6 4 3 1', 'Reaction, raised 4 3 3 1 1'];
    expect(raised({})).toEqual(down);
    expect(raised({ 'raised-half': 'down' })).toEqual(down);
    expect(raised({ 'raised-half': 'up' })).toEqual([
      'Attack, raised 8 6 5 3 2',
      'Reaction, raised 5 3 3 2 2',
    ]);
  });

  test('heavy weapons and teams raise their reaction dice by the ruling fire-power, never their attack', () => {
    const raised = (id: string, rulings: object) =>
      dice(
        alliance([command(), unit('p', 'infantry-platoon'), heavyWith('k', 'p', 'p', 'p'), heavyWith('h')], {
          rulings,
        }),
        id,
      )
        .filter((line) => /raised/.test(line))
        .map((line) => line.split(' ').slice(0, 3).join(' '));
    expect(raised('h', {})).toEqual([]);
    expect(raised('h', { 'fire-power': 'attack' })).toEqual(['Reaction, raised 13']);
    expect(raised('p', {})).toEqual(['Attack, raised 16', 'Reaction, raised 9']);
    expect(raised('p', { 'fire-power': 'attack' })).toEqual(['Attack, raised 16', 'Reaction, raised 10']);
  });

  test('artillery has its dice per piece, or per unit by the ruling artillery-dice', () => {
    const attack = (rulings: object) =>
      dice(asori([command(), unit('g', 'mobile-artillery', { models: 3 })], { rulings }), 'g')[0];
    expect(attack({})).toBe('Attack 6 4 2');
    expect(attack({ 'artillery-dice': 'unit' })).toBe('Attack 2 2 2');
  });

  test('groups of squads roll together, without the extra die of a whole platoon; teams go to the first squads', () => {
    const { evaluation } = checked(
      alliance([
        command(),
        unit('p', 'infantry-platoon', { deployAs: 'squads', groups: [2, 1] }),
        heavyWith('h', 'p', 'p', 'p'),
      ]),
    );
    expect(
      deployedPartsOf(evaluation.unit('p')).map(({ label, models, teams }) => [label, models, teams]),
    ).toEqual([
      ['p, squads 1–2', 4, 2],
      ['p, squad 3', 2, 1],
    ]);
    expect(diceRowsOf(evaluation.unit('p')).map(({ title, rows }) => [title, rows[0]?.dice])).toEqual([
      ['Dice of squads 1–2', [8, 7, 6, 5]],
      ['Dice of squad 3', [4, 3]],
    ]);
    expect(attachmentText(evaluation.unit('p'), evaluation)).toContain(
      '3 squads in 2 groups, the dice are for squads 1–2',
    );
  });

  test('the remaining teams of a heavy platoon fill squads of three, and the last squad has the rest', () => {
    const left = (teams: number, models?: number) => {
      const platoons = ['p', 'q', 'r'];
      const attachTo = platoons.flatMap((id) => [id, id, id]).slice(0, teams);
      const { evaluation } = checked(
        alliance([
          command(),
          ...platoons.map((id) => unit(id, 'infantry-platoon')),
          unit('h', 'heavy-weapons-platoon', { deployAs: 'squads', attachTo, ...(models ? { models } : {}) }),
        ]),
      );
      return deployedPartsOf(evaluation.unit('h')).map((stand) => stand.models);
    };
    expect([0, 1, 2, 3, 5, 6, 8, 9].map((teams) => left(teams))).toEqual([
      [3, 3, 3],
      [3, 3, 2],
      [3, 3, 1],
      [3, 3],
      [3, 1],
      [3],
      [1],
      [0],
    ]);
    expect(left(0, 20)).toEqual([3, 3, 14]);
    expect(left(0, 4)).toEqual([3, 1, 0]);
  });

  test('artillery has no reaction', () => {
    expect(dice(asori([command(), unit('g', 'mobile-artillery', { models: 2 })]), 'g')).toEqual([
      'Attack 4 2',
      'Attack, raised 6 3',
    ]);
  });

  test('stuns go up to twice the models, teams that joined included unless the ruling team-stuns says otherwise', () => {
    const force = (rulings: object) =>
      alliance(
        [
          command(),
          unit('p', 'infantry-platoon'),
          unit('s', 'infantry-platoon', { deployAs: 'squads' }),
          unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 's'] }),
        ],
        { rulings },
      );
    const roster = force({});
    expect(stuns(roster, 'hq')).toEqual([8]);
    expect(stuns(roster, 'p')).toEqual([16]);
    expect(stuns(roster, 's')).toEqual([6, 4, 4]);
    expect(stuns(roster, 'h')).toEqual([12]);
    expect(stuns(force({ 'team-stuns': 'counted' }), 'p')).toEqual([16]);
    expect(stuns(force({ 'team-stuns': 'not-counted' }), 'p')).toEqual([12]);
  });
});
