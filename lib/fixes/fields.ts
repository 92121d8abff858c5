import type { FieldWords } from '@/lib/roster/edit-catalogue';

/** Returns the label of an element. */
export type Called = (id: string) => string;

/** A field whose value changed. */
export interface ChangedField {
  path: readonly string[];
  /** Its earlier value. */
  before: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a file are equal, in any order of fields; no value equals null. */
export const same = (a: unknown, b: unknown): boolean => a === b || textOf(a ?? null) === textOf(b ?? null);

const textOf = (whole: unknown) =>
  JSON.stringify(whole, (_, value) =>
    isFields(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

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
        fields.push({ path: [name, ...inner.path], before: inner.before });
    else fields.push({ path: [name], before: old });
  }
  return fields;
}

/** Says that a field is set back: "Set Firepower of Thunderer back to 6", "Remove the Ace from Terrier again". */
export function backText(
  { path, before }: ChangedField,
  words: FieldWords,
  settings: unknown,
  element?: string,
): string {
  const name = path.at(-1) ?? '';
  const label = labelOf(name, words);
  if (element !== undefined && typeof before === 'boolean')
    return before ? `Add ${label} to ${element} again` : `Remove ${label} from ${element} again`;
  const to = valueText(before, (value) => words.nameOf?.(name, value, settings) ?? value);
  const of = element === undefined ? '' : ` of ${element}`;
  return `Set ${label}${of} back${to === null ? '' : ` to ${to}`}`;
}

/** Returns a value in words; null for a list or an object. */
function valueText(value: unknown, nameOf: (value: string) => string): string | null {
  if (value == null || value === '') return 'none';
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return nameOf(value);
  return Array.isArray(value) && value.length === 0 ? 'none' : null;
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
