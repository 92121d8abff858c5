import * as z from 'zod/mini';
import { faultsOf } from './faults';
import type { Pack } from './pack/pack';
import { type Fault, fileFault, MAX_FAULTS, type Parsed } from './report';
import { type Roster, rosterSchemaOf } from './roster';
import type { AnyGameSystem } from './system';

/** Maximum depth of the parts of a file. */
const MAX_DEPTH = 20;

const schemas = new WeakMap<AnyGameSystem, z.ZodMiniType<Roster>>();

/** Returns the schema of a whole roster of a game. */
export function rosterSchema(system: AnyGameSystem): z.ZodMiniType<Roster> {
  let schema = schemas.get(system);
  if (schema === undefined) {
    schema = rosterSchemaOf(system.id, system.forceSchema) as unknown as z.ZodMiniType<Roster>;
    schemas.set(system, schema);
  }
  return schema;
}

/** The forces that a schema returned; they are never changed. */
const parsed = new WeakSet<object>();

/**
 * Parses a roster of a known game from JSON values.
 * @param schema a faster equivalent schema, if the caller has one
 */
export function parseRoster(
  json: unknown,
  system: AnyGameSystem,
  schema: z.ZodMiniType<Roster> = rosterSchema(system),
): Parsed<Roster> {
  const read = parseWith(schema, json);
  if (read.ok) parsed.add(read.value.force as object);
  return read;
}

/** Parses a force as if from its file, wherever it comes from: the editor, a hand-written file, a database. */
export const parsedForce = (force: unknown, system: AnyGameSystem): Parsed<unknown> =>
  parsed.has(force as object)
    ? { ok: true, value: force }
    : parseWith<unknown>(system.forceSchema, JSON.parse(JSON.stringify(force)));

/** Parses a pack of a known game from JSON values. */
export const parsePack = (json: unknown, system: AnyGameSystem): Parsed<Pack> =>
  parseWith(system.packSchema, json);

/** Parses JSON values with a schema. */
export function parseWith<Value>(schema: z.ZodMiniType<Value>, json: unknown): Parsed<Value> {
  try {
    const result = z.safeParse(schema, json);
    return result.success
      ? { ok: true, value: result.data }
      : { ok: false, faults: faultsOf(result.error, schema, json) };
  } catch (error) {
    // Zod passes the faults of a part to one call, which cannot have a hundred thousand arguments.
    if (error instanceof RangeError) return { ok: false, faults: faultsOfFirst(schema, json) };
    throw error;
  }
}

/** The faults of the first items of every list: those of all are too many to list. */
function faultsOfFirst(schema: z.ZodMiniType, json: unknown): Fault[] {
  const first = firstItems(json);
  const issues = z.safeParse(schema, first).error?.issues ?? [];
  // What is missing from a shorter list may refer to a later item.
  const own = issues.filter(({ code }) => code !== 'custom');
  if (own.length === 0) return [fileFault('This has too many faults to list; make it anew.')];
  return faultsOf({ issues: own }, schema, first);
}

/** A copy with at most as many items in each list as faults are listed, down to the depth that files have. */
function firstItems(json: unknown, depth = 0): unknown {
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return json;
  if (Array.isArray(json)) return json.slice(0, MAX_FAULTS).map((each) => firstItems(each, depth + 1));
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, firstItems(each, depth + 1)]));
}
