import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { listOf } from '@/lib/roster/lists';
import { elementIdSchema } from '@/lib/roster/roster';
import { unitSchema } from './force';

/** An entry of a collection: a unit with nobody aboard, as its passengers will be those of a force. */
export const entrySchema = z
  .strictObject(
    entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true }), {
        passengers: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
  )
  .check(checkNumbers);
