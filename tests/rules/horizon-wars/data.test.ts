import { describe, expect, test } from 'vitest';
import { fileNames, readFile } from '../../data/files';
import { readData, schemaFaults } from './data';
import { contradictions, danglingReferences, repeatedIds } from './data-faults';
import { aircraftBuildFaults, mechBuildFaults, presetFaults } from './data-presets';

const data = readData();

/** A copy of all data with a change. */
function damaged(change: (copy: ReturnType<typeof readData>) => void) {
  const copy = readData();
  change(copy);
  return copy;
}

/** A record of a list, the first by default; throws if there is none. */
function at<Item>(items: readonly Item[], index = 0): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`no record at ${index}`);
  return item;
}

describe('The data files of Horizon Wars', () => {
  test('have no duplicate id', () => {
    expect(repeatedIds(data)).toEqual([]);
  });

  test('have no dangling references', () => {
    expect(danglingReferences(data)).toEqual([]);
  });

  test('do not contradict one another', () => {
    expect(contradictions(data)).toEqual([]);
  });

  test('have presets that spend exactly their points and follow the rules', () => {
    expect(presetFaults(data)).toEqual([]);
    const builds = [1, 2, 3, 4].map(
      (presence) => data.presets.mechs.filter((each) => each.presence === presence).length,
    );
    expect(builds).toEqual([4, 4, 4, 2]);
  });
});

describe('The figures of Horizon Wars', () => {
  const type = (id: string) => data.conventional.find((each) => each.id === id);
  const cost = (element: string, chq: string) => {
    const row = data['chq-matrix'].rows.find((each) => each.type === element);
    return (type(element)?.presence ?? 0) + (row?.modifiers[data['chq-matrix'].columns.indexOf(chq)] ?? 0);
  };

  test("pass the book's own check of the CHQ matrix (p.58)", () => {
    expect(cost('heavy-infantry', 'light-infantry')).toBe(3);
    expect(cost('heavy-infantry', 'heavy-cavalry')).toBe(1);
  });

  test('have matrix columns with the sums of the book (p.58)', () => {
    const sums = data['chq-matrix'].columns.map((_, column) =>
      data['chq-matrix'].rows.reduce((total, row) => total + (row.modifiers[column] ?? 0), 0),
    );
    expect(sums).toEqual([2, 2, 2, 2, 1, 3, 2]);
  });

  test('continue the points of the mech classes for super-mechs', () => {
    const { classes, superMech } = data.mechs;
    for (const { presence, points } of classes)
      expect(points).toBe(presence * superMech.pointsPerPresence + superMech.pointsBase);
  });

  test('give both sides of every set-piece battle room for a force of its points', () => {
    const tight = data['set-pieces'].battles.flatMap(({ id, points, sides }) =>
      Object.entries(sides).flatMap(([role, { loss, advance, reserve }]) =>
        points.flatMap((limit, size) => {
          const room = (loss[size] ?? 0) + (advance[size]?.max ?? 0) + (reserve[size]?.max ?? 0);
          return room < limit ? [`${id} ${role} ${limit}: room for ${room}`] : [];
        }),
      ),
    );
    expect(tight).toEqual([]);
  });
});

