import { describe, expect, test } from 'vitest';
import { schemas } from '@/lib/systems/battle-royale/catalogue/data-schema';
import { mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import { readData, readFile } from '../../data/files';
import { check, read } from '../../fixtures/battle-royale';

const data = readData('battle-royale', schemas);
const { presets, upgrades } = data;
const known = new Set([...upgrades, ...mechUpgrades].map(({ id }) => id));

describe('the data files of Battle Royale', () => {
  test('have no duplicate id, and none that Horizon Wars uses', () => {
    const ids = [...upgrades, ...mechUpgrades, ...upgrades.flatMap(({ abilities = [] }) => abilities)].map(
      ({ id }) => id,
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('refer to upgrades that exist', () => {
    const named = upgrades.flatMap(({ needs, excludes, abilities = [] }) => [
      needs,
      excludes,
      ...abilities.map((ability) => ability.needs),
    ]);
    expect(named.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
  });

  test('have upgrades that exclude each other in both directions', () => {
    for (const { id, excludes } of upgrades)
      if (excludes !== undefined)
        expect(upgrades.find((each) => each.id === excludes)?.excludes, excludes).toBe(id);
  });
});

describe('the figures of Battle Royale', () => {
  test('are ten upgrades at a point each, of which missiles and flight frames are repeatable', () => {
    expect(upgrades.map(({ id }) => id)).toEqual([
      'dismount-protocol',
      'mech-prodigy',
      'remote-connection',
      'support-drones',
      'echo-cloak',
      'smart-missile',
      'flight-frame',
      'intimidating-reputation',
      'aura-of-immolation',
      'headhunter',
    ]);
    expect(upgrades.every(({ cost }) => cost === 1)).toBe(true);
    expect(upgrades.filter(({ repeatable }) => repeatable).map(({ id }) => id)).toEqual([
      'smart-missile',
      'flight-frame',
    ]);
    const drones = upgrades.find(({ abilities }) => abilities);
    expect(drones?.abilities?.map(({ id, cost }) => [id, cost])).toEqual([
      ['shield', 1],
      ['gun', 1],
      ['spotter', 1],
    ]);
  });

  test('give light mechs 8 points for upgrades and medium ones 4', () => {
    expect(data.budget).toEqual({
      extra: [
        { presence: 1, points: 8 },
        { presence: 2, points: 4 },
      ],
    });
  });

  test('include the profile of the ejected pilot', () => {
    expect(data.pilot).toMatchObject({ presence: 1, stats: { m: 5, f: 1, a: 2, d: 5 } });
  });

  test('set up the table with four cells and one card per player, 18″ apart', () => {
    expect(data.table).toMatchObject({ powerCells: 4, cards: 1, apart: 18 });
  });
});

describe('the ready-made mechs', () => {
  test.each(presets.map((preset) => [preset.name, preset] as const))(
    '%s spends its points exactly and breaks no rule',
    (_, { presence, stats, upgrades }) => {
      const force = { mech: { presence, stats, upgrades } };
      const roster = read({ muster: 1, system: 'battle-royale', name: '', force });
      expect(check(roster).report.problems).toEqual([]);
    },
  );

  test('are three of each class and a giant', () => {
    const count = (presence: number) => presets.filter((each) => each.presence === presence).length;
    expect([1, 2, 3, 4].map(count)).toEqual([3, 3, 3, 1]);
  });
});

test.each([
  ['cinder-queen', []],
  ['paper-lantern', []],
  ['two-faces', ['br/upgrade/exclusive']],
])('the sample %s breaks what it says it breaks', (file, rules) => {
  const { problems } = check(read(readFile('battle-royale', `samples/${file}`))).report;
  expect(problems.map(({ rule }) => rule)).toEqual(rules);
});
