import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  budgetSchema,
  pilotSchema,
  playSummarySchema,
  presetsSchema,
  tableSchema,
  upgradesSchema,
} from '@/lib/systems/battle-royale/data-schema';
import { mechUpgrades } from '@/lib/systems/horizon-wars/mech-catalogue';
import { check, read } from '../fixtures/battle-royale';

z.config(z.locales.en());

const folder = path.join(import.meta.dirname, '../../data/battle-royale');
const filesIn = (place: string) =>
  readdirSync(path.join(folder, place)).filter((name) => name.endsWith('.json'));
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const schemas = {
  'budget.json': budgetSchema,
  'pilot.json': pilotSchema,
  'play-summary.json': playSummarySchema,
  'presets.json': presetsSchema,
  'table.json': tableSchema,
  'upgrades.json': upgradesSchema,
};

const upgrades = upgradesSchema.parse(json('upgrades.json'));
const presets = presetsSchema.parse(json('presets.json'));
const known = new Set([...upgrades, ...mechUpgrades].map(({ id }) => id));

describe('the data files of Battle Royale', () => {
  test('each have a schema, and each schema has its file', () => {
    expect(filesIn('.').sort()).toEqual(Object.keys(schemas).sort());
  });

  test.each(Object.entries(schemas))('%s passes its schema', (file, schema) => {
    const { error } = schema.safeParse(json(file));
    expect(error?.issues ?? []).toEqual([]);
  });

  test('have no id twice, nor one of Horizon Wars', () => {
    const ids = [...upgrades, ...mechUpgrades, ...upgrades.flatMap(({ abilities = [] }) => abilities)].map(
      ({ id }) => id,
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
  });

  test('refer to upgrades that exist', () => {
    const named = upgrades.flatMap(({ needs, excludes, abilities = [] }) => [
      needs,
      excludes,
      ...abilities.map((ability) => ability.needs),
    ]);
    expect(named.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
  });

  test('exclude each other both ways', () => {
    for (const { id, excludes } of upgrades)
      if (excludes !== undefined)
        expect(upgrades.find((each) => each.id === excludes)?.excludes, excludes).toBe(id);
  });
});

describe('the figures of Battle Royale', () => {
  test('are the ten upgrades at a point each, missiles and flight frames several times', () => {
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
    expect(json('budget.json')).toEqual({
      extra: [
        { presence: 1, points: 8 },
        { presence: 2, points: 4 },
      ],
    });
  });

  test('have the line of the ejected pilot', () => {
    expect(json('pilot.json')).toMatchObject({ presence: 1, stats: { m: 5, f: 1, a: 2, d: 5 } });
  });

  test('set the table up with four cells and one card a player, 18″ apart', () => {
    expect(json('table.json')).toMatchObject({ powerCells: 4, cards: 1, apart: 18 });
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
  ['cinder-queen.json', []],
  ['paper-lantern.json', []],
  ['two-faces.json', ['br/upgrade/exclusive']],
])('the sample %s breaks what it says it breaks', (file, rules) => {
  expect(filesIn('samples')).toContain(file);
  expect(filesIn('samples')).toHaveLength(3);
  const { problems } = check(read(json(`samples/${file}`))).report;
  expect(problems.map(({ rule }) => rule)).toEqual(rules);
});
