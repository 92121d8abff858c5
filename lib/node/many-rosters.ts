import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RosterParser } from '@/lib/check/read';
import type { Hash } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster, rosterSchema } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

/** The number of rosters of a game after which its schema is compiled: for fewer, compiling is slower. */
const COMPILE_AFTER = 20;

/**
 * Makes a parser for many rosters, which compiles a game's schema to code once there have been enough; its results are
 * the same. Not for pages, whose security policy forbids generating code.
 */
export function manyRosters(): RosterParser {
  const seen = new Map<AnyGameSystem, number>();
  const compiled = new Map<AnyGameSystem, z.ZodMiniType<Roster>>();
  return (json, system) => {
    const schema = compiled.get(system);
    if (schema !== undefined) return parseRoster(json, system, schema);
    const count = (seen.get(system) ?? 0) + 1;
    seen.set(system, count);
    if (count === COMPILE_AFTER) compiled.set(system, z.compile(rosterSchema(system)));
    return parseRoster(json, system);
  };
}

/** SHA-256 by Node: several times as fast as one in JavaScript. */
export const sha256: Hash = (text) => hash('sha256', text);
