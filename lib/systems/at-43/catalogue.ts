import beginningsData from '@/data/at-43/beginnings.json';
import cardsData from '@/data/at-43/cards.json';
import playData from '@/data/at-43/play.json';
import readingsData from '@/data/at-43/readings.json';
import resolutionData from '@/data/at-43/resolution.json';
import rulingsData from '@/data/at-43/rulings.json';
import type { Ruling } from '@/lib/roster/ruling';
import type { Card } from './card';
import type { Beginning, Play, Readings, Resolution, SampleCard } from './data-schema';

/** What the book's extracts state, read and typed; a test holds every file to its schema. */
export const play = playData as Play;
export const resolution = resolutionData as Resolution;
export const readings = readingsData as Readings;
export const beginnings = beginningsData as Beginning[];
export const rulings = rulingsData as Ruling[];

const samples = cardsData as SampleCard[];

/** The cards that come with the app: what the extracts state, and null for all they do not. */
export const sampleCards: readonly Card[] = samples.map(({ card }) => card);

/** Ids of the cards that come with the app. */
export const sampleIds: ReadonlySet<string> = new Set(sampleCards.map(({ id }) => id));

/** Ids that no card of one's own may have: those of all samples but the later ones, which it replaces. */
export const fixedIds: ReadonlySet<string> = new Set(
  samples.filter(({ replaceable }) => replaceable !== true).map(({ card }) => card.id),
);

const pages = new Map(samples.map(({ card, pages }) => [card, pages]));

/** Pages on which the book says what a sample card states; none for a card of one's own. */
export const pagesOf = (card: Card): readonly number[] => pages.get(card) ?? [];

/** Is it a card that comes with the app? One of the player's own in place of a later sample is not. */
export const isSample = (card: Card): boolean => pages.has(card);

/** The samples that none of these cards replaces. */
export function samplesBeside(cards: readonly Card[]): readonly Card[] {
  const replaced = new Set(cards.map(({ id }) => id));
  return sampleCards.filter(({ id }) => !replaced.has(id));
}

const sampleById = new Map(sampleCards.map((card) => [card.id, card]));

/** A way to find a card by its id among the app's and a company's own; undefined where neither has it. */
export function cardLookup(own: readonly Card[]): (id: string) => Card | undefined {
  if (own.length === 0) return (id) => sampleById.get(id);
  const ownById = new Map(own.map((card) => [card.id, card]));
  return (id) => ownById.get(id) ?? sampleById.get(id);
}
