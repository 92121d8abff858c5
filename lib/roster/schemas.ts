import * as z from 'zod/mini';
import { NAME_LENGTH } from './limits';
import { MAX_FAULTS } from './report';
import { textSchema } from './roster';
import { suggestion } from './text/near';

/** What the checks of a schema write to: the parsed value and its issues. */
export interface Payload<Value> {
  value: Value;
  issues: unknown[];
}

/**
 * Adds a fault with our own message to a zod payload, at a path relative to the schema; does nothing once the maximum
 * number of faults is reached.
 */
export function addFault<Value>(payload: Payload<Value>, path: PropertyKey[], message: string) {
  if (payload.issues.length >= MAX_FAULTS) return;
  payload.issues.push({ code: 'custom', input: payload.value, path, message });
}

const withoutDigits = (id: string): string => id.replace(/\d+/g, '');

/**
 * Reports an id that no element, or unit, has, with a suggestion if it is near to one; "e12" is not near to "e1".
 */
export function addUnknownId<Value>(
  payload: Payload<Value>,
  path: PropertyKey[],
  { id, what, known }: { id: string; what: string; known: Iterable<string> },
) {
  // Compares only where the fault is kept: there may be very many ids.
  if (payload.issues.length >= MAX_FAULTS) return;
  const near = [...known].filter((each) => withoutDigits(each) !== withoutDigits(id));
  addFault(payload, path, `No ${what} has the id "${id}".${suggestion(id, near)}`);
}

/**
 * Reports every repeated key: ids that are not unique, things listed twice.
 * `pathOf` returns the path of the nth key; `what` names the thing, such as "Element id".
 */
export function requireUnique<Value>(
  payload: Payload<Value>,
  keys: readonly string[],
  pathOf: (index: number) => PropertyKey[],
  what: string,
) {
  if (keys.length < 2) return;
  const seen = new Set<string>();
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    if (seen.has(key))
      addFault(payload, pathOf(index), `${what} "${key}" is there twice; it must be unique.`);
    seen.add(key);
  }
}

/**
 * Returns a schema of a list of at most `most` items; a longer one is refused before its items are parsed.
 * @param checks checks of the list as a whole, once all of its items are parsed
 */
export const listOf = <Item extends z.core.$ZodType>(
  item: Item,
  most: number,
  ...checks: z.core.CheckFn<z.output<Item>[]>[]
): z.ZodMiniArray<Item> => z.array(item).check(z.maxLength(most), ...checks);

/** Returns a schema of an object with any field names, at most `most` of them; with more, that is the only fault. */
export function recordOf<Value extends z.core.$ZodType>(value: Value, most: number) {
  const record = z.record(textSchema(NAME_LENGTH), value);
  type Fields = z.output<typeof record>;
  type Given = z.input<typeof record>;
  z.globalRegistry.add(record, { maxProperties: most });
  // Before the fields are parsed: there may be millions.
  const counted = z.transform((given: Given, payload) => {
    const fields = typeof given === 'object' && given !== null ? Object.keys(given).length : 0;
    if (fields > most)
      addFault(payload, [], `These are ${fields.toLocaleString('en-GB')} fields; the maximum is ${most}.`);
    return given;
  });
  return z.pipe(counted, record as z.ZodMiniType<Fields, Given>) as unknown as z.ZodMiniType<Fields, Given>;
}

const isDay = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Says that a day such as "2026-02-30" does not exist, and which there are. */
function noDay(day: string): string {
  const last = [31, 30, 29, 28].find((each) => isDay(`${day.slice(0, 7)}-${each}`));
  const right =
    last === undefined ? 'a year has the months 01 to 12' : `its month has the days 01 to ${last}`;
  return `${day} is not a day of the calendar; ${right}.`;
}

/** Returns a schema of a day that exists, "2026-11-24"; zod's own brings those of times and durations along. */
const daySchemaOf = (form: RegExp) =>
  z
    .string()
    .check(z.regex(form, { error: 'a date as in 2026-11-24', abort: true }), z.maxLength(10), (payload) => {
      if (payload.value !== '' && !isDay(payload.value)) addFault(payload, [], noDay(payload.value));
    });

/** A day that exists. */
export const daySchema = daySchemaOf(/^\d{4}-\d{2}-\d{2}$/);

/** A day that exists, or "" for none. */
export const dayOrNoneSchema = daySchemaOf(/^(\d{4}-\d{2}-\d{2})?$/);
