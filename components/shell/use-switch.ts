import { useCallback, useSyncExternalStore } from 'react';
import { readSetting, saveSetting } from './setting';

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
