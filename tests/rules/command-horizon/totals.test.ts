import { describe, expect, test } from 'vitest';
import { parseRoster } from '@/lib/roster/parse';
import { forceSummary } from '@/lib/systems/command-horizon/edits/edit';
import { figures } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { system } from '@/lib/systems/command-horizon/system';
import { alliance, asori, checked, command, pack, unit } from '../../fixtures/command-horizon';

const totals = (roster: ReturnType<typeof alliance>) => checked(roster).report.totals;

describe('the totals', () => {
  test('an Alliance force has one command point, and its command unit two more', () => {
    expect(totals(alliance([command()]))).toEqual({
      units: 1,
      models: 4,
      commandPoints: 3,
      concentrated: 3,
    });
    expect(totals(alliance([]))).toEqual({ units: 0, models: 0, commandPoints: 1, concentrated: null });
  });

  test('an Asori command has three command points, and its drones count as models', () => {
    expect(totals(asori([command('hq', { shieldDrones: 2 })]))).toEqual({
      units: 1,
      models: 4,
      commandPoints: 3,
      concentrated: 3,
    });
  });

  test('tanks have one command point each; infantry, heavy weapons and artillery have none', () => {
    const types = [
      'light-tanks',
      'medium-tanks',
      'heavy-tanks',
      'infantry-platoon',
      'heavy-weapons-platoon',
      'mobile-artillery',
    ];
    const units = types.map((type) => unit(type, type));
    expect(totals(alliance(units))).toEqual({
      units: 6,
      models: 5 + 4 + 3 + 6 + 9 + 1,
      commandPoints: 4,
      concentrated: null,
    });
    expect(totals(alliance([command(), ...units]))).toEqual({
      units: 7,
      models: 32,
      commandPoints: 6,
      concentrated: 12,
    });
  });

  test('each squad adds a point to Concentrate Command, attached teams none', () => {
    const platoon = (deployAs: string) => unit('p', 'infantry-platoon', { deployAs });
    const heavy = unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 'p'] });
    expect(totals(alliance([command(), platoon('platoon'), heavy])).concentrated).toBe(3 + 2);
    expect(totals(alliance([command(), platoon('squads'), heavy])).concentrated).toBe(3 + 4);
    expect(totals(asori([command(), platoon('squads')])).concentrated).toBe(3 + 4);
  });

  test('the second of two command units adds one point to Concentrate Command', () => {
    expect(totals(asori([command('hq'), command('rear')]))).toMatchObject({
      commandPoints: 6,
      concentrated: 7,
    });
  });

  test('models are counted as given, legal or not, and a unit without squads counts once', () => {
    expect(
      totals(asori([unit('t', 'light-tanks', { models: 9, shieldDrones: 1, deployAs: 'squads' })])),
    ).toEqual({ units: 1, models: 10, commandPoints: 1, concentrated: null });
  });
});

describe('the force in a file', () => {
  const read = (force: object) =>
    parseRoster({ muster: 1, system: 'command-horizon', name: '', force }, system);
  const faults = (force: object) => {
    const parsed = read(force);
    return parsed.ok ? [] : parsed.faults.map(({ path, message }) => `${path}: ${message}`);
  };
  const tank = { id: 'a', type: 'light-tanks' };

  test('requires only its faction and its units', () => {
    expect(read({ faction: 'asori', units: [tank] })).toMatchObject({
      ok: true,
      value: {
        force: {
          faction: 'asori',
          unitLimit: null,
          rulings: {},
          units: [
            { id: 'a', name: '', type: 'light-tanks', shieldDrones: 0, deployAs: 'platoon', attachTo: [] },
          ],
        },
      },
    });
    expect(faults({})).toEqual([
      'force.faction: This is missing; it must be one of: alliance, asori.',
      'force.units: This is missing; it must be a list.',
    ]);
  });

  test('any whole number within the ranges can be read', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(faults({ faction: 'asori', unitLimit: most, units: [] })).toEqual([]);
    expect(
      faults({ faction: 'asori', unitLimit: 1, units: [{ ...tank, models: most, shieldDrones: most }] }),
    ).toEqual([]);
    expect(faults({ faction: 'asori', units: [{ ...tank, models: 0 }] })).toEqual([]);
  });

  test.each<[what: string, force: object, fault: string]>([
    [
      'a limit of 0',
      { unitLimit: 0, units: [] },
      'force.unitLimit: This is 0; it must be a whole number, 1 or more.',
    ],
    [
      'a fraction of a tank',
      { units: [{ ...tank, models: 1.5 }] },
      'force.units[0].models: This is 1.5; it must be a whole number, 0 or more.',
    ],
    [
      'a negative number of drones',
      { units: [{ ...tank, shieldDrones: -1 }] },
      'force.units[0].shieldDrones: This is -1; it must be a whole number, 0 or more.',
    ],
    [
      'an attachment to nothing',
      { units: [{ ...tank, attachTo: ['b'] }] },
      'force.units[0].attachTo[0]: No unit has the id "b".',
    ],
    [
      'a duplicate id',
      { units: [tank, tank] },
      'force.units[1].id: Unit id "a" is there twice; it must be unique.',
    ],
    ['an unknown field', { units: [{ ...tank, colour: 'red' }] }, 'force.units[0].colour: '],
    ['an unknown type', { units: [{ id: 'a', type: 'mech' }] }, 'force.units[0].type: '],
    ['models that are null', { units: [{ ...tank, models: null }] }, 'force.units[0].models: '],
    ['an unknown deployment', { units: [{ ...tank, deployAs: 'teams' }] }, 'force.units[0].deployAs: '],
    ['an unknown ruling', { units: [], rulings: { x: 1 } }, 'force.rulings.x: '],
    [
      'an unknown value of a ruling',
      { units: [], rulings: { 'drone-reactivation': 3 } },
      'force.rulings.drone-reactivation: ',
    ],
  ])('%s cannot be read', (_, force, fault) => {
    expect(faults({ faction: 'alliance', ...force })).toEqual([expect.stringContaining(fault)]);
  });
});

test.each([
  [null, null, '2', 'no limit'],
  [8, null, '2 of 8', '8 units agreed'],
  [null, 10, '2 of 10', '10 units by the pack'],
  [8, 10, '2 of 8', '8 units agreed'],
  [12, 10, '2 of 10', '10 units by the pack'],
])(
  'with %s units agreed and %s by the pack, the number of units is shown as %s',
  (agreed, allowed, shown, summary) => {
    const roster = alliance([command(), unit('Lancers', 'light-tanks')], { unitLimit: agreed });
    const under = allowed === null ? null : pack({ maxElements: allowed });
    const { evaluation } = checked(roster, under);
    expect(figures(evaluation).find(({ label }) => label === 'Units')?.value).toBe(shown);
    expect(forceSummary(evaluation)).toBe(`Alliance · ${summary}`);
  },
);
