/** Returns how often each item occurs in a list, in the order of their first occurrences. */
export function tally<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Returns the items of a list that another does not have, or not as often. */
export function beyond<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = tally(others);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

/** Returns the items of a list by a key, the keys in the order of their first occurrences. */
export function groupedBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns the list of a key; adds an empty one if the map has none. */
export function listIn<Key, Item>(map: Map<Key, Item[]>, key: Key): Item[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** Returns a look-up by ids that a schema has already validated; throws on an unknown id, which is a bug. */
export function byId<Item extends { id: string }>(items: readonly Item[]) {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id: Item['id']): Item => {
    const item = map.get(id);
    if (item === undefined) throw new Error(`Unknown id: ${id}`);
    return item;
  };
}

/** Returns items by their ids, in order. */
export const mapById = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Returns a function that works out what belongs to an object once; for objects that are never changed. */
export function remembered<Key extends object, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { value: of(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
