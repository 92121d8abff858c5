import { COLLECTION_SIZE, type Collection, type Entry, MOST_MODELS } from './collection';
import { nextId, sum } from './list-edits';
import { NAME_LENGTH, NEW_FORCE } from './roster';
import type { AnyRule } from './rule';

/** What a model is made of: its element, and what its game keeps beside that, such as the card of a unit. */
export type Design = Pick<Entry, 'element'> & Record<string, unknown>;

/** An element of a force as a model that its player owns. */
export interface Owned {
  /** The element's id in the force. */
  id: string;
  /** The name that the player gave it; "" for none. */
  name: string;
  design: Design;
}

/** How the collections of a game and its forces go together. Functions on forces are pure. */
export interface Collecting<Force = unknown> {
  /** A force with nothing in it and no limits, in which models of these entries may be looked at and chosen. */
  begin: (entries: readonly Entry[]) => Force;
  /** Every element of a force, in its order. */
  owned: (force: Force) => Owned[];
  /** The force with a model of an entry more, and the id of its element there; the same force where it is full. */
  field: (force: Force, entry: Entry) => { force: Force; id: string };
  /** What the list of elements says of one that is alone in its force, and nothing of the model; left out for nothing. */
  unsaid?: readonly string[];
  /** What of a design says which model it is: without its task in one force alone. */
  model: (design: Design) => unknown;
}

/** A game's way with collections whose types only its own rooms need to know. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyCollecting = Collecting<any>;

const texts = new WeakMap<object, string>();

/** A text that designs have in common which are of the same model, whatever the order of their fields. */
function modelOf(design: Pick<Entry, 'element'>, collecting: AnyCollecting): string {
  const element = design.element as object;
  const known = texts.get(element);
  if (known !== undefined) return known;
  const text = JSON.stringify(collecting.model({ ...design }), (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
  texts.set(element, text);
  return text;
}

/** "Lance" of "Lance 2": what copies are numbered behind. */
const stem = (name: string) => name.replace(/\s+\d{1,3}$/, '').trim();

/** Elements alike in design as one entry each, the first first, under the name that all of them have, numbers aside. */
export function entriesOf(owned: readonly Owned[], collecting: AnyCollecting): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { name, design } of owned) {
    const key = modelOf(design, collecting);
    const entry = entries.get(key);
    if (entry) {
      entry.count = Math.min(MOST_MODELS, entry.count + 1);
      if (stem(entry.name) !== stem(name)) entry.name = '';
      else entry.name = stem(name);
    } else entries.set(key, { ...design, id: '', name, count: 1, stars: 1, min: 0 });
  }
  return [...entries.values()];
}

/** What came of adding to a collection. */
export interface AddedModels {
  collection: Collection;
  /** How many entries came in, and of how many that were there more models are owned now. */
  added: number;
  raised: number;
  /** How many found no room. */
  left: number;
}

/**
 * A collection with these models of its player. Of a design that is there already as many are owned as there are of it
 * in `entries`, where that is more, for the same models stand in many rosters; or so many more.
 * @param besides are they owned besides those that are there?
 */
export function addModels(
  collection: Collection,
  entries: readonly Entry[],
  collecting: AnyCollecting,
  besides = false,
): AddedModels {
  const next = [...collection.entries];
  let [added, raised, left] = [0, 0, 0];
  for (const entry of entries) {
    const key = modelOf(entry, collecting);
    const alike = next.filter((each) => modelOf(each, collecting) === key);
    const more = entry.count - (besides ? 0 : sum(alike, ({ count }) => count));
    const [first] = alike;
    if (first === undefined) {
      if (next.length < COLLECTION_SIZE) {
        next.push({ ...entry, id: nextId('m', next) });
        added += 1;
      } else left += 1;
    } else if (more > 0) {
      next[next.indexOf(first)] = { ...first, count: Math.min(MOST_MODELS, first.count + more) };
      raised += 1;
    }
  }
  const same = added + raised === 0;
  return { collection: same ? collection : { ...collection, entries: next }, added, raised, left };
}

/** A collection without models that were added to it besides those that were there: where none is left, the entry is gone. */
export function removeModels(
  collection: Collection,
  entries: readonly Entry[],
  collecting: AnyCollecting,
): Collection {
  const taken = new Map(entries.map((entry) => [modelOf(entry, collecting), entry.count]));
  const left = collection.entries.flatMap((entry): Entry | [] => {
    const key = modelOf(entry, collecting);
    const fewer = taken.get(key);
    if (fewer === undefined) return entry;
    // As with what is added, the first of several entries of a design has it.
    taken.delete(key);
    const count = entry.count - fewer;
    return count < 1 ? [] : withNumbers(entry, { count });
  });
  return { ...collection, entries: left };
}

