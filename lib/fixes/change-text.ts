import { dequal } from 'dequal/lite';
import type { FieldWords } from '@/lib/roster/edits/edit-catalogue';
import { beyond, tally } from '@/lib/roster/maps';
import { capitalised, inList, inSeries, namedOf, uncapitalised } from '@/lib/roster/text/words';

/** Returns the label of an element. */
export type Called = (id: string) => string;

/** A field whose value changed. */
export interface ChangedField {
  path: readonly string[];
  now: unknown;
  /** Its earlier value. */
  before: unknown;
}

/** An object of a file. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a file are equal, in any order of fields; no value equals null. */
export const same = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);

/** Returns the label of a field: "the extra fighters". */
export const labelOf = (field: string, { labels }: FieldWords): string =>
  labels && Object.hasOwn(labels, field)
    ? `${labels[field]}`
    : `the ${field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

/** Returns the fields that differ; those in one with fields of its own one by one. */
export function changedFields(now: Fields, before: Fields, words: FieldWords): ChangedField[] {
  const fields: ChangedField[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [value, old] = [now[name], before[name]];
    if (same(value, old)) continue;
    if (name === words.fieldsIn && isFields(value) && isFields(old))
      for (const inner of changedFields(value, old, words))
        fields.push({ ...inner, path: [name, ...inner.path] });
    else fields.push({ path: [name], now: value, before: old });
  }
  return fields;
}

export const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), from);

/** Returns an object with another value at a path; without the field if there is no value. */
export function withValue<Whole>(
  whole: Whole,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Whole {
  const fields = { ...whole } as Record<string, unknown>;
  const next = rest.length > 0 ? withValue(fields[name], rest, value) : value;
  if (next === undefined) delete fields[name];
  else fields[name] = next;
  return fields as Whole;
}

/** Where something changes: an element or a part of one (none for a setting), and the label of the field. */
interface Place {
  owner: string | undefined;
  label: string;
}

/** The words of one direction. */
interface Phrases {
  label: (label: string) => string;
  add: (what: string, place: Place) => string;
  remove: (what: string, place: Place) => string;
  /** `to` is "" if the value has no name. */
  set: (place: Place, to: string, from: string) => string;
  join: (texts: readonly string[]) => string;
}

const headOf = ({ owner, label }: Place) => owner ?? capitalised(label);
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

/** That a change is taken back: "Set Firepower of Thunderer back to 6", "Remove the Ace from Terrier again". */
export const BACK: Phrases = {
  label: (label) => label,
  add: (what, { owner, label }) => `Add ${what} to ${owner ?? label} again`,
  remove: (what, { owner, label }) => `Remove ${what} from ${owner ?? label} again`,
  set: ({ owner, label }, to) => `Set ${label}${owner ? ` of ${owner}` : ''} back${to && ` to ${to}`}`,
  join: (texts) => inList(texts.map((text, at) => (at === 0 ? text : uncapitalised(text)))),
};

/** What a change did: "Thunderer: Firepower 6 → 16", "Terrier: Ace added", "Era changed to the Burning". */
export const FORWARD: Phrases = {
  label: (label) => label.replace(/^the /, ''),
  add: (what, place) => `${headOf(place)}: ${what} added`,
  remove: (what, place) => `${headOf(place)}: ${what} removed`,
  set: (place, to, from) => {
    const what = place.owner ? `${place.owner}: ${place.label}` : headOf(place);
    if (isNumber(to) && isNumber(from)) return `${what} ${from} → ${to}`;
    return `${what} changed${to && ` to ${to}`}`;
  },
  join: inSeries,
};

/** What the words for a change depend on. */
export interface ChangeWords {
  phrases: Phrases;
  words: FieldWords;
  /** The settings of the force as it is, and as it was. */
  settings: readonly [now: unknown, before: unknown];
  called: Called;
}

/** Maximum number of items, their approximate length, and of changes within a field that a text names. */
const MAX_NAMED = 3;
const NAMED_LENGTH = 80;

/** A change of a field in the direction that is said. */
interface FieldChange {
  path: readonly string[];
  from: unknown;
  to: unknown;
}

/**
 * Says that a field changes, in the words of a direction.
 * @param owner the element, or the part of one, whose field it is; none for a setting
 */
export function changeText({ path, from, to }: FieldChange, by: ChangeWords, owner?: string): string {
  const name = path.at(-1) ?? '';
  const { phrases } = by;
  const place = { owner, label: phrases.label(labelOf(name, by.words)) };
  if (owner !== undefined && typeof to === 'boolean')
    return to ? phrases.add(place.label, place) : phrases.remove(place.label, place);
  const set = (value: string) => phrases.set(place, value, '');
  if (isFields(from) && isFields(to)) {
    const is = nameOf(name, to, by);
    return innerTexts(from, to, by, owner, name) ?? set(is === nameOf(name, from, by) ? '' : is);
  }
  const [list, next] = [from ?? [], to ?? []];
  if (!Array.isArray(list) || !Array.isArray(next)) {
    // Notes are too long to be quoted.
    if (name === 'notes') return set('');
    const value = nameOf(name, to, by);
    return owner && isFields(to) && value === ''
      ? phrases.add(place.label, place)
      : phrases.set(place, value, nameOf(name, from, by));
  }
  const [names = [], others = []] = [list, next].map((each) =>
    each.map((item: unknown) => nameOf(name, item, by)),
  );
  if (same(names, others)) return itemTexts(list, next, by, owner, names) ?? set(named(tallied(others)));
  const [gone, added] = [beyond(names, others), beyond(others, names)];
  const areNamed = [...gone, ...added].every((each) => each !== '' && !Number.isFinite(Number(each)));
  if (areNamed && gone.length === 0 && added.length <= MAX_NAMED)
    return phrases.add(named(tallied(added)), place);
  if (areNamed && added.length === 0 && gone.length <= MAX_NAMED)
    return phrases.remove(named(tallied(gone)), place);
  return set(next.length === 0 ? 'none' : others.includes('') ? `${next.length}` : named(tallied(others)));
}

/** What is said of the changed fields in a field; those by elements keep its name. Null for too many. */
function innerTexts(from: Fields, to: Fields, by: ChangeWords, owner?: string, name = ''): string | null {
  const changed = changedFields(from, to, by.words);
  const texts = changed.slice(0, MAX_NAMED).map((each) => {
    const [key = ''] = each.path;
    const change = { path: each.path, from: each.now, to: each.before };
    return by.called(key) === key
      ? changeText(change, by, owner)
      : changeText({ ...change, path: [name] }, by, by.called(key));
  });
  return changed.length > MAX_NAMED ? manyText(changed, by, name) : by.phrases.join(texts);
}

/** What is said of many changes in a field by elements: whose, and to what if that is the same. Null for other fields. */
function manyText(changed: readonly ChangedField[], by: ChangeWords, field: string): string | null {
  const ids = changed.map(({ path: [id = ''] }) => id);
  if (ids.some((id) => by.called(id) === id)) return null;
  const values = new Set(changed.map(({ before: to }) => nameOf(field, to, by)));
  const place = { owner: named(ids.map(by.called)), label: by.phrases.label(labelOf(field, by.words)) };
  return by.phrases.set(place, values.size === 1 ? ([...values][0] ?? '') : '', '');
}

/** What is said of the changed items of a list, each of which has kept its name; null for too many. */
function itemTexts(
  from: readonly unknown[],
  to: readonly unknown[],
  by: ChangeWords,
  owner: string | undefined,
  names: readonly string[],
): string | null {
  const texts = from.flatMap((item, at) => {
    const [next, name] = [to[at], names[at]];
    if (!isFields(item) || !isFields(next) || same(item, next)) return [];
    return innerTexts(item, next, by, name && owner ? `${name} of ${owner}` : name || owner) ?? [];
  });
  return texts.length === 0 || texts.length > MAX_NAMED ? null : by.phrases.join(texts);
}

/** Names the first items of a list, and counts the others. */
function named(items: readonly string[]): string {
  if (items.length === 0) return 'none';
  const some = namedOf(items, MAX_NAMED, NAMED_LENGTH);
  return inList(some.length < items.length ? [...some, `${items.length - some.length} more`] : some);
}

/** Returns the different names of a list, with the number of equal ones: "Rifle Platoon ×3"; numbers one by one. */
const tallied = (items: readonly string[]): string[] =>
  [...tally(items)].flatMap(([item, count]) =>
    Number.isFinite(Number(item)) ? Array<string>(count).fill(item) : count > 1 ? `${item} ×${count}` : item,
  );

/** Returns the name of a value, or of an item by what it is or has; "" if it has none. */
function nameOf(field: string, value: unknown, by: ChangeWords): string {
  const { words, settings, called } = by;
  if (Array.isArray(value)) return named(value.map((each) => nameOf(field, each, by)));
  if (isFields(value)) {
    const { name, ...rest } = value;
    const first = name || Object.values(rest).find((each) => typeof each === 'string' || Array.isArray(each));
    return first ? nameOf(field, first, by) : '';
  }
  if (value == null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'string') return `${value}`;
  if (called(value) !== value) return called(value);
  const names = settings.map((each) => words.nameOf?.(field, value, each) ?? value);
  return names.find((each) => each !== value) ?? value;
}
