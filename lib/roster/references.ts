import { MAX_FAULTS } from './report';
import { suggestion } from './suggestion';

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
