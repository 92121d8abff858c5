import { type Chosen, changedRulings, type Ruling } from './ruling';

/**
 * What of a force matters in play: all that its file says but names and notes. Neither an element's id nor the order
 * of the elements is in it.
 */
export interface InPlay {
  /** What is said of the force as a whole; a list in it counts in its order, unless it is `unordered`. */
  whole: unknown;
  /** Everything with an id that may be referred to, in any order. */
  elements: readonly { id: string; own: unknown }[];
  /** Every place where an id is referred to. */
  references: readonly Reference[];
}

/** Elements that are referred to, in any order: by an element, or as a group of their own. */
export interface Reference {
  /** What the reference says. */
  as: string;
  from?: string;
  to: readonly string[];
}

/**
 * A list whose order does not matter: the same whatever order it came in.
 * @param keyOf what tells most of its items apart; the rest is told apart by their text
 */
export const unordered = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.length < 2
    ? items
    : [...items].sort((a, b) => compare(keyOf(a), keyOf(b)) || compare(JSON.stringify(a), JSON.stringify(b)));

/** The same of words. */
export const unorderedWords = <Word extends string>(words: readonly Word[]): readonly Word[] =>
  words.length < 2 ? words : [...words].sort();

/** The order of two texts by their code units, the same in every language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The rulings that a force settles otherwise than by default: a default need not be said. */
export const nonDefaultRulings = (rulings: readonly Ruling[], chosen: Chosen): unknown =>
  changedRulings(rulings, chosen).map(({ id }) => [id, chosen[id]]);
