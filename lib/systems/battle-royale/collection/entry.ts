import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { mechSchema } from '../force';

/** An entry of a collection: the design of a mech. */
export const entrySchema = z
  .strictObject(entryShapeOf(z.omit(mechSchema, { name: true })))
  .check(checkNumbers);

/** The mech that an entry fields, without its name. */
export type Collected = z.output<typeof entrySchema>['element'];
