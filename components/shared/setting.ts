import { useCallback, useSyncExternalStore } from 'react';

/** Returns the setting stored under a key; null if there is none, or storage is forbidden. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting for this browser; does nothing if storage is forbidden. */
export function saveSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The setting lasts for this page only.
  }
}

/** The setting that says whether this browser shares with the player's other devices: "on" if it does. */
export const DEVICES_KEY = 'muster-devices';

const KEY = 'muster-shortcuts';

/** Whether the single-key shortcuts are on: the default unless switched off in this browser. */
export const shortcutsOn = (): boolean => readSetting(KEY) !== 'off';

/** Switches the single-key shortcuts on or off for this browser. */
export const setShortcuts = (on: boolean): void => saveSetting(KEY, on ? 'on' : 'off');

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A setting that is on or off, shared by all its readers on the page; off by default. */
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

/** Returns what this tab keeps under a key; null if nothing is kept, or storage is forbidden. */
export function readTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps a value while this tab is open, also over reloads; null removes it. Does nothing if storage is forbidden. */
export function keepInTab(key: string, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It lasts for this page only.
  }
}
