import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { addFault } from '@/lib/roster/references';
import { cardSchema } from '../catalogue/card';
import { unitSchema } from '../force';

/** An entry of a collection: a unit, optionally with its card. */
export const entrySchema = z
  .strictObject({
    ...entryShapeOf(z.omit(unitSchema, { id: true, name: true })),
    card: z.optional(cardSchema),
  })
  .check(checkNumbers)
  .check((payload) => {
    const { card, element } = payload.value;
    if (card !== undefined && card.id !== element.card)
      addFault(payload, ['card', 'id'], `This is "${card.id}"; the unit is of the card "${element.card}".`);
  });

/** The unit that an entry fields, without id and name. */
export type Collected = CollectedEntry['element'];

/** An entry: a unit that a player owns. */
export type CollectedEntry = z.output<typeof entrySchema>;
