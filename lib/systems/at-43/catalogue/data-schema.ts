import * as z from 'zod/mini';
import { glossarySchema, lineOf, name, playDataSchema, rulingsDataSchema } from '@/lib/roster/data-schema';
import { cardSchema } from './card';

/** A page with rules or examples on it, up to the company sheet. */
const page = z.int().check(z.gte(46), z.lte(126));
const count = z.int().check(z.gte(0), z.lte(99));
const line = lineOf(120);

const sampleCard = z.strictObject({
  pages: z.array(page).check(z.minLength(1)),
  /** A sample added later: a stored company's own card with its id replaces it. */
  replaceable: z.optional(z.boolean()),
  card: cardSchema,
});
/** cards.json: the profiles in the extracts, with their pages. */
const sampleCardsSchema = z.array(sampleCard);
export type SampleCard = z.infer<typeof sampleCard>;

/** resolution.json: the universal table (p.51). Each row reaches up to a difference; null reaches all. */
const resolutionSchema = z.strictObject({
  page,
  rows: z
    .array(
      z.strictObject({
        to: z.nullable(z.int()),
        /** Result needed on a die: 1 succeeds without a roll, 7 fails without one. */
        needed: z.int().check(z.gte(1), z.lte(7)),
      }),
    )
    .check(z.length(7)),
});
export type Resolution = z.infer<typeof resolutionSchema>;

const cardOutline = z.strictObject({
  designation: name,
  page,
  weapons: z.array(z.strictObject({ name, count, area: z.nullable(count) })),
});
/** card-outlines.json: units that the extracts name without army or category, to start a card from. */
const cardOutlinesSchema = z.array(cardOutline);
export type CardOutline = z.infer<typeof cardOutline>;

/** rulings.json: lost or unclear passages, with the readings to choose from. */
const rulingsSchema = rulingsDataSchema(page);

const oneLine = z.strictObject({ title: name, text: line, page: z.nullable(page) });
/** readings.json: how we read the book where it is silent or its extracts leave something open. */
const readingsSchema = z.array(oneLine);
export type Readings = z.infer<typeof readingsSchema>;

/** play-summary.json: how the game is played, in our words. */
const playSummarySchema = playDataSchema(line, page);

const note = z.strictObject({ effect: line, page });

const bought = z.enum(['activate', 'relocate', 'delay', 'extra', 'drill', 'rally', 'artillery']);
const drill = z.enum(['knee', 'overwatch', 'take-cover', 'split-fire']);
export type DrillId = z.infer<typeof drill>;

/** play.json: figures for the two sheets, and what leadership points buy. */
const playSchema = z.strictObject({
  platoon: z.strictObject({ slots: count, page }),
  sheetLines: z.strictObject({ specialists: count, equipment: count, page }),
  /** Centimetres added to the movement. */
  rush: z.strictObject({ infantry: count, armoured: count, page }),
  /** Fighters at which infantry of type 1, 2 and 3 tests its morale. */
  morale: z.strictObject({ difficulty: count, fighters: z.array(count).check(z.length(3)), page }),
  withoutOfficer: z.strictObject({ cost: count, page }),
  leadership: z.array(z.strictObject({ id: bought, name, cost: count, page, effect: line })),
  /** Notes on special properties of weapons, for unit cards. */
  weapons: z.strictObject({ indirect: note, fixed: note, special: note }),
  drills: z.array(z.strictObject({ id: drill, name, infantryOnly: z.boolean(), page, effect: line })),
});
export type Play = z.infer<typeof playSchema>;

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  'card-outlines': cardOutlinesSchema,
  cards: sampleCardsSchema,
  glossary: glossarySchema(page),
  'play-summary': playSummarySchema,
  play: playSchema,
  readings: readingsSchema,
  resolution: resolutionSchema,
  rulings: rulingsSchema,
};
