/** What must be said about how safe the things kept here are; null where nothing must. */
export type StorageSpace = { kind: 'full'; share: number } | { kind: 'may-go' } | null;

/** From this share of its storage on a browser is called nearly full. */
const NEARLY = 0.8;
const ASKED = 'muster-asked-to-keep';
const AGAIN = 30 * 24 * 60 * 60 * 1000;

/**
 * Asks the browser to keep what is here, at most once in 30 days, since some ask the user, and looks how much room
 * there is. A browser that has no such thing is not complained of.
 */
export async function checkSpace(now: number): Promise<StorageSpace> {
  const { storage } = navigator;
  if (!storage?.persisted || !storage.persist) return null;
  let persisted = await storage.persisted();
  if (!persisted && mayAsk(now)) persisted = await storage.persist();
  const { usage = 0, quota = 0 } = (await storage.estimate?.()) ?? {};
  const share = quota > 0 ? usage / quota : 0;
  if (share > NEARLY) return { kind: 'full', share };
  return persisted ? null : { kind: 'may-go' };
}

function mayAsk(now: number): boolean {
  try {
    if (now - Number(localStorage.getItem(ASKED) ?? 0) < AGAIN) return false;
    localStorage.setItem(ASKED, String(now));
    return true;
  } catch {
    // What cannot be noted down would be asked at every visit.
    return false;
  }
}
