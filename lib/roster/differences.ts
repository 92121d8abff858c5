import { matched } from './matched';
import { capitalised } from './words';

/** Something that two rosters say differently: what it is, and what each says; "" for nothing. */
export interface Difference {
  label: string;
  one: string;
  other: string;
  /** By how much a number is greater in the other. */
  by?: number;
  /** Of two lists only what one has and the other has not. */
  list?: true;
}

/** What is called otherwise than it is written: an element by its label in place of its id. */
export type Called = ReadonlyMap<string, string>;

/** Most characters of a value that is told in a line. */
const LONGEST = 400;

const nobody: Called = new Map();

/** What is called otherwise in the first and in the second of two files, and the fields that a game writes in capitals. */
export type BothCalled = readonly [one: Called, other: Called, fields?: Called];

const nobodyInBoth: BothCalled = [nobody, nobody];

/** The words that a game writes in capitals in its headings, by their letters: "CHQ" for "chq", "A.P." for "ap". */
export const inCapitals = (headings: readonly string[]): Called =>
  new Map(
    headings
      .flatMap((heading) => heading.split(' '))
      .filter((word) => /^([A-Z]\.?)+$/.test(word))
      .map((word) => [word.replaceAll('.', '').toLowerCase(), word]),
  );

/** What a field is called that both call alike, or one alone knows. */
function fieldName(field: string, [one, other, fields]: BothCalled): string {
  const [name, otherName] = [one.get(field), other.get(field)];
  return name !== undefined && otherName !== undefined && name !== otherName
    ? field
    : (name ?? otherName ?? fields?.get(field) ?? field);
}

/** Two values that are not the same; null where they are. */
export function difference(label: string, one: string, other: string): Difference | null {
  if (one === other) return null;
  const [from, to] = [one, other].map((text) =>
    /^[+−-]?\d+$/.test(text) ? Number(text.replace('−', '-')) : null,
  );
  return { label, one, other, ...(typeof from === 'number' && typeof to === 'number' && { by: to - from }) };
}

/** What only one of two lists has, each item as often as it has it more; null where only the order differs. */
export function listDifference(
  label: string,
  ones: readonly string[],
  others: readonly string[],
): Difference | null {
  const more = (list: readonly string[], than: readonly string[]) => {
    const left = [...than];
    return list.filter((item) => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const [one, other] = [more(ones, others), more(others, ones)].map((items) => items.join('; '));
  return one === '' && other === '' ? null : { label, one: one ?? '', other: other ?? '', list: true };
}

/** All that two values of a file say differently, each with the way to it in words. */
export function valueDifferences(
  one: unknown,
  other: unknown,
  called = nobodyInBoth,
  way: readonly string[] = [],
): Difference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isList(one) && isList(other)) {
    if ([...one, ...other].every(isObject))
      return itemDifferences(one as Fields[], other as Fields[], called, way);
    const texts = (list: readonly unknown[], names: Called) => list.map((item) => valueText(item, names));
    const found = listDifference(labelOf(way), texts(one, called[0]), texts(other, called[1]));
    return found ? [found] : [];
  }
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      valueDifferences(one[key], other[key], called, [...way, fieldName(key, called)]),
    );
  const [said, alsoSaid] = [valueText(one, called[0]), valueText(other, called[1])];
  const found =
    said === alsoSaid && typeof one === 'string' && typeof other === 'string'
      ? difference(labelOf(way), one, other)
      : difference(labelOf(way), said, alsoSaid);
  return found ? [found] : [];
}

type Fields = Record<string, unknown>;

/** The items of two lists that have an id or a type in common; those that have neither by their place. */
function itemDifferences(
  ones: Fields[],
  others: Fields[],
  called: BothCalled,
  way: readonly string[],
): Difference[] {
  const place = new Map([ones, others].flatMap((list) => list.map((item, index) => [item, `${index + 1}`])));
  const ownKey = ({ id, type }: Fields) => [id, type].find(isWord) ?? null;
  const placeKey = (item: Fields) => (ownKey(item) === null ? (place.get(item) ?? null) : null);
  return matched(ones, others, [ownKey, placeKey]).flatMap(([one, other]) => {
    const item = one ?? other;
    const named = isWord(item.name) && (one?.name === other?.name || !one || !other) ? item.name : null;
    const step = named ?? ownKey(item) ?? place.get(item) ?? '';
    return valueDifferences(one ?? undefined, other ?? undefined, called, [...way, step]);
  });
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A word of a file as people write it: "commandResources" and "deliberate-attack" in words. */
const inWords = (word: string): string =>
  /^[a-z\d]+(-[a-z\d]+)*$|^[a-z]+([A-Z][a-z]*)+$/.test(word)
    ? word.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : word;

/** What the way to a value is called, its steps in words. */
export const labelOf = (way: readonly string[]): string => capitalised(way.map(inWords).join(', '));

/** A value of a file in a line; "" for none. */
export function valueText(value: unknown, called = nobody): string {
  const text = textOf(value, called);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textOf(value: unknown, called: Called): string {
  if (typeof value === 'string') return called.get(value) ?? inWords(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return '';
  const parts = isList(value)
    ? value.map((item) => textOf(item, called))
    : Object.entries(value).map(([key, item]) =>
        item === true ? inWords(key) : item === false || key === 'id' ? '' : textOf(item, called),
      );
  return parts.filter((part) => part !== '').join(', ');
}

/** A difference in a few words: "F 4 → 5", "Jump jets taken off". */
export function differenceText({ label, one, other, list }: Difference): string {
  if (!list) return `${label} ${one || '–'} → ${other || '–'}`;
  return [...(one === '' ? [] : [`${one} taken off`]), ...(other === '' ? [] : [`${other} added`])].join(
    ', ',
  );
}
