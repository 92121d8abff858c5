/** The inputs of a game that take longest to read and to check, from its `tests/rules/<id>/worst.ts`. */
export interface Worst {
  /** Rules that forces with the most units cannot break. */
  unbroken: string[];
  /**
   * Returns forces, each with a pack that it breaks.
   * @param units the number of elements or units; for a single mech, of upgrades
   * @param lists the length of the lists of each
   */
  forces: (units: number, lists: number) => { force: object; pack: object }[];
  /** A size at which four times the units, or four times the lists, can still be read. */
  base: [units: number, lists: number];
  /** The largest size of a file: the maximum number of units, with lists up to nearly 256 KiB. */
  most: [units: number, lists: number];
  /** Functions that put a hostile JSON value at a place of a force, and return the force's JSON. */
  places: ((value: string) => string)[];
  /** Forces with more faults in nested lists than are reported, by what is at fault. */
  nested: Record<string, object>;
  /**
   * Minimal forces that break as many rules as possible, by their content, and the types that the pack bans; null for
   * a game whose force is a single element.
   */
  chatty: { banned: string[]; forces: Record<string, (units: number) => object> } | null;
}

/** Makes a list from indices. */
export const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** An item of a list that repeats endlessly. */
export const cycle = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** The first `count` items of a list that repeats endlessly. */
export const within = <Item>(count: number, items: readonly Item[]): Item[] =>
  many(count, (at) => cycle(items, at));

/** Ids of `count` of the `of` units, different for each `turn`. */
export const ids = (prefix: string, of: number, count: number, turn: number): string[] =>
  many(count, (at) => `${prefix}${(at * 7 + turn * 13) % of}`);

/** A name of maximum length for odd numbers, else none. */
export const nameOf = (at: number): string => (at % 2 === 0 ? '' : `Żółw ${at} `.padEnd(120, 'x'));
