import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { aircraftSchema, conventionalSchema, mechSchema } from '../force';

const own = { id: true, name: true, chq: true } as const;

/** An entry of a collection: the design of a mech or an aircraft, or a conventional type. */
export const entrySchema = z
  .strictObject(
    entryShapeOf(
      z.discriminatedUnion('kind', [
        z.omit(mechSchema, own),
        z.omit(conventionalSchema, own),
        z.omit(aircraftSchema, own),
      ]),
    ),
  )
  .check(checkNumbers);

/** The element that an entry fields, without id, name and CHQ flag. */
export type Collected = z.output<typeof entrySchema>['element'];
