import { useCallback, useSyncExternalStore } from 'react';

/** What this browser has stored under a key; null where it has nothing, or stores nothing. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting for this browser; where storage is forbidden the next visit begins without it. */
export function saveSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page.
  }
}

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A setting that is on or off, everywhere it is read on the page; off at first. */
export function useSwitch(key: string): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => readSetting(key) === 'on',
    () => false,
  );
  const set = useCallback(
    (next: boolean) => {
      saveSetting(key, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [on, set];
}
