import * as z from 'zod/mini';
import type { RosterParser } from '@/lib/check/read';
import { parseRoster, rosterSchema } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

/** From which roster of a game on its schema is compiled: a few files are read sooner without. */
const WORTHWHILE = 20;

/**
 * A reader of many rosters: it compiles a game's schema to code once there have been enough. What it reads
 * and what it refuses are the same. Not for a page, whose security policy forbids making code.
 */
export function manyRosters(): RosterParser {
  const seen = new Map<AnyGameSystem, number>();
  const compiled = new Map<AnyGameSystem, z.ZodMiniType<Roster>>();
  return (json, system) => {
    const schema = compiled.get(system);
    if (schema !== undefined) return parseRoster(json, system, schema);
    const count = (seen.get(system) ?? 0) + 1;
    seen.set(system, count);
    if (count === WORTHWHILE) compiled.set(system, z.compile(rosterSchema(system)));
    return parseRoster(json, system);
  };
}
