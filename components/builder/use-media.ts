import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false before hydration. */
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

/** How many columns fit: force, editor and verdict; force and one of the others; or a single one. */
export type ColumnCount = 'three' | 'two' | 'one';

/** Returns how many columns fit in the window. */
export function useColumns(): ColumnCount {
  const wide = useMedia(WIDE);
  const halfWide = useMedia(HALF_WIDE);
  return wide ? 'three' : halfWide ? 'two' : 'one';
}

/** Whether the sheet of an open panel covers the whole window. */
export const useSheetCovers = () => useMedia('(width < 40rem)');

/** Whether the open panel is shown next to the force, and not over it. */
export const isBeside = () => matchMedia(HALF_WIDE).matches;
