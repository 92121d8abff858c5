import { groupedBy } from './tally';

/** Two items that match, or one without a counterpart. */
export type Pair<Item> = readonly [one: Item, other: Item] | readonly [Item, null] | readonly [null, Item];

/**
 * Pairs the items of two lists by the first key, then those that are left by the next. Items with equal keys are paired
 * in order. The pairs are in the order of the first list, followed by the items that only the other has.
 * @param keys functions that return an item's key, or null if it has none
 */
export function matched<Item extends object>(
  ones: readonly Item[],
  others: readonly Item[],
  keys: readonly ((item: Item) => string | null)[],
): Pair<Item>[] {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const keyOf of keys) {
    const open = others.filter((item) => !taken.has(item));
    const waiting = groupedBy(open, keyOf);
    for (const item of ones) {
      const key = found.has(item) ? null : keyOf(item);
      const counterpart = key === null ? undefined : waiting.get(key)?.shift();
      if (counterpart === undefined) continue;
      found.set(item, counterpart);
      taken.add(counterpart);
    }
  }
  return [
    ...ones.map((item): Pair<Item> => {
      const counterpart = found.get(item);
      return counterpart ? [item, counterpart] : [item, null];
    }),
    ...others.filter((item) => !taken.has(item)).map((item): Pair<Item> => [null, item]),
  ];
}
