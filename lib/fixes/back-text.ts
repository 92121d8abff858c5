import type { FieldWords } from '@/lib/roster/edit-catalogue';
import { beyond, tally } from '@/lib/roster/tally';
import { inList, namedOf, uncapitalised } from '@/lib/roster/words';
import {
  type Called,
  type ChangedField,
  changedFields,
  type Fields,
  isFields,
  labelOf,
  same,
} from './fields';

/** What the words for a change depend on. */
export interface BackWords {
  words: FieldWords;
  /** The settings of the force as it is, and as it was. */
  settings: readonly [now: unknown, before: unknown];
  called: Called;
}

/** Maximum number of items, their approximate length, and of changes within a field that a text names. */
const MAX_NAMED = 3;
const NAMED_LENGTH = 80;

/**
 * Says that a field is set back: "Set Firepower of Thunderer back to 6", "Remove the Ace from Terrier again", "Remove
 * Lance from Dock hands 1 again".
 * @param owner the element, or the part of one, whose field it is; none for a setting
 */
export function backText({ path, now, before }: ChangedField, by: BackWords, owner?: string): string {
  const name = path.at(-1) ?? '';
  const label = labelOf(name, by.words);
  const add = (what: string) => `Add ${what} to ${owner ?? label} again`;
  const remove = (what: string) => `Remove ${what} from ${owner ?? label} again`;
  if (owner !== undefined && typeof before === 'boolean') return before ? add(label) : remove(label);
  const setBack = (to: string) => `Set ${label}${owner ? ` of ${owner}` : ''} back${to && ` to ${to}`}`;
  if (isFields(now) && isFields(before)) return innerTexts(now, before, by, owner, name) ?? setBack('');
  const [list, old] = [now ?? [], before ?? []];
  if (!Array.isArray(list) || !Array.isArray(old)) {
    const value = nameOf(name, before, by);
    return owner && isFields(before) && value === '' ? add(label) : setBack(value);
  }
  const [names = [], were = []] = [list, old].map((each) =>
    each.map((item: unknown) => nameOf(name, item, by)),
  );
  if (same(names, were)) return itemTexts(list, old, by, owner, names) ?? setBack(named(tallied(were)));
  const [added, gone] = [beyond(names, were), beyond(were, names)];
  const areNamed = [...added, ...gone].every((each) => each !== '' && !Number.isFinite(Number(each)));
  if (areNamed && added.length === 0 && gone.length <= MAX_NAMED) return add(named(tallied(gone)));
  if (areNamed && gone.length === 0 && added.length <= MAX_NAMED) return remove(named(tallied(added)));
  return setBack(old.length === 0 ? 'none' : were.includes('') ? `${old.length}` : named(tallied(were)));
}

/** Joins what is said of several changes. */
export const joinedTexts = (texts: readonly string[]): string =>
  inList(texts.map((text, at) => (at === 0 ? text : uncapitalised(text))));

/** What is said of the changed fields in a field; those by elements keep its name. Null for too many. */
function innerTexts(now: Fields, before: Fields, by: BackWords, owner?: string, name = ''): string | null {
  const changed = changedFields(now, before, by.words);
  const texts = changed.slice(0, MAX_NAMED).map((each) => {
    const [key = ''] = each.path;
    return by.called(key) === key
      ? backText(each, by, owner)
      : backText({ ...each, path: [name] }, by, by.called(key));
  });
  return changed.length > MAX_NAMED ? null : joinedTexts(texts);
}

/** What is said of the changed items of a list, each of which has kept its name; null for too many. */
function itemTexts(
  now: readonly unknown[],
  before: readonly unknown[],
  by: BackWords,
  owner: string | undefined,
  names: readonly string[],
): string | null {
  const texts = now.flatMap((item, at) => {
    const [was, name] = [before[at], names[at]];
    if (!isFields(item) || !isFields(was) || same(item, was)) return [];
    return innerTexts(item, was, by, name && owner ? `${name} of ${owner}` : name || owner) ?? [];
  });
  return texts.length === 0 || texts.length > MAX_NAMED ? null : joinedTexts(texts);
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
function nameOf(field: string, value: unknown, by: BackWords): string {
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
