const listeners = new Set<() => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-rosters');

/** Tells this tab and the others that something kept has changed. */
export function tellChange() {
  otherTabs?.postMessage(null);
  for (const listener of listeners) listener();
}

/** Hears of every change of what is kept, in this tab and the others. */
export function onRostersChange(listener: () => void): () => void {
  listeners.add(listener);
  otherTabs?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    otherTabs?.removeEventListener('message', listener);
  };
}