describe('A fault in the data is named by file and record', () => {
  test('a missing page', () => {
    const bad = damaged(({ conventional }) => Reflect.deleteProperty(at(conventional), 'page'));
    expect(schemaFaults('conventional', bad.conventional)).toEqual([
      expect.stringMatching(/^conventional\.json › light-infantry › page: /),
    ]);
  });

  test('a page that the book does not have', () => {
    for (const page of [4, 120, 60.5]) {
      const bad = damaged((copy) => Object.assign(at(copy.rulings), { page }));
      expect(schemaFaults('rulings', bad.rulings)).toEqual([
        expect.stringMatching(/^rulings\.json › mobile-infantry-presence › page: /),
      ]);
    }
  });

  test('an effect of more than 120 characters', () => {
    const bad = damaged((copy) => Object.assign(at(copy['mech-upgrades']), { effect: 'x'.repeat(121) }));
    expect(schemaFaults('mech-upgrades', bad['mech-upgrades'])).toEqual([
      expect.stringMatching(/^mech-upgrades\.json › assisted-targeting › effect: /),
    ]);
  });

  test('an unknown field', () => {
    const bad = damaged((copy) => Object.assign(at(copy.eras), { limit: [] }));
    expect(schemaFaults('eras', bad.eras)).toEqual([expect.stringMatching(/^eras\.json › open: /)]);
  });

  test('a matrix that is not ten by seven', () => {
    const short = damaged((copy) => at(copy['chq-matrix'].rows, 2).modifiers.pop());
    expect(schemaFaults('chq-matrix', short['chq-matrix'])).toEqual([
      expect.stringMatching(/^chq-matrix\.json › heavy-infantry › modifiers: /),
    ]);
    const low = damaged((copy) => copy['chq-matrix'].rows.pop());
    expect(schemaFaults('chq-matrix', low['chq-matrix'])).toEqual([
      expect.stringMatching(/^chq-matrix\.json › rows: /),
    ]);
    expect(contradictions(low)).toEqual(['chq-matrix.json › recon: has no row']);
  });

  test('a set-piece battle with a figure for only four sizes', () => {
    const bad = damaged((copy) => at(copy['set-pieces'].battles, 1).sides.attacker.reserve.pop());
    expect(schemaFaults('set-pieces', bad['set-pieces'])).toEqual([
      expect.stringMatching(/^set-pieces\.json › the-rescue › sides\.attacker\.reserve: /),
    ]);
  });

  test('a duplicate id', () => {
    const bad = damaged((copy) => copy['special-rules'].push(at(copy['special-rules'])));
    expect(repeatedIds(bad)).toEqual(['special-rules.json › alert: occurs twice']);
  });

  test.each<[string, (copy: ReturnType<typeof readData>) => void, string]>([
    ['special rule', (d) => at(d.conventional).special.push('x'), 'conventional.json › light-infantry'],
    ['matrix row', (d) => d['chq-matrix'].rows.push({ type: 'x', modifiers: [] }), 'chq-matrix.json › x'],
    ['matrix column', (d) => d['chq-matrix'].columns.push('x'), 'chq-matrix.json columns'],
    ['tactical type', (d) => at(d['tactical-upgrades']).types.push('x'), 'tactical-upgrades.json › antigrav'],
    [
      'passenger',
      (d) => d['aircraft-upgrades'].find(({ carries }) => carries)?.carries?.push('x'),
      'aircraft-upgrades.json › light-transport',
    ],
    ['banned type', (d) => at(d.eras).bannedTypes.push('x'), 'eras.json › open'],
    ['era mech upgrade', (d) => at(d.eras, 2).mechUpgrades?.push('x'), 'eras.json › colonial-war'],
    ['era aircraft upgrade', (d) => at(d.eras, 1).aircraftUpgrades?.push('x'), 'eras.json › burning'],
    ['era aircraft ban', (d) => at(d.eras).bannedAircraftUpgrades.push('x'), 'eras.json › open'],
    ['era tactical ban', (d) => at(d.eras).bannedTacticalUpgrades.push('x'), 'eras.json › open'],
    [
      'preset upgrade',
      (d) => at(d.presets.mechs).upgrades.push({ id: 'x' }),
      'presets.json › light-skirmisher',
    ],
    [
      'ruling default',
      (d) => Object.assign(at(d.rulings), { default: 'x' }),
      'rulings.json › mobile-infantry-presence',
    ],
  ])('a reference that dangles: %s', (_, change, where) => {
    expect(danglingReferences(damaged(change))).toEqual([`${where}: "x" does not exist`]);
  });

  test('a preset that spends one point too many', () => {
    const bad = damaged((copy) => Object.assign(at(copy.presets.aircraft).stats, { f: 3 }));
    expect(presetFaults(bad)).toEqual(['presets.json › fighter-interceptor: spends 10 of 9 points']);
  });
});

interface SampleElement {
  id: string;
  kind: string;
  type?: string;
  presence: number;
  stats: { m: number; f: number; a: number; d: number };
  upgrades: { id: string }[];
}

describe('The sample forces', () => {
  test.each(fileNames('horizon-wars', 'samples').map((name) => `samples/${name}`))(
    '%s is built from the data and spends every point',
    (name) => {
      const { force } = readFile('horizon-wars', name) as { force: { elements: SampleElement[] } };
      const types = new Set(data.conventional.map(({ id }) => id));
      const faults = force.elements.flatMap((element) => {
        if (element.kind === 'mech') return mechBuildFaults(name, element, data);
        if (element.kind === 'aircraft') return aircraftBuildFaults(name, element, data);
        return types.has(element.type ?? '')
          ? []
          : [`${name} › ${element.id}: "${element.type}" does not exist`];
      });
      expect(faults).toEqual([]);
    },
  );
});
