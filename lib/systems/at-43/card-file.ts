import * as z from 'zod/mini';
import { type Card, cardFileNameSchema, cardsSchema } from './card';
import { fixedIds } from './catalogue';

/** A file of cards that players pass on: `{ "musterCards": 1, "system": "at-43", "name": "…", "cards": [ … ] }`. */
export const cardFileSchema = z.strictObject({
  musterCards: z.literal(1),
  system: z.literal('at-43'),
  name: cardFileNameSchema,
  cards: cardsSchema(fixedIds),
});

export type CardFile = z.output<typeof cardFileSchema>;

/** Cards as the text of their file: JSON, UTF-8, indented. */
export function cardFileText(name: string, cards: readonly Card[]): string {
  const file: CardFile = { musterCards: 1, system: 'at-43', name, cards: [...cards] };
  return `${JSON.stringify(file, null, 2)}\n`;
}
