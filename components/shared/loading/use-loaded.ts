import { useEffect, useState } from 'react';

/**
 * Returns what a function loads: undefined until it is there, null if that failed.
 * @param load must be a stable function; nothing is loaded without it
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | null | undefined {
  const [loaded, setLoaded] = useState<{ value: Value | null; by: typeof load }>();
  useEffect(() => {
    let current = true;
    load?.().then(
      (value) => current && setLoaded({ value, by: load }),
      () => current && setLoaded({ value: null, by: load }),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded?.by === load ? loaded?.value : undefined;
}
