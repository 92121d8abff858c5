import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presets } from '@/lib/systems/command-horizon/catalogue/catalogue';
import {
  addUnit,
  commandSummary,
  countText,
  duplicateUnit,
  forceSummary,
  hostsOf,
  lostSettings,
  moveUnit,
  removeUnit,
  setDeployAs,
  setDrones,
  setFaction,
  setFields,
  setGroups,
  setModels,
  setTeams,
  setType,
} from '@/lib/systems/command-horizon/edits/edit';
import { addGroup, offeredGroups } from '@/lib/systems/command-horizon/edits/offers';
import { pricedPurchases } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { type Force, forceSchema } from '@/lib/systems/command-horizon/force';
import { system } from '@/lib/systems/command-horizon/system';
import { alliance, asori, checked, command, unit } from '../fixtures/command-horizon';
import { runs } from '../fixtures/runs';
import { readRoster } from '../rules/command-horizon/arbitrary';

const force = alliance([
  command('u1'),
  unit('u2', 'infantry-platoon'),
  unit('u3', 'infantry-platoon'),
  unit('u4', 'heavy-weapons-platoon', { attachTo: ['u2', 'u3', 'u2'] }),
]).force;
const unitIn = (given: Force, id: string) => given.units.find((each) => each.id === id);
const teamsOf = (given: Force) => unitIn(given, 'u4')?.attachTo;

