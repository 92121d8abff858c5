import type { Page } from './rule';

/** A value that a ruling may have. */
export type RulingValue = string | number;

/** A reading of a passage where the book is silent or contradicts itself, with what else it may mean. */
export interface Ruling {
  id: string;
  title: string;
  /** What is open, in a sentence. */
  question: string;
  page: Page;
  default: RulingValue;
  values: { value: RulingValue; meaning: string }[];
}
