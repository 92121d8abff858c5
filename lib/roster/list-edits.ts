import { NAME_LENGTH } from './roster';

// What every game does to the list of its elements.

interface Listed {
  id: string;
  name: string;
}

/** An id that none of these has: the prefix and one more than the highest number behind it, "u7". */
export function nextId(prefix: string, items: readonly { id: string }[]): string {
  const numbered = new RegExp(`^${prefix}(\\d{1,9})$`);
  let highest = 0;
  for (const { id } of items) highest = Math.max(highest, Number(numbered.exec(id)?.[1] ?? 0));
  return `${prefix}${highest + 1}`;
}

/** The names that items have been given. */
export const namesOf = (items: readonly { name: string }[]): Set<string> =>
  new Set(items.map(({ name }) => name).filter((name) => name.trim() !== ''));

/** "Lance" to "Lance 2", "Lance 2" to "Lance 3": the next number that is free, within the length of a name. */
function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, base = name, own] = /^(.*\S)\s+(\d{1,3})$/.exec(name) ?? [];
  for (let number = own === undefined ? 2 : Number(own) + 1; ; number++) {
    const end = ` ${number}`;
    const next = base.slice(0, NAME_LENGTH - end.length).trimEnd() + end;
    if (!taken.has(next)) return next;
  }
}

/** The name itself where it is free, else with the next number that is. */
export const freeName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? nextName(name, taken) : name;

/** What a copy is called: the next number of a given name; "" where there is none. */
export const copyName = (name: string, items: readonly { name: string }[]): string =>
  name.trim() === '' ? '' : nextName(name, namesOf(items));

/**
 * Copies an item to the place behind it, under the next name; the same list where there is no such item.
 * @param more what the copy has otherwise
 */
export function duplicated<Item extends Listed>(
  items: Item[],
  id: string,
  copyId: string,
  more: (original: Item) => Partial<Item>,
): Item[] {
  const index = items.findIndex((item) => item.id === id);
  const original = items[index];
  if (original === undefined) return items;
  const copy = { ...original, id: copyId, name: copyName(original.name, items), ...more(original) };
  return items.toSpliced(index + 1, 0, copy);
}

/** Takes an item out, and its id out of a list of ids that each of the others has; the same list where it is not there. */
export function withoutItem<Key extends string, Item extends { id: string } & Record<Key, string[]>>(
  items: Item[],
  id: string,
  list: Key,
): Item[] {
  const left = items.filter((item) => item.id !== id);
  if (left.length === items.length) return items;
  return left.map((item) =>
    item[list].includes(id) ? { ...item, [list]: item[list].filter((each) => each !== id) } : item,
  );
}

/** Moves an item so that it stands at `to`, counted from 0 and held inside the list; the same list where nothing moves. */
export function moved<Item extends { id: string }>(items: Item[], id: string, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const target = Math.min(Math.max(to, 0), items.length - 1);
  if (item === undefined || target === from) return items;
  return items.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** Changes one item; the same list where nothing changes. */
export function withItem<Item extends { id: string }>(
  items: Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const next = item && change(item);
  return next === undefined || next === item ? items : items.with(index, next);
}

/** Sets fields of an item, leaving out those that are undefined; the same item where nothing changes. */
export function withFields<Item extends object>(
  item: Item,
  fields: { [Key in keyof Item]?: Item[Key] | undefined },
): Item {
  const keys = Object.keys(fields) as (keyof Item)[];
  if (keys.every((key) => item[key] === fields[key])) return item;
  const next: Item = { ...item, ...fields };
  for (const key of keys) if (fields[key] === undefined) delete next[key];
  return next;
}

/** Sum of a number taken of each item. */
export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
