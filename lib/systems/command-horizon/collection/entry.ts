import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { listOf } from '@/lib/roster/lists';
import { elementIdSchema } from '@/lib/roster/roster';
import { unitSchema } from '../force';

/** An entry of a collection: a unit whose teams have joined no other, since those are units of a force. */
export const entrySchema = z
  .strictObject(
    entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true }), {
        attachTo: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
  )
  .check(checkNumbers);

/** The unit that an entry fields, without id and name. */
export type Collected = z.output<typeof entrySchema>['element'];