describe('a unit', () => {
  test('is added as its table defines it, with a free id', () => {
    const next = addUnit(force, 'light-tanks');
    expect(next.units.at(-1)).toEqual({
      id: 'u5',
      name: '',
      type: 'light-tanks',
      shieldDrones: 0,
      deployAs: 'platoon',
      groups: [],
      attachTo: [],
    });
  });

  test('is not added to a force of 200', () => {
    const full = {
      ...force,
      units: Array.from({ length: 200 }, (_, at) => ({ ...force.units[0], id: `x${at}` })),
    };
    expect(addUnit(full as Force, 'light-tanks')).toEqual(full);
    expect(duplicateUnit(full as Force, 'x0').force).toEqual(full);
  });

  test('is duplicated after itself with the same name and unattached teams', () => {
    const { force: next, id } = duplicateUnit(force, 'u4');
    expect(id).toBe('u5');
    expect(next.units.map((each) => each.id)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
    expect(unitIn(next, 'u5')).toMatchObject({ name: 'u4', attachTo: [] });
  });

  test('has the number of models of its table unless another is set', () => {
    const more = setModels(force, 'u1', 5);
    expect(unitIn(more, 'u1')?.models).toBe(5);
    expect('models' in (unitIn(setModels(more, 'u1', 4), 'u1') ?? {})).toBe(false);
  });

  test('keeps the settings of its old type that the new one allows', () => {
    expect(unitIn(setType(force, 'u4', 'infantry-platoon'), 'u4')?.attachTo).toEqual([]);
    const split = setDeployAs(force, 'u2', 'squads');
    expect(unitIn(setType(split, 'u2', 'heavy-weapons-platoon'), 'u2')?.deployAs).toBe('squads');
    const grouped = setGroups(split, 'u2', [2, 1]);
    expect(unitIn(setType(grouped, 'u2', 'heavy-weapons-platoon'), 'u2')?.groups).toEqual([2, 1]);
    expect(unitIn(setType(split, 'u2', 'light-tanks'), 'u2')).toMatchObject({
      deployAs: 'platoon',
      name: 'u2',
    });
  });

  test('reports the settings that it loses with its type', () => {
    const lost = (given: Force, id: string, type: string) => {
      const before = unitIn(given, id) as Force['units'][number];
      const next = setType(given, id, type);
      return lostSettings(before, unitIn(next, id) as Force['units'][number]);
    };
    expect(lost(setDeployAs(force, 'u4', 'squads'), 'u4', 'light-tanks')).toBe(
      'its squads and 3 teams with infantry',
    );
    expect(lost(setModels(force, 'u2', 5), 'u2', 'light-tanks')).toBe('the number 5');
    expect(lost(asori([command('u1', { shieldDrones: 1 })]).force, 'u1', 'heavy-tanks')).toBe(
      '1 shield drone',
    );
    expect(lost(force, 'u1', 'light-tanks')).toBe('');
    const pairs = { deployAs: 'squads', groups: [2, 2] };
    const host = asori([command('u1'), unit('u2', 'infantry-platoon', pairs)]).force;
    expect(lost(host, 'u2', 'heavy-weapons-platoon')).toBe('its groups of squads');
  });

  test('moves within the list', () => {
    expect(moveUnit(force, 'u4', 0).units.map(({ id }) => id)).toEqual(['u4', 'u1', 'u2', 'u3']);
  });

  test('set to the same values, or not in the force, is unchanged', () => {
    for (const same of [
      setFields(setFields(force, 'u1', { name: 'Chiefs' }), 'u1', { name: 'u1' }),
      setType(force, 'u1', 'command'),
      setDrones(setDrones(force, 'u1', 1), 'u1', 0),
      setFields(force, 'nobody', { name: 'x' }),
    ])
      expect(same).toEqual(force);
  });
});

describe('teams', () => {
  test('join and leave one platoon without moving teams of other platoons', () => {
    expect(teamsOf(setTeams(force, 'u4', 'u2', 3))).toEqual(['u2', 'u3', 'u2', 'u2']);
    expect(teamsOf(setTeams(force, 'u4', 'u2', 1))).toEqual(['u2', 'u3']);
    expect(teamsOf(setTeams(force, 'u4', 'u2', 0))).toEqual(['u3']);
  });

  test('are offered the infantry platoons, and shown wherever else a file attaches them', () => {
    const misattached = setTeams(force, 'u4', 'u1', 1);
    const { evaluation } = checked({ ...alliance([]), force: misattached });
    expect(
      hostsOf(evaluation.unit('u4'), evaluation).map((host) => [
        host.unit.id,
        host.teams,
        host.all,
        host.takes,
      ]),
    ).toEqual([
      ['u2', 2, 2, true],
      ['u3', 1, 1, true],
      ['u1', 1, 0, false],
    ]);
  });

  test('are detached when their platoon is removed', () => {
    expect(teamsOf(removeUnit(force, 'u2'))).toEqual(['u3']);
  });
});

test('removing leaves a force that can be saved', () => {
  fc.assert(
    fc.property(readRoster, fc.nat(), ({ force: given }, which) => {
      const id = given.units[which % Math.max(1, given.units.length)]?.id ?? 'nobody';
      const without = removeUnit(given, id);
      expect(forceSchema.parse(without)).toEqual(without);
      expect(without.units.some((each) => each.id === id || each.attachTo.includes(id))).toBe(false);
    }),
    { numRuns: runs(60, 300) },
  );
});

describe('the force', () => {
  test('changes its faction and keeps its units', () => {
    const next = setFaction(force, 'asori');
    expect(next.faction).toBe('asori');
    expect(next.units).toEqual(force.units);
  });

  test('is summarised in a line', () => {
    const { evaluation } = checked(
      asori([command()], { unitLimit: 1, rulings: { 'drone-reactivation': 1 } }),
    );
    expect(forceSummary(evaluation)).toBe('Asori · 1 unit agreed · 1 ruling changed');
    expect(commandSummary(evaluation)).toBe('3 CP a turn, 3 with Concentrate Command');
    const bare = checked(alliance([])).evaluation;
    expect(forceSummary(bare)).toBe('Alliance · no limit');
    expect(commandSummary(bare)).toBe('1 CP a turn, no command unit');
  });

  test('shows how often its command points pay for each purchase', () => {
    const { evaluation } = checked(asori([command(), unit('a', 'light-tanks'), unit('b', 'heavy-tanks')]));
    const times = pricedPurchases(evaluation).map(
      ({ id, price, times: plain, timesConcentrated }) => `${id} ${price} ${plain} ${timesConcentrated}`,
    );
    expect(times).toContain('move-fire-20 3 CP 1 2');
    expect(times).toContain('move-fire-30 6 CP 0 1');
    expect(times).toContain('drone 2 CP a drone 2 3');
  });
});

describe('groups', () => {
  test.each(presets.map((preset) => [preset.id, preset] as const))('%s breaks no rule', (_, preset) => {
    const empty = { ...system.emptyForce(), faction: preset.faction as Force['faction'] };
    const next = addGroup(empty, preset);
    forceSchema.parse(next);
    const { report } = checked({ ...alliance([]), force: next });
    expect(report.problems.filter(({ rule }) => rule !== 'ch/command/none')).toEqual([]);
  });

  test('are added with teams in their own platoon, and numbered when added twice', () => {
    const preset = presets.find(({ id }) => id === 'alliance-infantry');
    if (!preset) throw new Error('no such group');
    const twice = addGroup(addGroup(system.emptyForce(), preset), preset);
    const labels = system.labels(twice);
    expect(twice.units.map(({ id, attachTo }) => [id, labels.get(id), attachTo])).toEqual([
      ['u1', 'Rifle platoon 1', []],
      ['u2', 'Support platoon 1', ['u1', 'u1', 'u1']],
      ['u3', 'Rifle platoon 2', []],
      ['u4', 'Support platoon 2', ['u3', 'u3', 'u3']],
    ]);
  });

  test('describe what they add', () => {
    const { evaluation } = checked(asori([command()]));
    expect(offeredGroups(evaluation).map(({ id, subject }) => [id, subject])).toEqual([
      ['asori-spearhead', 'Heavy command, light tanks, medium tanks and heavy tanks · 4 units · 6 CP'],
      ['asori-rush', '2 × infantry platoon · 2 units · 0 CP'],
      ['asori-observers', 'Mobile artillery and infantry platoon · 5 units · 0 CP'],
    ]);
  });
});

test('the list says how many units its entries count', () => {
  const text = (deployAs: string) =>
    countText(checked(alliance([command(), unit('p', 'infantry-platoon', { deployAs })])).evaluation);
  expect(text('platoon')).toBe('2 units');
  expect(text('squads')).toBe('4 units in 2 entries');
});
