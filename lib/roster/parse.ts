import * as z from 'zod/mini';
import { faultsOf } from './faults';
import type { Pack } from './pack/pack';
import { type Parsed, refused } from './report';
import { type Roster, rosterSchemaOf } from './roster';
import type { AnyGameSystem } from './system';

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
    if (!(error instanceof RangeError)) throw error;
    return refused('This has too many faults to list; make it anew.');
  }
}
