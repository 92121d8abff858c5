/** Whether a value is plain data, without functions. */
const isData = (value: unknown): boolean =>
  Array.isArray(value) ||
  value instanceof Map ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((part) => typeof part !== 'function'));

const textOf = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);

/**
 * For `memo`: whether props are equal, even if an edit recreated their objects. Compares plain data by content and
 * anything else (a function) by identity. Not for props that hold React elements.
 */
export function sameData<Props extends object>(before: Props, after: Props): boolean {
  const keys = Object.keys(after) as (keyof Props)[];
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => {
      const [was, is] = [before[key], after[key]];
      if (Object.is(was, is)) return true;
      return isData(was) && isData(is) && textOf(was) === textOf(is);
    })
  );
}
