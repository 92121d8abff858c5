import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection';
import { addFault } from '@/lib/roster/references';
import { cardSchema } from './card';
import { unitSchema } from './force';

/** An entry of a collection: a unit, which may bring the card it is of. */
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

/** What an entry fields. */
export type Collected = CollectedEntry['element'];

/** A unit that a player owns, as an entry has it. */
export type CollectedEntry = z.output<typeof entrySchema>;
