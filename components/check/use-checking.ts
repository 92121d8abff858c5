import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Checked, Checking } from './checking';

/** The checking with lists on its table: kept for as long as the tab is open, whichever page of the app is shown. */
let kept: Checking | null = null;

/** The checking that was left with lists on its table, or a new one. */
export function useChecking(): { checking: Checking; now: Checked } {
  const [checking] = useState(() => kept ?? new Checking());
  useEffect(() => {
    kept = checking;
    return () => {
      if (checking.hasSome()) return;
      checking.end();
      kept = null;
    };
  }, [checking]);
  const now = useSyncExternalStore(checking.subscribe, checking.snapshot, checking.snapshot);
  return { checking, now };
}
