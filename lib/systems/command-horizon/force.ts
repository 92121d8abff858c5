import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/lists';
import { rulingsSchemaOf } from '@/lib/roster/pack';
import { addFault, requireUnique } from '@/lib/roster/references';
import { elementIdSchema, FORCE_SIZE, optionalNameSchema } from '@/lib/roster/roster';
import { rulings, unitTypes } from './catalogue';

/** A whole number with no most of its own. */
function wholeFrom(min: number) {
  const error = `a whole number, ${min} or more`;
  return z.int({ error }).check(z.minimum(min, { error }));
}

/** A unit as the file has it. */
export const unitSchema = z.strictObject({
  id: elementIdSchema,
  name: optionalNameSchema,
  type: z.enum(unitTypes.map(({ id }) => id)),
  /** Tanks, bases or teams; left out for as many as the type has in this faction, 1 for artillery. */
  models: z.optional(wholeFrom(0)),
  shieldDrones: z._default(wholeFrom(0), 0),
  deployAs: z._default(z.enum(['platoon', 'squads']), 'platoon'),
  /** How many of its squads stand together in each group; empty, each squad stands by itself. */
  groups: z._default(listOf(wholeFrom(1), FORCE_SIZE), []),
  /** Ids of infantry platoons, one for each heavy weapons team that is with one. */
  attachTo: z._default(listOf(elementIdSchema, FORCE_SIZE), []),
});

/** The `force` of a Command Horizon roster (its digest, "Fields of force"). */
export const forceSchema = z
  .strictObject({
    faction: z.enum(['alliance', 'asori']),
    unitLimit: z._default(z.nullable(wholeFrom(1)), null),
    rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
    units: listOf(unitSchema, FORCE_SIZE),
  })
  .check((payload) => {
    const { units } = payload.value;
    const ids = units.map(({ id }) => id);
    requireUnique(payload, ids, (index) => ['units', index, 'id'], 'Unit id');
    const known = new Set(ids);
    for (const [at, { attachTo }] of units.entries())
      for (const [index, id] of attachTo.entries())
        if (!known.has(id))
          addFault(payload, ['units', at, 'attachTo', index], `No unit has the id "${id}".`);
  });

export type Force = z.output<typeof forceSchema>;
export type Unit = z.output<typeof unitSchema>;
