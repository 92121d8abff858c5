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

const HALF_WIDE = '(min-width: 45rem)';

/** How many columns there is room for: force, editor and verdict; force and one of them; or one alone. */
export type Room = 'three' | 'two' | 'one';

/** The room in the window. */
export function useRoom(): Room {
  const wide = useMedia(WIDE);
  const halfWide = useMedia(HALF_WIDE);
  return wide ? 'three' : halfWide ? 'two' : 'one';
}

/** Is what is open shown beside the force, and not over it? */
export const isBeside = () => matchMedia(HALF_WIDE).matches;
