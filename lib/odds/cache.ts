/**
 * Makes a cache of results by key, each worked out once.
 * @param most how many results are kept; beyond that, the least recently used are dropped
 */
export function cacheOf<Value>(most: number): (key: string, work: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, work) => {
    const found = known.get(key) ?? work();
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
