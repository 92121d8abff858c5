import type { Constraint } from './optimizer';
import type { Pack } from './pack';
import { FORCE_SIZE } from './roster';
import { counted } from './words';

/** What the constraints that every game has need to know about a model of each entry. */
interface Common {
  /** How much it counts towards a pack's maximum; 1 if omitted. */
  counts?: readonly number[];
  /** Its types, by the ids of `bans.types`. */
  types: readonly ReadonlySet<string>[];
  /** The noun for elements, singular and plural. */
  noun: readonly [string, string];
  /** A number of a type in words: "2 mechs". */
  countedType: (id: string, count: number) => string;
}

/** Returns the constraints on a force's size, and those of a pack's maximum of elements and types. */
export function commonConstraints(
  pack: Pack | null,
  { counts, types, noun, countedType }: Common,
): Constraint[] {
  const all = types.map(() => 1);
  const constraints: Constraint[] = [{ label: null, coefficients: all, least: 1, most: FORCE_SIZE }];
  if (pack?.maxElements !== undefined)
    constraints.push({
      label: `at most ${counted(pack.maxElements, ...noun)}`,
      coefficients: counts ?? all,
      most: pack.maxElements,
    });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    constraints.push({
      label: `at most ${countedType(id, most)}`,
      coefficients: types.map((each) => (each.has(id) ? 1 : 0)),
      most,
    });
  return constraints;
}

/**
 * Makes as many units of each item as are fielded, with new ids.
 * @param make makes one unit of an item
 */
export function fieldedOf<Item, Unit>(
  items: readonly Item[],
  counts: readonly number[],
  make: (item: Item, id: string) => Unit,
): Unit[] {
  const units: Unit[] = [];
  for (const [at, item] of items.entries())
    for (let model = 0; model < (counts[at] ?? 0); model++) units.push(make(item, `u${units.length + 1}`));
  return units;
}
