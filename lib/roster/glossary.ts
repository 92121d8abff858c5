import * as z from 'zod/mini';
import { lineOf } from './data-parts';
import { listOf } from './lists';
import type { Page } from './rule';

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
