/** What of a game is the worst to read and to check: its `tests/rules/<id>/worst.ts`, with lists as long as a size allows. */
export interface Worst {
  /** Rules that so many units cannot break. */
  unbroken: string[];
  /**
   * Forces, with a pack that each breaks.
   * @param units how many elements or units; of one mech, upgrades
   * @param lists how long the lists of each are
   */
  forces: (units: number, lists: number) => { force: object; pack: object }[];
  /** A size of which four times the units, or four times the lists, can be read. */
  base: [units: number, lists: number];
  /** As large as a file may be: as many units as there may be, with lists that come to nearly 1 MiB. */
  most: [units: number, lists: number];
  /** The parts of a force where a value may stand that takes time, memory or stack: JSON with the value in it. */
  places: ((value: string) => string)[];
  /** Forces with more faults in lists within lists than are told, by what is at fault. */
  nested: Record<string, object>;
  /**
   * Forces that say the least and break the most, by what is in them, under a pack that bans their types; null for a
   * game whose force is one thing.
   */
  chatty: { banned: string[]; forces: Record<string, (units: number) => object> } | null;
}

/** A list made by place. */
export const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** An item of a list that is gone through again and again. */
export const cycle = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** So many items, gone through again and again. */
export const within = <Item>(count: number, items: readonly Item[]): Item[] =>
  many(count, (at) => cycle(items, at));

/** Ids of so many of the units there are, others for each `turn`. */
export const ids = (prefix: string, of: number, count: number, turn: number): string[] =>
  many(count, (at) => `${prefix}${(at * 7 + turn * 13) % of}`);

/** A name as long as a name may be, or none. */
export const nameOf = (at: number): string => (at % 2 === 0 ? '' : `Żółw ${at} `.padEnd(120, 'x'));
