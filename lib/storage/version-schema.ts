import * as z from 'zod/mini';
import { rosterSchema } from '@/lib/roster/parse';
import { NAME_LENGTH, type Roster, textSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { idSchema, timeSchema } from './records';

/** A state of a roster that its player has given a name. */
export interface Version {
  /** The id of the roster. */
  of: string;
  name: string;
  /** Milliseconds since 1970, of the state. */
  made: number;
  roster: Roster;
}

/** The schema of a named version of a game's rosters. */
export const versionSchema = (system: AnyGameSystem): z.ZodMiniType<Version> =>
  z.strictObject({
    of: idSchema,
    name: textSchema(NAME_LENGTH, 1),
    made: timeSchema,
    roster: rosterSchema(system),
  }) as unknown as z.ZodMiniType<Version>;
