import { type Chosen, changedRulings, type Ruling } from '../ruling';

/**
 * What matters in play: everything in a force's file except names and notes. Neither the ids nor the order of the
 * elements matter.
 */
export interface FingerprintInput {
  /** The data of the force as a whole; the order of a list in it matters, unless it is `unordered`. */
  whole: unknown;
  /** Everything with an id that may be referred to, in any order. */
  elements: readonly { id: string; own: unknown }[];
  /** Every place where an id is referred to. */
  references: readonly Reference[];
}

/** Elements that are referred to, in any order: by an element, or as a group. */
export interface Reference {
  /** The kind of reference. */
  as: string;
  from?: string;
  to: readonly string[];
}

/**
 * Returns a list whose order does not matter in one canonical order.
 * @param keyOf a key that differs for most items; ties are broken by their JSON text
 */
export const unordered = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.length < 2
    ? items
    : [...items].sort((a, b) => compare(keyOf(a), keyOf(b)) || compare(JSON.stringify(a), JSON.stringify(b)));

/** The same for words. */
export const unorderedWords = <Word extends string>(words: readonly Word[]): readonly Word[] =>
  words.length < 2 ? words : [...words].sort();

/** Compares two texts by their code units, in the same way in every language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the rulings that a force changes from their defaults. */
export const nonDefaultRulings = (rulings: readonly Ruling[], chosen: Chosen): unknown =>
  changedRulings(rulings, chosen).map(({ id }) => [id, chosen[id]]);
