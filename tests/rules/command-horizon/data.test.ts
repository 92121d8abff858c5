import { describe, expect, test } from 'vitest';
import { schemas } from '@/lib/systems/command-horizon/catalogue/data-schema';
import { readData, schemaFaults } from '../../data/files';

const data = readData('command-horizon', schemas);
const { units } = data;
const ids = <Item extends { id: string }>(items: readonly Item[]) => items.map(({ id }) => id);

describe('the data files of Command Horizon', () => {
  test('have no duplicate id', () => {
    const lists = [ids(data.results.fire), ids(data.results.close.rows)];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  test('have no dangling references', () => {
    const types = new Set(ids(units));
    const factions = new Set(ids(data.factions));
    for (const { faction, type } of data.results.close.rows) {
      expect(types).toContain(type);
      expect(factions).toContain(faction);
    }
    for (const { faction, units: members } of data.presets) {
      expect(factions).toContain(faction);
      for (const { type, attachTo = [] } of members) {
        const record = units.find(({ id }) => id === type);
        expect(record?.factions[faction as 'alliance' | 'asori'], type).toBeTruthy();
        for (const target of attachTo) expect(members[target]?.type).toBe('infantry-platoon');
      }
    }
    expect(data.purchases.filter(({ cost }) => cost === null).map(({ id }) => id)).toEqual(['drone']);
  });

  test('name the file, record and field of a fault', () => {
    const { purchases, units: elsewhere, rulings } = readData('command-horizon', schemas);
    const faultsOf = (file: keyof typeof schemas, damaged: unknown) =>
      schemaFaults(file, schemas[file], damaged).map((line) => line.replace(/: .*/, ''));
    if (purchases[0]) purchases[0].effect = 'x'.repeat(121);
    expect(faultsOf('purchases', purchases)).toEqual(['purchases.json › fire › effect']);
    if (elsewhere[1]) (elsewhere[1] as { page: string }).page = 'Appendix';
    expect(faultsOf('units', elsewhere)).toEqual(['units.json › medium-tanks › page']);
    if (rulings[0]) Object.assign(rulings[0], { colour: 'red' });
    expect(faultsOf('rulings', rulings)).toEqual(['rulings.json › drone-reactivation']);
  });
});

/** The document's table: models, CP, range, dice and defence bonus of each type in both factions. */
const table: [type: string, alliance: string, asori: string][] = [
  ['light-tanks', '5 models, 1 CP, 20 cm, 1 die, +0', '4 models, 1 CP, 20 cm, 1 die, +0'],
  ['medium-tanks', '4 models, 1 CP, 30 cm, 2 dice, +1', '4 models, 1 CP, 30 cm, 2 dice, +1'],
  ['heavy-tanks', '3 models, 1 CP, 40 cm, 3 dice, +2', '4 models, 1 CP, 40 cm, 3 dice, +2'],
  ['command', '4 models, 2 CP, 30 cm, 2 dice, +1', '2 models, 3 CP, 50 cm, 4 dice, +2'],
  ['infantry-platoon', '6 models, 0 CP, 10 cm, 1 die, +0', '8 models, 0 CP, 20 cm, 2 dice, +0'],
  ['heavy-weapons-platoon', '9 models, 0 CP, 20 cm, 2 dice, +0', 'none'],
  ['mobile-artillery', '1 or more, 0 CP, 50 cm, 2 dice, +0', '1 or more, 0 CP, 50 cm, 2 dice, +0'],
];

test.each(table)('%s has the figures of the document', (id, alliance, asori) => {
  const type = units.find((each) => each.id === id);
  const line = (faction: 'alliance' | 'asori') => {
    const profile = type?.factions[faction];
    if (!profile) return 'none';
    const { models, commandPoints, range, dice, defence } = profile;
    const count = models === null ? '1 or more' : `${models} models`;
    return `${count}, ${commandPoints} CP, ${range} cm, ${dice} ${dice === 1 ? 'die' : 'dice'}, +${defence}`;
  };
  expect([line('alliance'), line('asori')]).toEqual([alliance, asori]);
});

test('command point purchases have the costs of the document', () => {
  const costs = Object.fromEntries(data.purchases.map(({ id, cost }) => [id, cost]));
  expect(costs).toEqual({
    fire: 1,
    'move-fire-10': 1,
    'move-fire-20': 3,
    'move-fire-30': 6,
    reaction: 1,
    attack: 1,
    stun: 1,
    'split-fire': 1,
    mark: 1,
    rough: 1,
    drone: null,
    attach: 1,
    'fight-on': 1,
    disengage: 1,
  });
});

test('the play summary has the figures of the tables', () => {
  const text = data['play-summary']
    .flatMap(({ rows }) => rows.flatMap(({ name, lines }) => `${name}: ${lines.join(' ')}`))
    .join('\n');
  const [light, medium, heavy, command, infantry, weapons, guns] = units.map(({ factions }) => factions);
  const dice = (profile: { dice: number; range: number } | null | undefined) =>
    `${profile?.dice}, ${profile?.range} cm`;
  expect(text).toContain(
    `light ${dice(light?.alliance)}; medium ${dice(medium?.alliance)}; heavy ${dice(heavy?.alliance)}; Asori command ${dice(command?.asori)}.`,
  );
  expect(text).toContain(
    `Alliance ${dice(infantry?.alliance)}; heavy weapons ${dice(weapons?.alliance)}; Asori ${dice(infantry?.asori)}.`,
  );
  expect(text).toContain(
    `Alliance command ${command?.alliance.commandPoints}, Asori command ${command?.asori?.commandPoints}, the Alliance itself 1.`,
  );
  const cost = (id: string) => data.purchases.find((each) => each.id === id)?.cost;
  expect(text).toContain(
    `Fire ${cost('fire')} CP, free for a unit that moves. Move and fire: 10 cm ${cost('move-fire-10')} CP, 20 cm ${cost('move-fire-20')}, 30 cm ${cost('move-fire-30')}.`,
  );
  const { close } = data.results;
  const kills = (id: string) => close.rows.find((each) => each.id === id)?.kills;
  expect(text).toContain(`kills on ${kills('alliance')} and 6; Asori 2 a base, on ${kills('asori')} to 6`);
  expect(text).toContain(`${close.charge.reach} cm farther and ${close.charge.dice} die more`);
  expect(text).toContain(
    `2 dice, ${guns?.alliance.nearest} to ${guns?.alliance.range} cm, at what any friend sees`,
  );
});
