import { useCallback, useEffect, useState } from 'react';

/**
 * The fragment of the address if it has the expected form; removed from the address so that it stays out of the history.
 * @param isOurs whether a fragment, with its "#", is of the form; a stable function
 */
export function useFragment(
  isOurs: (hash: string) => boolean,
): [fragment: string | null, forget: () => void] {
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      if (!isOurs(hash)) return;
      setFragment(hash);
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [isOurs]);
  return [fragment, useCallback(() => setFragment(null), [])];
}
