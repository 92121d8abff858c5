type Method = (this: unknown, ...given: unknown[]) => unknown;
type Owner = Record<PropertyKey, unknown>;

const arrayIterator = Object.getPrototypeOf([][Symbol.iterator]()) as Owner;
const mapIterator = Object.getPrototypeOf(new Map().entries()) as Owner;
const setIterator = Object.getPrototypeOf(new Set().values()) as Owner;

/** Methods that call a function for each item they visit. */
const calling = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'sort',
  'toSorted',
];
/** Methods that scan a list up to the index that they return. */
const searching = ['includes', 'indexOf', 'lastIndexOf'];
const copying = ['concat', 'join', 'reverse', 'slice', 'splice', 'toSpliced', 'with'];
const reading = [
  'includes',
  'indexOf',
  'match',
  'normalize',
  'replace',
  'replaceAll',
  'search',
  'split',
  'trim',
];

const lengthOf = (value: unknown): number => Number((value as { length?: number } | null)?.length ?? 0);

/**
 * Counts the items and characters that a piece of work visits: callbacks per item of a list, iterations over a list,
 * map or set, and the length of what is searched or copied. Counts instead of measuring time, so that the result is
 * the same on every machine. Loops with a counter are not counted.
 */
export function countSteps(work: () => unknown): number {
  let steps = 0;
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: PropertyKey, by: (original: Method) => Method) => {
    const holder = owner as Owner;
    const original = holder[name] as Method;
    Object.defineProperty(holder, name, { value: by(original), configurable: true, writable: true });
    undo.push(() =>
      Object.defineProperty(holder, name, { value: original, configurable: true, writable: true }),
    );
  };
  const counting = (
    owner: object,
    names: readonly PropertyKey[],
    cost: (on: unknown, result: unknown) => number,
  ) => {
    for (const name of names)
      replace(
        owner,
        name,
        (original) =>
          function (...given) {
            const result = Reflect.apply(original, this, given);
            steps += cost(this, result);
            return result;
          },
      );
  };

  for (const name of calling)
    replace(
      Array.prototype,
      name,
      (original) =>
        function (each, ...given) {
          if (typeof each !== 'function') {
            steps += lengthOf(this);
            return Reflect.apply(original, this, [each, ...given]);
          }
          const counted = (...items: unknown[]) => {
            steps++;
            return Reflect.apply(each as Method, given[0], items);
          };
          return Reflect.apply(original, this, [counted, ...given]);
        },
    );
  counting(Array.prototype, searching, (list, found) =>
    typeof found === 'number' && found >= 0 ? found + 1 : lengthOf(list),
  );
  counting(Array.prototype, copying, (list, copy) => lengthOf(list) + lengthOf(copy));
  for (const iterator of [arrayIterator, mapIterator, setIterator]) counting(iterator, ['next'], () => 1);
  counting(Object, ['keys', 'values', 'entries'], (_, list) => lengthOf(list));
  counting(String.prototype, reading, lengthOf);
  counting(RegExp.prototype, ['exec', 'test'], () => 1);
  counting(JSON, ['stringify'], (_, text) => lengthOf(text));
  try {
    work();
  } finally {
    for (const put of undo.reverse()) put();
  }
  return steps;
}
