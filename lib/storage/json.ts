/** Maximum nesting of lists and objects that is written as JSON. */
const DEEPEST = 64;
/** Maximum number of values in one record; no roster or collection has as many. */
const MAX_VALUES = 1_000_000;

/** Whether a value can be written as JSON unchanged: no cycles, no bigints, not too deep and not too large. */
export function isJson(value: unknown): boolean {
  let left = MAX_VALUES;
  const walk = (each: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (typeof each === 'bigint') return false;
    if (typeof each !== 'object' || each === null) return true;
    if (depth === 0) return false;
    const inner: unknown[] = Array.isArray(each) ? each : Object.values(each);
    return inner.every((one) => walk(one, depth - 1));
  };
  return walk(value, DEEPEST);
}

/** The length of the longest list in a JSON value. */
export function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inner.reduce<number>(
    (most, each) => Math.max(most, longestList(each)),
    Array.isArray(value) ? value.length : 0,
  );
}

/** Returns any value as JSON text for people to inspect; values that JSON cannot express are described instead. */
export function rawText(value: unknown, indent = 2): string {
  let left = MAX_VALUES;
  const above = new Set<object>();
  const plain = (each: unknown): unknown => {
    left -= 1;
    if (left < 0) return '[left out: too much]';
    if (typeof each === 'number') return Number.isFinite(each) ? each : String(each);
    if (typeof each === 'bigint') return String(each);
    if (typeof each !== 'object' || each === null) return each;
    if (above.has(each)) return '[itself again]';
    if (above.size > DEEPEST) return '[left out: too deep]';
    if (each instanceof Date) return Number.isFinite(each.getTime()) ? each.toISOString() : 'Invalid Date';
    above.add(each);
    const copy = inside(each, plain);
    above.delete(each);
    return copy;
  };
  return JSON.stringify(plain(value), null, indent) ?? 'null';
}

function inside(each: object, plain: (value: unknown) => unknown): unknown {
  if (Array.isArray(each)) return each.map(plain);
  if (each instanceof Map) return { Map: [...each].map((pair) => pair.map(plain)) };
  if (each instanceof Set) return { Set: [...each].map(plain) };
  const kind = Object.prototype.toString.call(each);
  if (kind !== '[object Object]') return kind;
  return Object.fromEntries(Object.entries(each).map(([key, value]) => [key, plain(value)]));
}
