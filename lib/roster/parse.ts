import * as z from 'zod/mini';
import { faultsOf } from './faults';
import type { Pack } from './pack';
import type { Parsed } from './report';
import { type Roster, rosterSchemaOf } from './roster';
import type { AnyGameSystem } from './system';

const schemas = new WeakMap<AnyGameSystem, z.ZodMiniType<Roster>>();

/** The schema of a whole roster of a game. */
export function rosterSchema(system: AnyGameSystem): z.ZodMiniType<Roster> {
  let schema = schemas.get(system);
  if (schema === undefined) {
    schema = rosterSchemaOf(system.id, system.forceSchema) as unknown as z.ZodMiniType<Roster>;
    schemas.set(system, schema);
  }
  return schema;
}

/** The forces that were read: what their schema answered, which nobody changes. */
const parsed = new WeakSet<object>();

/**
 * Reads a roster of a known game out of parsed JSON.
 * @param schema a faster one that reads the same, where the caller has it
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

/** A force as its file would be read, however it was made: in the editor, by hand, out of a database. */
export const parsedForce = (force: unknown, system: AnyGameSystem): Parsed<unknown> =>
  parsed.has(force as object)
    ? { ok: true, value: force }
    : parseWith<unknown>(system.forceSchema, JSON.parse(JSON.stringify(force)));

/** Reads a pack of a known game out of parsed JSON. */
export const parsePack = (json: unknown, system: AnyGameSystem): Parsed<Pack> =>
  parseWith(system.packSchema, json);

/** Reads what a schema describes out of parsed JSON. */
export function parseWith<Value>(schema: z.ZodMiniType<Value>, json: unknown): Parsed<Value> {
  const result = z.safeParse(schema, json);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, faults: faultsOf(result.error, json) };
}
