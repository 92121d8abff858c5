import { nextId, sum } from '../edits/list-edits';
import { COLLECTION_SIZE, MAX_MODELS, NAME_LENGTH } from '../limits';
import { groupedBy } from '../maps';
import { type AnyRule, idsOf } from '../rule';
import { NEW_FORCE } from '../text/words';
import type { Collection, Entry } from './collection';

/** An element, and what its game stores with it, such as the card of a unit. */
export type Design = Pick<Entry, 'element'> & Record<string, unknown>;

/** An element of a force as a model that its player owns. */
export interface Owned {
  /** The element's id in the force. */
  id: string;
  /** The name that the player gave it; "" for none. */
  name: string;
  design: Design;
}

/** How a game's collections relate to its forces. Functions on forces are pure. */
export interface Collecting<Force = unknown> {
  /** Returns an empty force without limits, in which models of these entries can be viewed and chosen. */
  begin: (entries: readonly Entry[]) => Force;
  /** Returns every element of a force, in order. */
  owned: (force: Force) => Owned[];
  /** Adds a model of an entry to a force; returns the same force if it is full. `id` is that of the new element. */
  field: (force: Force, entry: Entry) => { force: Force; id: string };
  /** Texts that the element list shows for an element alone in its force and that say nothing about the model. */
  unsaid?: readonly string[];
  /** Returns the part of a design that identifies the model, without its task in one particular force. */
  model: (design: Design) => unknown;
}

/** A game's collecting, with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyCollecting = Collecting<any>;

const texts = new WeakMap<object, string>();

/** Returns a text that designs of the same model share, whatever the order of their fields. */
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

/** "Lance" of "Lance 2": the name without the number of a copy. */
const stem = (name: string) => name.replace(/\s+\d{1,3}$/, '').trim();

/** Groups elements of one design into entries, in order of first appearance, under the name they share, if any. */
export function entriesOf(owned: readonly Owned[], collecting: AnyCollecting): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { name, design } of owned) {
    const key = modelOf(design, collecting);
    const entry = entries.get(key);
    if (entry) {
      entry.count = Math.min(MAX_MODELS, entry.count + 1);
      if (stem(entry.name) !== stem(name)) entry.name = '';
      else entry.name = stem(name);
    } else entries.set(key, { ...design, id: '', name, count: 1, stars: 1, min: 0 });
  }
  return [...entries.values()];
}

/** The result of adding models to a collection. */
export interface AddedModels {
  collection: Collection;
  /** How many entries were added, and how many existing entries had their count raised. */
  added: number;
  raised: number;
  /** How many did not fit. */
  left: number;
}

/**
 * Adds models to a collection. The count of a design that is already there is raised to that in `entries`, since the
 * same models may be in many rosters; with `extra`, by it.
 * @param extra whether the models are in addition to those in the collection
 */
export function addModels(
  collection: Collection,
  entries: readonly Entry[],
  collecting: AnyCollecting,
  extra = false,
): AddedModels {
  const next = [...collection.entries];
  let [added, raised, left] = [0, 0, 0];
  for (const entry of entries) {
    const key = modelOf(entry, collecting);
    const existing = next.filter((each) => modelOf(each, collecting) === key);
    const more = entry.count - (extra ? 0 : sum(existing, ({ count }) => count));
    const [first] = existing;
    if (first === undefined) {
      if (next.length < COLLECTION_SIZE) {
        next.push({ ...entry, id: nextId('m', next) });
        added += 1;
      } else left += 1;
    } else if (more > 0) {
      next[next.indexOf(first)] = { ...first, count: Math.min(MAX_MODELS, first.count + more) };
      raised += 1;
    }
  }
  const same = added + raised === 0;
  return { collection: same ? collection : { ...collection, entries: next }, added, raised, left };
}

/** Removes models that were added with `extra`; an entry with none left is removed. */
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
    // As when adding, the first of several entries of a design counts.
    taken.delete(key);
    const count = entry.count - fewer;
    return count < 1 ? [] : withNumbers(entry, { count });
  });
  return { ...collection, entries: left };
}

/** Returns an entry with other numbers; a minimum or maximum above the count is lowered to it. */
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

/** Returns, by entry id, how many models are left that a force does not field; negative if it fields more. */
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
      // Of several entries of one design, the last takes the excess.
      const taken = last.get(key) === id ? open : Math.min(count, open);
      fielded.set(key, open - taken);
      return [id, count - taken];
    }),
  );
}

/** A design of which a force fields more than are owned. */
export interface OverOwned {
  /** Ids of all elements of this design, in order. */
  elements: string[];
  fielded: number;
  owned: number;
}

/** Returns the designs of which a force fields more than a collection has. */
export function proxiesOf({ entries }: Collection, force: unknown, collecting: AnyCollecting): OverOwned[] {
  const owned = new Map<string, number>();
  for (const entry of entries) {
    const key = modelOf(entry, collecting);
    owned.set(key, (owned.get(key) ?? 0) + entry.count);
  }
  const fielded = groupedBy(collecting.owned(force), ({ design }) => modelOf(design, collecting));
  return [...fielded].flatMap(([key, elements]): OverOwned[] => {
    const of = owned.get(key) ?? 0;
    return elements.length > of ? [{ elements: idsOf(elements), fielded: elements.length, owned: of }] : [];
  });
}

/** Whether two designs are of the same model. */
export const sameModel = (
  one: Pick<Entry, 'element'>,
  other: Pick<Entry, 'element'>,
  collecting: AnyCollecting,
): boolean => modelOf(one, collecting) === modelOf(other, collecting);

/** Returns an entry with the name and the design of another. */
export function withDesign({ id, count, stars, min, max }: Entry, other: Entry): Entry {
  return { ...other, id, count, stars, min, max };
}

/** The default names of a collection: of an empty one, and of one created with a model. */
const NEW_COLLECTION = 'New collection';
export const OWN_COLLECTION = 'My collection';

/** Returns the name of a collection made from a roster. */
export const collectionName = (name: string): string => name.trim().slice(0, NAME_LENGTH) || OWN_COLLECTION;

/**
 * Returns the name of a roster built from a collection: "Red Company, 15 points, 1", after the collection if its player
 * has named it.
 * @param request what was requested, in a few words: "15 points"
 * @param number its number among the answers; omitted for none
 */
export function builtName({ name }: Pick<Collection, 'name'>, request = '', number?: number): string {
  const own = ['', NEW_COLLECTION, OWN_COLLECTION].includes(name.trim()) ? NEW_FORCE : name.trim();
  const rest = [request, ...(number === undefined ? [] : [`${number}`])].filter((part) => part !== '');
  const end = rest.map((part) => `, ${part}`).join('');
  return own.slice(0, NAME_LENGTH - end.length).trimEnd() + end;
}

/** Returns an empty collection of a game. */
export const emptyCollection = (system: string, name = NEW_COLLECTION): Collection => ({
  musterCollection: 1,
  system,
  name,
  entries: [],
});

/** A game's rules. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
type Rules = { rules: readonly AnyRule<any>[] };

const modelRules = new WeakMap<Rules, Rules>();

/** Returns a game with only the rules that judge each element by itself. */
export function judgingModels<System extends Rules>(system: System): System {
  const known = modelRules.get(system);
  if (known) return known as System;
  const made = { ...system, rules: system.rules.filter(({ ofElement }) => ofElement === true) };
  modelRules.set(system, made);
  return made;
}
