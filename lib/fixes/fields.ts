import { dequal } from 'dequal/lite';
import type { FieldWords } from '@/lib/roster/force-parts';

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

export const isFields = (value: unknown): value is Fields =>
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
