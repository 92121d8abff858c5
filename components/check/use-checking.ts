import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Checked, Checking } from './checking';

/** One checking for as long as the page is there. */
export function useChecking(): { checking: Checking; now: Checked } {
  const [checking] = useState(() => new Checking());
  useEffect(() => () => checking.end(), [checking]);
  const now = useSyncExternalStore(checking.subscribe, checking.snapshot, checking.snapshot);
  return { checking, now };
}
