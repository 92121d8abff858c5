import { MAX_FAULTS } from './report';

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
