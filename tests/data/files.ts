import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';

const folderOf = (game: string, folder: string) => path.join(import.meta.dirname, '../../data', game, folder);

/** The names of the JSON files in a folder of a game's data, without `.json`. */
export const fileNames = (game: string, folder = ''): string[] =>
  (existsSync(folderOf(game, folder)) ? readdirSync(folderOf(game, folder)) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

/** Reads a data file without validation. */
export const readFile = (game: string, name: string): unknown =>
  JSON.parse(readFileSync(folderOf(game, `${name}.json`), 'utf8'));

/** Reads a fresh copy of all data of a game, by file name; a test may change it. */
export const readData = <Schemas extends Record<string, z.ZodMiniType>>(game: string, schemas: Schemas) =>
  Object.fromEntries(Object.keys(schemas).map((name) => [name, readFile(game, name)])) as {
    [File in keyof Schemas]: z.infer<Schemas[File]>;
  };

/** Checks a file against its schema: a line per fault, such as `units.json › medium-tanks › page: …`. */
export function schemaFaults(file: string, schema: z.ZodMiniType, data: unknown): string[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.map((issue) => `${place(file, data, issue.path)}: ${issue.message}`);
}

/** A path in a file, with the ids on its way: `set-pieces.json › the-rescue › sides.attacker.loss`. */
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
