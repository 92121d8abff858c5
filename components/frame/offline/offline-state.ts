import { savesData } from '@/components/shared/loading/when-idle';
import { readSetting, saveSetting } from '@/components/shared/setting';

/**
 * What of the app this browser has stored for use offline: "asks" if nothing, because the connection is metered or saves
 * data; "games" if all but what printing and scanning need.
 */
export type OfflineState = 'unknown' | 'asks' | 'storing' | 'games' | 'all';

const KEY = 'muster-offline';

let state: OfflineState = 'unknown';
const listeners = new Set<() => void>();

export const offlineState = (): OfflineState => state;

export function setOfflineState(next: OfflineState) {
  state = next;
  for (const listener of listeners) listener();
}

export function onOfflineState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the app may be stored without asking, or has been asked for. */
export const mayStore = (): boolean => !savesData() || readSetting(KEY) !== null;

let store: () => void = () => undefined;

/** Says how to store what is missing once that is allowed. */
export function whenAllowed(begin: () => void) {
  store = begin;
}

/** Stores what is missing, from now on over any connection. */
export function allowStoring() {
  saveSetting(KEY, 'yes');
  store();
}
