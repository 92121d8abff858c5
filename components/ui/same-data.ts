/** Whether a value is plain data, without functions. */
const isData = (value: unknown): boolean =>
  Array.isArray(value) ||
  value instanceof Map ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((part) => typeof part !== 'function'));

const textOf = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);

/** Whether two values are the same, or plain data with the same content. */
export const sameContent = (was: unknown, is: unknown): boolean =>
  Object.is(was, is) || (isData(was) && isData(is) && textOf(was) === textOf(is));

/**
 * For `memo`: whether props are equal, even if an edit recreated their objects. Compares plain data by content and
 * anything else (a function) by identity. Not for props that hold React elements.
 */
export function sameData<Props extends object>(before: Props, after: Props): boolean {
  const keys = Object.keys(after) as (keyof Props)[];
  return (
    keys.length === Object.keys(before).length && keys.every((key) => sameContent(before[key], after[key]))
  );
}
