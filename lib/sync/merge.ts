import { dequal } from 'dequal/lite';

/** A JSON value; undefined where there is none. */
type Json = unknown;

/** Two changes of one value as one, and whether they changed the same place differently. */
export interface Merged {
  /** Where there is a conflict, the place is as they have it. */
  value: Json;
  conflict: boolean;
}

/**
 * Merges two changes of a JSON value field by field, and lists whose items have ids by these. What one removed and the
 * other changed stays, so that nothing that was typed is lost.
 * @param base the value that both were made from; undefined if there is none
 */
export function merge(base: Json, mine: Json, theirs: Json): Merged {
  if (dequal(mine, theirs) || dequal(mine, base)) return { value: theirs, conflict: false };
  if (dequal(theirs, base)) return { value: mine, conflict: false };
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs);
  if (isIdList(mine) && isIdList(theirs)) return mergeLists(isIdList(base) ? base : [], mine, theirs);
  if (isNames(mine) && isNames(theirs))
    return { value: mergeNames(isNames(base) ? base : [], mine, theirs), conflict: false };
  return { value: theirs, conflict: true };
}

/** A list of different words, such as tags. */
const isNames = (value: Json): value is string[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'string') &&
  new Set(value).size === value.length;

/** What both have, and what either added. */
const mergeNames = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] =>
  orderOf(base, mine, theirs).filter(
    (name) => (mine.includes(name) && theirs.includes(name)) || !base.includes(name),
  );

type Fields = Record<string, Json>;

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Item extends Fields {
  id: string;
}

const isIdList = (value: Json): value is Item[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item.id === 'string') &&
  new Set(value.map(({ id }) => id)).size === value.length;

/** What is left of an item or a field that one side removed: nothing, unless the other one changed it. */
function mergePart(base: Json, mine: Json, theirs: Json): Merged {
  if (mine !== undefined && theirs !== undefined) return merge(base, mine, theirs);
  const left = mine ?? theirs;
  return { value: dequal(left, base) ? undefined : left, conflict: false };
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const value: Fields = {};
  let conflict = false;
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const own = (fields: Fields) => (Object.hasOwn(fields, key) ? fields[key] : undefined);
    const part = mergePart(own(base), own(mine), own(theirs));
    conflict ||= part.conflict;
    // As `JSON.parse` does it: a field called "__proto__" is one like others.
    if (part.value !== undefined)
      Object.defineProperty(value, key, {
        value: part.value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return { value, conflict };
}

function mergeLists(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Merged {
  const byId = (list: readonly Item[]) => new Map(list.map((item) => [item.id, item]));
  const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)];
  let conflict = false;
  const value = orderOf(idsOf(base), idsOf(mine), idsOf(theirs)).flatMap((id) => {
    const part = mergePart(inBase.get(id), inMine.get(id), inTheirs.get(id));
    conflict ||= part.conflict;
    return part.value === undefined ? [] : [part.value];
  });
  return { value, conflict };
}

const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id);

/** The ids of both in one order: theirs unless only mine was sorted anew, what the other adds after what it follows. */
function orderOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isSorted = (list: readonly string[]) => {
    const kept = list.filter((id) => base.includes(id));
    return dequal(
      kept,
      base.filter((id) => list.includes(id)),
    );
  };
  const [first, second] = isSorted(theirs) && !isSorted(mine) ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = second[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
