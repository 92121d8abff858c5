import { type Edit, isOptionRemoval } from '@/lib/roster/edits/edit';
import type { Roster } from '@/lib/roster/roster';

/**
 * Time limit of a search for fixes, in seconds: the same wherever a list is searched, so that its first fix is the same.
 * Most searches end by themselves long before, after a bounded number of checks.
 */
export const SEARCH_SECONDS = 2;

/** The most milliseconds of a search for fixes in a page, after which its worker is ended: some more than it takes by itself. */
export const SEARCH_LIMIT = 9000;

/** An edit as plain data, with its description. */
export interface DescribedEdit {
  kind: string;
  elements: string[];
  cost: number;
  text: string;
}

/** Where a fix comes from: taking back what was changed, one change, a few changes, or removing elements. */
export type FixSource = 'take-back' | 'change' | 'changes' | 'removal';

/** Changes after which the checker finds no error, and the resulting roster. */
export interface Fix {
  /** The sum over its edits, plus 1 for each change. */
  cost: number;
  /** Every set of edits that costs less has been ruled out. */
  proven: boolean;
  source: FixSource;
  /** In the order in which they are applied. */
  edits: DescribedEdit[];
  roster: Roster;
  /** Number of changes: all edits of one kind on one element or setting are one. */
  changes: number;
  /** The edits in words, with many that are alike in one line. */
  lines: string[];
  /** The same fix of like elements, this one first; only if there are several. */
  choice?: { label: string; edits: DescribedEdit[]; roster: Roster }[];
}

/** How far a search went. */
export interface Searched {
  /** Number of forces checked. */
  checks: number;
  /** Every set of edits up to this cost has been ruled out or is listed. */
  upTo: number;
  seconds: number;
  /** Whether it ended by itself, not because it was stopped or ran out of time. */
  ended: boolean;
}

/** The result of a search: the fixes, what is taken back first, then by cost; none for a legal roster. */
export interface Fixes {
  legal: boolean;
  fixes: Fix[];
  searched: Searched;
}

/** Edits in the order in which they are applied, and the resulting force. */
export interface Candidate {
  force: unknown;
  edits: readonly Edit[];
  source: FixSource;
  /** No fix costs less. */
  proven?: boolean;
}

/** A search that yields the fixes it finds, one step at a time; undefined after a step without one. */
export type Source = Generator<Candidate | undefined, unknown>;

/** Returns what identifies the change that an edit belongs to: its kind, and its elements or setting. */
export const changeOf = ({ kind, elements, sets, key }: Edit): string =>
  elements.length > 0 ? `${kind} ${elements}` : (sets ?? key);

/** Returns the number of changes of some edits: all edits of one kind on one element or setting are one. */
export const changesOf = (edits: readonly Edit[]): number => new Set(edits.map(changeOf)).size;

/** Returns the cost of some edits: their sum, and 1 for each change. */
export const costOf = (edits: readonly Edit[]): number =>
  edits.reduce((sum, { cost }) => sum + cost, changesOf(edits));

/**
 * Returns the weight by which fixes are compared: the cost, and more for each change beyond one for each error. For one
 * error, one change for 12 is better than two for 6 together, which a person would find harder to follow. Removing
 * several options of one element counts as one change: that is better than removing the element. Removing a copy does
 * not count.
 * @param errors the number of errors that the edits put right
 */
export function weightOf(edits: readonly Edit[], errors: number): number {
  const further = new Set(edits.flatMap(countedAs)).size - Math.max(1, errors);
  return costOf(edits) * (1 + Math.max(0, further)) ** FURTHER_CHANGES;
}

const FURTHER_CHANGES = 1.7;

/** What an edit counts as among the changes by which a fix weighs more. */
const countedAs = (edit: Edit): string[] => {
  if (edit.isCopy) return [];
  const isOff = isOptionRemoval(edit) && edit.elements.length > 0;
  return [isOff ? `off ${edit.elements}` : changeOf(edit)];
};