/** An entry with other numbers, which its count allows in any case: what is over it is brought down to it. */
export function withNumbers(
  entry: Entry,
  numbers: Partial<Pick<Entry, 'name' | 'count' | 'stars' | 'min' | 'max'>>,
): Entry {
  const next = { ...entry, ...numbers };
  const min = Math.min(next.min, next.count);
  const max = next.max === undefined || next.max >= next.count ? undefined : Math.max(min, next.max);
  const { max: _, ...rest } = next;
  return { ...rest, min, ...(max === undefined ? {} : { max }) };
}

/** How many models of each entry are left beside those that a force fields, by the entry's id; below 0 for none. */
export function modelsLeft(
  { entries }: Collection,
  force: unknown,
  collecting: AnyCollecting,
): Map<string, number> {
  const fielded = new Map<string, number>();
  for (const { design } of collecting.owned(force)) {
    const key = modelOf(design, collecting);
    fielded.set(key, (fielded.get(key) ?? 0) + 1);
  }
  const last = new Map(entries.map((entry) => [modelOf(entry, collecting), entry.id]));
  return new Map(
    entries.map((entry) => {
      const { id, count } = entry;
      const key = modelOf(entry, collecting);
      const open = fielded.get(key) ?? 0;
      // Of several entries of one design the last has what is too many.
      const taken = last.get(key) === id ? open : Math.min(count, open);
      fielded.set(key, open - taken);
      return [id, count - taken];
    }),
  );
}

/** Models that a force fields more of than are owned. */
export interface OverOwned {
  /** Ids of all its elements of this design, in their order. */
  elements: string[];
  fielded: number;
  owned: number;
}

/** The designs of which a force fields more than a collection has. */
export function proxiesOf({ entries }: Collection, force: unknown, collecting: AnyCollecting): OverOwned[] {
  const owned = new Map<string, number>();
  for (const entry of entries) {
    const key = modelOf(entry, collecting);
    owned.set(key, (owned.get(key) ?? 0) + entry.count);
  }
  const fielded = new Map<string, string[]>();
  for (const { id, design } of collecting.owned(force)) {
    const key = modelOf(design, collecting);
    const ids = fielded.get(key);
    if (ids) ids.push(id);
    else fielded.set(key, [id]);
  }
  return [...fielded].flatMap(([key, elements]): OverOwned[] => {
    const of = owned.get(key) ?? 0;
    return elements.length > of ? [{ elements, fielded: elements.length, owned: of }] : [];
  });
}

/** Are two designs of the same model? */
export const sameModel = (
  one: Pick<Entry, 'element'>,
  other: Pick<Entry, 'element'>,
  collecting: AnyCollecting,
): boolean => modelOf(one, collecting) === modelOf(other, collecting);

/** An entry with the name and the design of another. */
export function withDesign({ id, count, stars, min, max }: Entry, other: Entry): Entry {
  return { ...other, id, count, stars, min, max };
}

/** What a collection is called until its player names it: one that is begun empty, and one that is begun with a model. */
const NEW_COLLECTION = 'New collection';
export const OWN_COLLECTION = 'My collection';

/** What a collection that is made of a roster is called. */
export const collectionName = (name: string): string => name.trim().slice(0, NAME_LENGTH) || OWN_COLLECTION;

/** What a roster that is built from a collection is called: after it, where its player has named it. */
export const builtName = ({ name }: Pick<Collection, 'name'>): string =>
  ['', NEW_COLLECTION, OWN_COLLECTION].includes(name.trim()) ? NEW_FORCE : name;

/** A collection of a game with nothing in it yet. */
export const emptyCollection = (system: string, name = NEW_COLLECTION): Collection => ({
  musterCollection: 1,
  system,
  name,
  entries: [],
});

/** A game, as far as it judges. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
type Judging = { rules: readonly AnyRule<any>[] };

const judging = new WeakMap<Judging, Judging>();

/** A game as it judges models: each by itself, by none of the rules on what else is in a force. */
export function judgingModels<System extends Judging>(system: System): System {
  const known = judging.get(system);
  if (known) return known as System;
  const made = { ...system, rules: system.rules.filter(({ ofElement }) => ofElement === true) };
  judging.set(system, made);
  return made;
}
