import { NAME_LENGTH } from '../limits';

// Edits of element lists that every game uses.

/** Returns an unused id: the prefix and one more than the highest number after it, "u7". */
export function nextId(prefix: string, items: readonly { id: string }[]): string {
  const numbered = new RegExp(`^${prefix}(\\d{1,9})$`);
  let highest = 0;
  for (const { id } of items) highest = Math.max(highest, Number(numbered.exec(id)?.[1] ?? 0));
  return `${prefix}${highest + 1}`;
}

/**
 * Returns the name if it is free, else with the next free number, within the maximum length: "Lance 2". A number after a
 * comma is part of the name: "Lance, 15 points, 1 (2)".
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const [, base = name, own] = /^(.*[^\s,])\s+(\d{1,3})$/.exec(name) ?? [];
  const isPart = own === undefined && /\d$/.test(name);
  for (let number = own === undefined ? 2 : Number(own) + 1; ; number++) {
    const end = isPart ? ` (${number})` : ` ${number}`;
    const next = base.slice(0, NAME_LENGTH - end.length).trimEnd() + end;
    if (!taken.has(next)) return next;
  }
}

/**
 * Inserts a copy of an item after it, under the same name; returns the same list if there is no such item.
 * @param more fields in which the copy differs
 */
export function duplicated<Item extends { id: string }>(
  items: Item[],
  id: string,
  copyId: string,
  more: (original: Item) => Partial<Item>,
): Item[] {
  const index = items.findIndex((item) => item.id === id);
  const original = items[index];
  if (original === undefined) return items;
  const copy = { ...original, id: copyId, ...more(original) };
  return items.toSpliced(index + 1, 0, copy);
}

/** Removes items, and their ids from a list of ids in each of the others; returns the same list if none is there. */
export function withoutItems<Key extends string, Item extends { id: string } & Record<Key, string[]>>(
  items: Item[],
  ids: readonly string[],
  list: Key,
): Item[] {
  const gone = new Set(ids);
  const left = items.filter(({ id }) => !gone.has(id));
  if (left.length === items.length) return items;
  return left.map((item) =>
    item[list].some((id) => gone.has(id))
      ? { ...item, [list]: item[list].filter((id) => !gone.has(id)) }
      : item,
  );
}

/** Moves an item to the index `to`, clamped to the list; returns the same list if nothing moves. */
export function moved<Item extends { id: string }>(items: Item[], id: string, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const target = Math.min(Math.max(to, 0), items.length - 1);
  if (item === undefined || target === from) return items;
  return items.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** A list with a number of occurrences of an id: surplus ones are removed from the end, missing ones appended. */
export function withCount(ids: readonly string[], id: string, count: number): string[] {
  let found = 0;
  const left = ids.filter((each) => each !== id || found++ < count);
  return [...left, ...Array.from({ length: Math.max(0, count - found) }, () => id)];
}

/** Sums a number of each item. */
export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
