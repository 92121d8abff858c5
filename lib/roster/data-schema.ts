import * as z from 'zod/mini';
import type { Page } from './rule';
import type { Ruling } from './ruling';
import { listOf } from './schemas';

// What the data files of every game are made of.

export const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));

export const name = z.string().check(z.minLength(1), z.maxLength(60));

/** One line of prose in our own words, of at most this many characters. */
export const lineOf = (most: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(most), z.regex(/^[^\n!]*$/, 'one line, and no exclamation mark'));

const line = lineOf(120);
const value = z.union([name, z.int()]);

/** Returns the schema of a game's rulings.json; `page` is the schema of its page references. */
export const rulingsDataSchema = <Page extends z.ZodMiniType>(page: Page) =>
  z.array(
    z
      .strictObject({
        id,
        title: name,
        question: line,
        page,
        default: value,
        values: z.array(z.strictObject({ value, meaning: line })).check(z.minLength(2)),
      })
      .check(z.refine(hasDefault, { error: 'the default is one of the values' })),
  );

const hasDefault = ({ default: usual, values }: Pick<Ruling, 'default' | 'values'>) =>
  values.some(({ value }) => value === usual);

/** A short form that the screen shows, and what it means. */
export interface GlossaryTerm {
  /** As it is shown: "FC". */
  label: string;
  name: string;
  /** In a sentence or two, in our own words. */
  meaning: string;
  page: Page;
}

const MAX_TERMS = 100;

/** Returns the schema of a game's glossary.json; `page` is the schema of its page references. */
export const glossarySchema = <PageSchema extends z.ZodMiniType>(page: PageSchema) =>
  listOf(
    z.strictObject({ label: lineOf(12), name: lineOf(60), meaning: lineOf(170), page }),
    MAX_TERMS,
  ).check(z.refine(hasUniqueLabels, { error: 'no label is explained twice' }));

const hasUniqueLabels = (terms: readonly { label: string }[]) =>
  new Set(terms.map(({ label }) => label)).size === terms.length;

/** Returns the schema of a game's play-summary.json, of its lines and its page references. */
export const playDataSchema = <Line extends z.ZodMiniType, Page extends z.ZodMiniType>(
  line: Line,
  page: Page,
) =>
  z.array(
    z.strictObject({
      title: name,
      rows: z.array(z.strictObject({ name, lines: z.array(line).check(z.minLength(1)), page })),
    }),
  );
