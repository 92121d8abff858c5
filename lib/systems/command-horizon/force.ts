import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection/parse-collection';
import { elementNotesShape } from '@/lib/roster/element-notes';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { elementIdSchema, optionalNameSchema } from '@/lib/roster/roster';
import { addUnknownId, listOf, requireUnique } from '@/lib/roster/schemas';
import { rulings, unitTypes } from './catalogue/catalogue';

/** A whole number without an upper limit. */
function wholeFrom(min: number) {
  const error = `a whole number, ${min} or more`;
  return z.int({ error }).check(z.minimum(min, { error }));
}

/** A unit in the file format. */
export const unitSchema = z.strictObject({
  id: elementIdSchema,
  name: optionalNameSchema,
  type: z.enum(unitTypes.map(({ id }) => id)),
  /** Tanks, bases or teams; by default the number of the type in this faction, 1 for artillery. */
  models: z.optional(wholeFrom(0)),
  shieldDrones: z._default(wholeFrom(0), 0),
  deployAs: z._default(z.enum(['platoon', 'squads']), 'platoon'),
  /** Sizes of its groups of squads; empty for single squads. */
  groups: z._default(listOf(wholeFrom(1), FORCE_SIZE), []),
  /** Ids of infantry platoons, one for each heavy weapons team that has joined one. */
  attachTo: z._default(listOf(elementIdSchema, FORCE_SIZE), []),
  ...elementNotesShape,
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
          addUnknownId(payload, ['units', at, 'attachTo', index], { id, what: 'unit', known });
  });

export type Force = z.output<typeof forceSchema>;
export type Unit = z.output<typeof unitSchema>;

/** An entry of a collection: a unit whose teams have joined no other, since those are units of a force. */
export const entrySchema = z
  .strictObject(
    entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true, notes: true }), {
        attachTo: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
  )
  .check(checkNumbers);

/** The unit that an entry fields, without id, name and notes. */
export type Collected = z.output<typeof entrySchema>['element'];
