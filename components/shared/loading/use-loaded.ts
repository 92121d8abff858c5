import { useCallback, useEffect, useState } from 'react';
import { notLoaded } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';

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

/** Returns a function that loads a part of the page; if that fails, it shows a message and returns null. */
export function useLoadPart() {
  const toast = useToast();
  return useCallback(
    async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
      try {
        return await load();
      } catch {
        toast({
          message: notLoaded(undefined, 'try again'),
        });
        return null;
      }
    },
    [toast],
  );
}
