/**
 * How the connection to the browser's database stands. "blocked": another tab, of an older version, holds the
 * database open and keeps this one from it. "outdated": a newer version has taken it over, and this page must be
 * loaded again.
 */
export type Connection = 'fine' | 'blocked' | 'outdated';

let state: Connection = 'fine';
const listeners = new Set<() => void>();

export const connection = (): Connection => state;

/** Says how the connection stands now; what is outdated stays so until the page is loaded again. */
export function setConnection(next: Connection) {
  if (state === next || state === 'outdated') return;
  state = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the connection. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
