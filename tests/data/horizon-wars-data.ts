import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  adventuresSchema,
  aircraftSchema,
  aircraftUpgradesSchema,
  battlefieldSchema,
  chqMatrixSchema,
  conventionalSchema,
  erasSchema,
  lengthsSchema,
  mechsSchema,
  mechUpgradesSchema,
  playSummarySchema,
  presetsSchema,
  rulingsSchema,
  setPiecesSchema,
  specialRulesSchema,
  tacticalUpgradesSchema,
} from '@/lib/systems/horizon-wars/data-schema';

z.config(z.locales.en());

const FOLDER = join(import.meta.dirname, '../../data/horizon-wars');

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  adventures: adventuresSchema,
  aircraft: aircraftSchema,
  'aircraft-upgrades': aircraftUpgradesSchema,
  battlefield: battlefieldSchema,
  'chq-matrix': chqMatrixSchema,
  conventional: conventionalSchema,
  eras: erasSchema,
  lengths: lengthsSchema,
  'mech-upgrades': mechUpgradesSchema,
  mechs: mechsSchema,
  'play-summary': playSummarySchema,
  presets: presetsSchema,
  rulings: rulingsSchema,
  'set-pieces': setPiecesSchema,
  'special-rules': specialRulesSchema,
  'tactical-upgrades': tacticalUpgradesSchema,
};

/** The whole data of the game, a member a file. */
export type Data = { [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> };
export type FileName = keyof Data;

/** Names of the JSON files in a folder of the data, without `.json`. */
export const fileNames = (folder = ''): string[] =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''));

/** One data file as it stands on disk, not yet held against anything. */
export const readFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

/** A fresh copy of all data, free to be damaged by a test. */
export const readData = () =>
  Object.fromEntries(Object.keys(schemas).map((name) => [name, readFile(name)])) as Data;

/** `set-pieces.json › the-rescue › sides.attacker.loss`: where in a file a path leads, by the ids on its way. */
function place(file: string, data: unknown, path: readonly PropertyKey[]): string {
  const trail = [`${file}.json`];
  let rest: string[] = [];
  let at = data;
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    rest.push(String(key));
    const record = (at ?? {}) as { id?: unknown; type?: unknown; name?: unknown };
    const label = typeof at === 'object' ? (record.id ?? record.type ?? record.name) : undefined;
    if (label !== undefined) {
      trail.push(String(label));
      rest = [];
    }
  }
  if (rest.length > 0) trail.push(rest.join('.'));
  return trail.join(' › ');
}

/** What is wrong with a file by its schema, a line a fault. */
export function schemaFaults<File extends FileName>(file: File, data: unknown): string[] {
  const issues = schemas[file].safeParse(data).error?.issues ?? [];
  return issues.map((issue) => `${place(file, data, issue.path)}: ${issue.message}`);
}
