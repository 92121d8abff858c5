/** Where an edit was made, and whether the value there is typed: a text or a number. */
export interface EditedPlace {
  path: string;
  typed: boolean;
}

/**
 * Returns the path to the innermost place that holds every difference of two values, such as
 * `force.elements.3.name`; "" for the whole value. Null if they do not differ.
 */
export function editedPlace(before: unknown, after: unknown): EditedPlace | null {
  const path: string[] = [];
  let [a, b] = [before, after];
  while (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const [was, is] = [a as Record<string, unknown>, b as Record<string, unknown>];
    const keys = Object.keys(is);
    if (keys.length !== Object.keys(was).length) break;
    const different = keys.filter((key) => !isSame(was[key], is[key]));
    const [only] = different;
    if (only === undefined && keys.every((key) => Object.hasOwn(was, key))) return null;
    if (different.length !== 1 || only === undefined || !Object.hasOwn(was, only)) break;
    path.push(only);
    a = was[only];
    b = is[only];
  }
  return { path: path.join('.'), typed: isTyped(a) && isTyped(b) };
}

/** Most parts are the same objects after an edit, so little is serialised. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

const isTyped = (value: unknown) => ['string', 'number'].includes(typeof value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
