type Listener = (oldest: number) => void;

const listeners = new Set<Listener>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-rosters');

/**
 * Notifies this tab and the others that stored data has changed.
 * @param oldest for rosters written with an earlier time of change: the earliest, in milliseconds since 1970
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
