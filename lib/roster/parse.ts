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

/** Reads a roster of a known game out of parsed JSON. */
export const parseRoster = (json: unknown, system: AnyGameSystem): Parsed<Roster> =>
  parseWith(rosterSchema(system), json);

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
