/** Returns a whole number below `max`. */
export type Random = (max: number) => number;

/** A source of whole numbers, repeatable for a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (max) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * max);
  };
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;
