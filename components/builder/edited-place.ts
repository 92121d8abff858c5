/**
 * Where two values differ: the path to the one place that holds every difference, such as
 * `force.elements.3.name`; "" where it is the whole. Parts that are the same object are not looked into.
 */
export function editedPlace(before: unknown, after: unknown): string {
  const path: string[] = [];
  let [a, b] = [before, after];
  while (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const [was, is] = [a as Record<string, unknown>, b as Record<string, unknown>];
    const keys = Object.keys(is);
    if (keys.length !== Object.keys(was).length) break;
    const different = keys.filter((key) => was[key] !== is[key]);
    const [only] = different;
    if (different.length !== 1 || only === undefined || !Object.hasOwn(was, only)) break;
    path.push(only);
    a = was[only];
    b = is[only];
  }
  return path.join('.');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
