import * as z from 'zod/mini';
import cardOutlinesData from '@/data/at-43/card-outlines.json';
import cardsData from '@/data/at-43/cards.json';
import playData from '@/data/at-43/play.json';
import readingsData from '@/data/at-43/readings.json';
import resolutionData from '@/data/at-43/resolution.json';
import rulingsData from '@/data/at-43/rulings.json';
import type { Ruling } from '@/lib/roster/ruling';
import { type Card, cardFileNameSchema, cardSchema, cardsSchema, MAX_CARDS } from './card';
import type { CardOutline, Play, Readings, Resolution, SampleCard } from './data-schema';

/** The figures of the book's extracts, read and typed; a test holds every file to its schema. */
export const play = playData as Play;
export const resolution = resolutionData as Resolution;
export const readings = readingsData as Readings;
export const cardOutlines = cardOutlinesData as CardOutline[];
export const rulings = rulingsData as Ruling[];

// Parsed, so that a field which the extracts do not know of has its default.
const samples: SampleCard[] = cardsData.map((sample) => ({
  ...sample,
  card: z.parse(cardSchema, sample.card),
}));

/** The cards that come with the app: what the extracts state, null for the rest. */
export const sampleCards: readonly Card[] = samples.map(({ card }) => card);

/** Ids of the cards that come with the app. */
export const sampleIds: ReadonlySet<string> = new Set(sampleCards.map(({ id }) => id));

/** Ids that a player's card may not have: those of all samples except replaceable ones. */
export const fixedIds: ReadonlySet<string> = new Set(
  samples.filter(({ replaceable }) => replaceable !== true).map(({ card }) => card.id),
);

const pages = new Map(samples.map(({ card, pages }) => [card, pages]));

/** Pages that a sample card is taken from; empty for a player's card. */
export const pagesOf = (card: Card): readonly number[] => pages.get(card) ?? [];

/** Whether a card comes with the app; a player's card that replaces a sample does not. */
export const isSample = (card: Card): boolean => pages.has(card);

/** The samples that are not replaced by any of these cards. */
export function remainingSamples(cards: readonly Card[]): readonly Card[] {
  const replaced = new Set(cards.map(({ id }) => id));
  return sampleCards.filter(({ id }) => !replaced.has(id));
}

const sampleById = new Map(sampleCards.map((card) => [card.id, card]));

/** Returns a look-up by id among a company's own cards and the app's; undefined if neither has the card. */
export function cardLookup(own: readonly Card[]): (id: string) => Card | undefined {
  if (own.length === 0) return (id) => sampleById.get(id);
  const ownById = new Map(own.map((card) => [card.id, card]));
  return (id) => ownById.get(id) ?? sampleById.get(id);
}

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
