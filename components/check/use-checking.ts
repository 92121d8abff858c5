import { useEffect, useState, useSyncExternalStore } from 'react';
import { Checking, type CheckState } from './checking';

/** The state with its lists, kept while the tab is open, even when another page of the app is shown. */
let lastChecking: Checking | null = null;

/** Returns the check state left by an earlier visit to the page, or a new one. */
export function useChecking(): { checking: Checking; now: CheckState } {
  const [checking] = useState(() => lastChecking ?? new Checking());
  useEffect(() => {
    lastChecking = checking;
    return () => {
      if (checking.hasSome()) return;
      checking.end();
      lastChecking = null;
    };
  }, [checking]);
  const now = useSyncExternalStore(checking.subscribe, checking.snapshot, checking.snapshot);
  return { checking, now };
}
