'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Does a media query match now? False before the page has come alive. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

const WIDE = '(min-width: 68.75rem)';

/** Wide enough for the force, the element and the verdict side by side. */
export const useWide = () => useMedia(WIDE);

/** The same, once. */
export const isWide = () => matchMedia(WIDE).matches;
