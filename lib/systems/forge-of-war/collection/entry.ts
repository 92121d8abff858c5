import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { listOf } from '@/lib/roster/lists';
import { elementIdSchema, LIST_SIZE } from '@/lib/roster/roster';
import { customWeaponSchema, unitSchema } from '../force';

/** An entry of a collection: a unit without passengers, and the custom weapons it bears. */
export const entrySchema = z
  .strictObject({
    ...entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true }), {
        // Passengers are units of a force.
        passengers: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
    weapons: z.optional(listOf(customWeaponSchema, LIST_SIZE)),
  })
  .check(checkNumbers);

/** The unit that an entry fields, without id and name. */
export type Collected = z.output<typeof entrySchema>['element'];
