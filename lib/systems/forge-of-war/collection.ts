import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { listOf } from '@/lib/roster/lists';
import { elementIdSchema, LIST_SIZE } from '@/lib/roster/roster';
import { customWeaponSchema, unitSchema } from './force';

/** An entry of a collection: a unit with nobody aboard, and its own weapons where it bears some. */
export const entrySchema = z
  .strictObject({
    ...entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true }), {
        // Its passengers will be those of a force.
        passengers: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
    weapons: z.optional(listOf(customWeaponSchema, LIST_SIZE)),
  })
  .check(checkNumbers);

/** What an entry fields. */
export type Collected = z.output<typeof entrySchema>['element'];
