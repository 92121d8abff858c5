import * as z from 'zod/mini';
import { type Card, cardFileNameSchema, cardsSchema, MAX_CARDS } from '../catalogue/card';
import { fixedIds } from '../catalogue/catalogue';

/** A file of cards that players share: `{ "musterCards": 1, "system": "at-43", "name": "…", "cards": [ … ] }`. */
export const cardFileSchema = z.strictObject({
  musterCards: z.literal(1),
  system: z.literal('at-43'),
  name: cardFileNameSchema,
  cards: cardsSchema(fixedIds, MAX_CARDS),
});

export type CardFile = z.output<typeof cardFileSchema>;

/** The text of a file of cards: indented JSON. */
export function cardFileText(name: string, cards: readonly Card[]): string {
  const file: CardFile = { musterCards: 1, system: 'at-43', name, cards: [...cards] };
  return `${JSON.stringify(file, null, 2)}\n`;
}
