import type { Preset } from '@/lib/systems/horizon-wars/catalogue/data-schema';
import type { Data } from './data';

type Records = readonly { id: string }[];

const idsOf = (records: Records) => new Set(records.map(({ id }) => id));

function repeated(where: string, ids: readonly (string | number)[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${where} › ${id}: occurs twice`);
}

function dangling(where: string, ids: readonly string[], known: ReadonlySet<string>): string[] {
  return ids.filter((id) => !known.has(id)).map((id) => `${where}: "${id}" does not exist`);
}

/** Finds ids that occur twice in their list. */
export function repeatedIds(data: Data): string[] {
  const lists: Record<string, Records> = {
    'aircraft-upgrades.json': data['aircraft-upgrades'],
    'battlefield.json': data.battlefield,
    'conventional.json': data.conventional,
    'eras.json': data.eras,
    'eras.json allegiances': data.eras.flatMap((era) => era.allegiances),
    'mech-upgrades.json': data['mech-upgrades'],
    'rulings.json': data.rulings,
    'set-pieces.json sizes': data['set-pieces'].sizes,
    'set-pieces.json battles': data['set-pieces'].battles,
    'special-rules.json': data['special-rules'],
    'tactical-upgrades.json': data['tactical-upgrades'],
    'adventures.json contexts': data.adventures.contexts,
    'adventures.json actions': data.adventures.actions,
    'adventures.json purposes': data.adventures.purposes,
    'presets.json': [...data.presets.mechs, ...data.presets.aircraft],
  };
  return [
    ...Object.entries(lists).flatMap(([where, list]) =>
      repeated(
        where,
        list.map(({ id }) => id),
      ),
    ),
    ...data['mech-upgrades'].flatMap(({ id, options = [] }) =>
      repeated(
        `mech-upgrades.json › ${id}`,
        options.map((option) => option.id),
      ),
    ),
    ...data.rulings.flatMap(({ id, values }) =>
      repeated(
        `rulings.json › ${id}`,
        values.map(({ value }) => value),
      ),
    ),
    ...repeated('chq-matrix.json columns', data['chq-matrix'].columns),
    ...repeated(
      'chq-matrix.json rows',
      data['chq-matrix'].rows.map(({ type }) => type),
    ),
  ];
}

/** Finds ids that do not exist, and defaults that are not among the values. */
export function danglingReferences(data: Data): string[] {
  const types = idsOf(data.conventional);
  const special = idsOf(data['special-rules']);
  const tactical = idsOf(data['tactical-upgrades']);
  const aircraft = idsOf(data['aircraft-upgrades']);
  const mechs = idsOf(data['mech-upgrades']);
  const frames = idsOf(data['mech-upgrades'].filter(({ kind }) => kind !== 'command'));
  return [
    ...data.conventional.flatMap((type) => dangling(`conventional.json › ${type.id}`, type.special, special)),
    ...dangling('chq-matrix.json columns', data['chq-matrix'].columns, types),
    ...data['chq-matrix'].rows.flatMap((row) => dangling(`chq-matrix.json › ${row.type}`, [row.type], types)),
    ...data['tactical-upgrades'].flatMap((each) =>
      dangling(`tactical-upgrades.json › ${each.id}`, each.types, types),
    ),
    ...data['aircraft-upgrades'].flatMap((each) =>
      dangling(`aircraft-upgrades.json › ${each.id}`, each.carries ?? [], types),
    ),
    ...data.eras.flatMap((era) => [
      ...dangling(`eras.json › ${era.id}`, era.mechUpgrades ?? [], frames),
      ...dangling(`eras.json › ${era.id}`, era.aircraftUpgrades ?? [], aircraft),
      ...dangling(`eras.json › ${era.id}`, era.bannedAircraftUpgrades, aircraft),
      ...dangling(`eras.json › ${era.id}`, era.bannedTypes, types),
      ...dangling(`eras.json › ${era.id}`, era.bannedTacticalUpgrades, tactical),
    ]),
    ...data.presets.mechs.flatMap((preset) => danglingUpgrades(preset, mechs)),
    ...data.presets.aircraft.flatMap((preset) => danglingUpgrades(preset, aircraft)),
    ...data.rulings
      .filter((ruling) => !ruling.values.some(({ value }) => value === ruling.default))
      .map(({ id, default: value }) => `rulings.json › ${id}: "${value}" does not exist`),
  ];
}

const danglingUpgrades = (preset: Preset, known: ReadonlySet<string>) =>
  dangling(
    `presets.json › ${preset.id}`,
    preset.upgrades.map(({ id }) => id),
    known,
  );

/** Finds records that contradict another file or themselves. */
export function contradictions(data: Data): string[] {
  const { columns, rows } = data['chq-matrix'];
  const rolls = (list: readonly { id: string; rolls: number[] }[]) => list.flatMap((each) => each.rolls);
  const { adventures } = data;
  return [
    ...data.conventional.flatMap((type) => [
      ...(type.chq === columns.includes(type.id)
        ? []
        : [`conventional.json › ${type.id}: chq and the matrix columns disagree`]),
      ...(rows.some((row) => row.type === type.id) ? [] : [`chq-matrix.json › ${type.id}: has no row`]),
      ...(type.special.includes(type.element)
        ? []
        : [`conventional.json › ${type.id}: element and special rules disagree`]),
    ]),
    ...data['aircraft-upgrades']
      .filter((each) => (each.kind === 'transport') !== (each.carries !== undefined))
      .map(({ id }) => `aircraft-upgrades.json › ${id}: transports and only they carry`),
    ...data['mech-upgrades']
      .filter((each) => each.options !== undefined && each.cost !== 0)
      .map(({ id }) => `mech-upgrades.json › ${id}: the options carry the cost`),
    ...d12('contexts', [...adventures.contexts.map((each) => each.roll), adventures.choose]),
    ...d12('actions', rolls(adventures.actions)),
    ...d12('purposes', rolls(adventures.purposes)),
  ];
}

function d12(list: string, rolls: readonly number[]): string[] {
  const sorted = [...rolls].sort((a, b) => a - b);
  const whole = sorted.length === 12 && sorted.every((roll, index) => roll === index + 1);
  return whole ? [] : [`adventures.json › ${list}: the rolls are ${sorted.join(', ')}, not 1 to 12`];
}
