import { freeName } from './list-edits';
import type { Row } from './optimizer';
import type { Pack } from './pack';
import { FORCE_SIZE } from './roster';
import { counted } from './words';

/** What the rows that are alike in every game need to know of a model of each entry. */
interface Common {
  /** As how many it counts towards the most that a pack allows; 1 where it is left out. */
  counts?: readonly number[];
  /** The types that it is of, by the ids of `bans.types`. */
  types: readonly ReadonlySet<string>[];
  /** What one is called, singular and plural. */
  noun: readonly [string, string];
  /** So many of a type: "2 mechs". */
  countedType: (id: string, count: number) => string;
}

/** A force has something in it and not too much, and keeps to a pack's most elements, of all and of each type. */
export function commonRows(pack: Pack | null, { counts, types, noun, countedType }: Common): Row[] {
  const all = types.map(() => 1);
  const rows: Row[] = [{ says: null, of: all, least: 1, most: FORCE_SIZE }];
  if (pack?.maxElements !== undefined)
    rows.push({
      says: `at most ${counted(pack.maxElements, ...noun)}`,
      of: counts ?? all,
      most: pack.maxElements,
    });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    rows.push({
      says: `at most ${countedType(id, most)}`,
      of: types.map((each) => (each.has(id) ? 1 : 0)),
      most,
    });
  return rows;
}

/**
 * As many of each item as are fielded, with ids of a prefix and names of their own: "Lance", "Lance 2".
 * @param make one of an item
 */
export function fieldedOf<Item extends { name: string }, Unit>(
  items: readonly Item[],
  counts: readonly number[],
  make: (item: Item, id: string, name: string) => Unit,
): Unit[] {
  const units: Unit[] = [];
  const taken = new Set<string>();
  for (const [at, item] of items.entries())
    for (let model = 0; model < (counts[at] ?? 0); model++) {
      const name = freeName(item.name, taken);
      if (name.trim() !== '') taken.add(name);
      units.push(make(item, `u${units.length + 1}`, name));
    }
  return units;
}
