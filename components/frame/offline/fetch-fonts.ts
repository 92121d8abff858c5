import type { Roster } from '@/lib/roster/roster';
import { browserFonts } from '@/lib/sheet/pdf/fonts-browser';
import { fallbacksFor } from '@/lib/sheet/pdf/scripts';
import { onRostersChange } from '@/lib/storage/changes';
import { database } from '@/lib/storage/db';

const QUIET = 1000;

/** Resolves when every request of this page goes through the service worker. */
async function untilControlled() {
  // biome-ignore lint/plugin: called only after the service worker is registered
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Fetches a file so that the service worker caches it; returns whether it is cached. */
async function cacheFile(address: string) {
  // biome-ignore lint/style/noRestrictedGlobals: there is a service worker
  if (await caches.match(address)) return true;
  if (!navigator.onLine) return false;
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.ok;
}

/**
 * Fetches the large fonts before they are needed for printing, each as soon as a stored roster has text that needs it,
 * so that it is available offline.
 */
export async function fetchFontsOfRosters() {
  await untilControlled();
  let missing = browserFonts().fallbacks;
  let scannedUntil = Number.NEGATIVE_INFINITY;

  const scan = async () => {
    const needed = new Set<string>();
    const since = scannedUntil;
    let last = since;
    for await (const { changed, roster } of rostersSince(since)) {
      for (const { src } of fallbacksFor(JSON.stringify(roster), missing)) needed.add(src);
      last = Math.max(last, changed);
      if (needed.size === missing.length) break;
    }
    for (const src of needed) {
      if (!(await cacheFile(src))) return;
      missing = missing.filter((font) => font.src !== src);
    }
    // Unless older rosters were added meanwhile: they are scanned next.
    if (scannedUntil === since) scannedUntil = last;
    if (missing.length === 0) stop();
  };

  let timer: ReturnType<typeof setTimeout>;
  const scanSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void scan().catch(() => undefined), QUIET);
  };
  const unsubscribe = onRostersChange((oldest) => {
    scannedUntil = Math.min(scannedUntil, oldest - 1);
    scanSoon();
  });
  window.addEventListener('online', scanSoon);
  const stop = () => {
    unsubscribe();
    window.removeEventListener('online', scanSoon);
  };
  await scan();
}

/** Yields the rosters changed after a time (milliseconds since 1970); for -Infinity, all that can be read. */
export async function* rostersSince(moment: number): AsyncGenerator<{ changed: number; roster: Roster }> {
  const db = await database();
  if ((await db.count('rosters')) === 0) return;
  const { readRosterRecord } = await import('@/lib/storage/schemas');
  const { store } = db.transaction('rosters');
  // The index omits records without a date.
  let each =
    moment === Number.NEGATIVE_INFINITY
      ? await store.openCursor()
      : await store.index('changed').openCursor(IDBKeyRange.lowerBound(moment, true));
  while (each) {
    const read = readRosterRecord(each.primaryKey, each.value);
    if (read.ok) yield read.value;
    each = await each.continue();
  }
}
