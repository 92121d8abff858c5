/** Returns a function that works out what belongs to an object once; for objects that are never changed. */
export function remembered<Key extends object, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { value: of(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
