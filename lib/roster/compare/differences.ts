import { dequal } from 'dequal/lite';
import { beyond, groupedBy } from '../maps';
import { capitalised } from '../text/words';

/** Something that differs between two rosters: its label, and the value in each; "" for none. */
export interface Difference {
  label: string;
  one: string;
  other: string;
  /** For numbers, the other's minus the one's. */
  by?: number;
  /** Whether the values are the items of two lists that only one of them has. */
  list?: true;
}

/** Names for words of a file, such as an element's label for its id. */
export type Called = ReadonlyMap<string, string>;

/** Maximum number of characters of a value in a line. */
const LONGEST = 400;

const noNames: Called = new Map();

/** Names in the first and in the second of two files, and the fields that a game writes in capitals. */
export type BothCalled = readonly [one: Called, other: Called, fields?: Called];

const noNamesInBoth: BothCalled = [noNames, noNames];

/** Returns the words that a game's headings write in capitals, by their letters: "CHQ" for "chq", "A.P." for "ap". */
export const inCapitals = (headings: readonly string[]): Called =>
  new Map(
    headings
      .flatMap((heading) => heading.split(' '))
      .filter((word) => /^([A-Z]\.?)+$/.test(word))
      .map((word) => [word.replaceAll('.', '').toLowerCase(), word]),
  );

/** Returns the name of a field if both files have the same, or only one has any. */
function fieldName(field: string, [one, other, fields]: BothCalled): string {
  const [name, otherName] = [one.get(field), other.get(field)];
  return name !== undefined && otherName !== undefined && name !== otherName
    ? field
    : (name ?? otherName ?? fields?.get(field) ?? field);
}

/** Returns the difference of two values; null if they are equal. */
export function difference(label: string, one: string, other: string): Difference | null {
  if (one === other) return null;
  const [from, to] = [one, other].map((text) =>
    /^[+−-]?\d+$/.test(text) ? Number(text.replace('−', '-')) : null,
  );
  return { label, one, other, ...(typeof from === 'number' && typeof to === 'number' && { by: to - from }) };
}

/** Returns the items that only one of two lists has, as a multiset; null if only the order differs. */
export function listDifference(
  label: string,
  ones: readonly string[],
  others: readonly string[],
): Difference | null {
  const [one, other] = [beyond(ones, others), beyond(others, ones)].map((items) => items.join('; '));
  return one === '' && other === '' ? null : { label, one: one ?? '', other: other ?? '', list: true };
}

/** Returns all differences of two values of a file, each labelled with the path to it in words. */
export function valueDifferences(
  one: unknown,
  other: unknown,
  called = noNamesInBoth,
  path: readonly string[] = [],
): Difference[] {
  if (dequal(one, other)) return [];
  if (isList(one) && isList(other)) {
    if ([...one, ...other].every(isObject))
      return itemDifferences(one as Fields[], other as Fields[], called, path);
    const texts = (list: readonly unknown[], names: Called) => list.map((item) => valueText(item, names));
    const found = listDifference(labelOf(path), texts(one, called[0]), texts(other, called[1]));
    return found ? [found] : [];
  }
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      valueDifferences(one[key], other[key], called, [...path, fieldName(key, called)]),
    );
  const [oneText, otherText] = [valueText(one, called[0]), valueText(other, called[1])];
  const found =
    oneText === otherText && typeof one === 'string' && typeof other === 'string'
      ? difference(labelOf(path), one, other)
      : difference(labelOf(path), oneText, otherText);
  return found ? [found] : [];
}

type Fields = Record<string, unknown>;

/** Compares the items of two lists, matched by id or type; items with neither are matched by index. */
function itemDifferences(
  ones: Fields[],
  others: Fields[],
  called: BothCalled,
  path: readonly string[],
): Difference[] {
  const place = new Map([ones, others].flatMap((list) => list.map((item, index) => [item, `${index + 1}`])));
  const ownKey = ({ id, type }: Fields) => [id, type].find(isWord) ?? null;
  const placeKey = (item: Fields) => (ownKey(item) === null ? (place.get(item) ?? null) : null);
  return matched(ones, others, [ownKey, placeKey]).flatMap(([one, other]) => {
    const item = one ?? other;
    const named = isWord(item.name) && (one?.name === other?.name || !one || !other) ? item.name : null;
    const step = named ?? ownKey(item) ?? place.get(item) ?? '';
    return valueDifferences(one ?? undefined, other ?? undefined, called, [...path, step]);
  });
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A word of a file as people write it: "command resources" for "commandResources". */
const describeValue = (word: string): string =>
  /^[a-z\d]+(-[a-z\d]+)*$|^[a-z]+([A-Z][a-z]*)+$/.test(word)
    ? word.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : word;

/** Returns a label for the path to a value, its steps in words. */
export const labelOf = (path: readonly string[]): string => capitalised(path.map(describeValue).join(', '));

/** Returns a value of a file as one line; "" for none. */
export function valueText(value: unknown, called = noNames): string {
  const text = textOf(value, called);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textOf(value: unknown, called: Called): string {
  if (typeof value === 'string') return called.get(value) ?? describeValue(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return '';
  const parts = isList(value)
    ? value.map((item) => textOf(item, called))
    : Object.entries(value).map(([key, item]) =>
        item === true ? describeValue(key) : item === false || key === 'id' ? '' : textOf(item, called),
      );
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns a difference in a few words: "F 4 → 5", "Jump jets removed". */
export function differenceText({ label, one, other, list }: Difference): string {
  if (!list) return `${label} ${one || '–'} → ${other || '–'}`;
  return [...(one === '' ? [] : [`${one} removed`]), ...(other === '' ? [] : [`${other} added`])].join(', ');
}

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
