type Listener = (oldest: number) => void;

const listeners = new Set<Listener>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-rosters');

/**
 * Tells this tab and the others that something kept has changed.
 * @param oldest where rosters came in that were changed long ago: when the first of them was, in milliseconds since 1970
 */
export function announceChange(oldest = Number.POSITIVE_INFINITY) {
  otherTabs?.postMessage(oldest);
  for (const listener of listeners) listener(oldest);
}

/** Subscribes to changes of what is stored, in this tab and the others. */
export function onRostersChange(listener: Listener): () => void {
  const onMessage = ({ data }: MessageEvent) => listener(Number(data));
  listeners.add(listener);
  otherTabs?.addEventListener('message', onMessage);
  return () => {
    listeners.delete(listener);
    otherTabs?.removeEventListener('message', onMessage);
  };
}
