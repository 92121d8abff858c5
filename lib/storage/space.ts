/** A warning about the browser's storage; null if there is none. */
export type StorageSpace = { kind: 'full'; share: number } | { kind: 'may-go' } | null;

/** The share of its storage from which a browser counts as nearly full. */
const NEARLY_FULL = 0.8;
const ASKED_KEY = 'muster-asked-to-keep';
/** Time between two requests, in milliseconds. */
const ASK_INTERVAL = 30 * 24 * 60 * 60 * 1000;

/**
 * Asks the browser for persistent storage, at most once in 30 days because some prompt the user, and checks the free
 * space. Returns null if the browser has no such API.
 */
export async function checkSpace(now: number): Promise<StorageSpace> {
  // biome-ignore lint/plugin: null without it
  const { storage } = navigator;
  if (!storage?.persisted || !storage.persist) return null;
  let persisted = await storage.persisted();
  if (!persisted && mayAsk(now)) persisted = await storage.persist();
  const { usage = 0, quota = 0 } = (await storage.estimate?.()) ?? {};
  const share = quota > 0 ? usage / quota : 0;
  if (share > NEARLY_FULL) return { kind: 'full', share };
  return persisted ? null : { kind: 'may-go' };
}

function mayAsk(now: number): boolean {
  try {
    if (now - Number(localStorage.getItem(ASKED_KEY) ?? 0) < ASK_INTERVAL) return false;
    localStorage.setItem(ASKED_KEY, String(now));
    return true;
  } catch {
    // Without a record of the request, the browser would be asked at every visit.
    return false;
  }
}
