/**
 * State of the connection to the browser's database. "blocked": a tab with an older version of the app holds the
 * database open. "outdated": a newer version has taken it over, and this page must be reloaded.
 */
export type Connection = 'fine' | 'blocked' | 'outdated';

let state: Connection = 'fine';
const listeners = new Set<() => void>();

export const connection = (): Connection => state;

/** Sets the state of the connection; "outdated" is final until the page is reloaded. */
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
