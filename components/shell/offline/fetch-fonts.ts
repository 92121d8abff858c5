import { browserFonts } from '@/lib/sheet/pdf/fonts-browser';
import { fallbacksFor } from '@/lib/sheet/pdf/scripts';
import { onRostersChange } from '@/lib/storage/changes';
import { rostersSince } from '@/lib/storage/since';

const QUIET = 1000;

/** From then on every request of this page goes through the service worker. */
async function controlled() {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Fetches a file that the service worker keeps from then on. */
async function keep(address: string) {
  if (await caches.match(address)) return true;
  if (!navigator.onLine) return false;
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.ok;
}

/**
 * Fetches the large fonts ahead of printing, each as soon as a kept roster has text that needs it, so that it
 * is there when the network is not.
 */
export async function fetchFontsOfRosters() {
  await controlled();
  let lacking = browserFonts().fallbacks;
  let seen = Number.NEGATIVE_INFINITY;

  const look = async () => {
    const needed = new Set<string>();
    const since = seen;
    let last = since;
    for await (const { changed, roster } of rostersSince(since)) {
      for (const { src } of fallbacksFor(JSON.stringify(roster), lacking)) needed.add(src);
      last = Math.max(last, changed);
      if (needed.size === lacking.length) break;
    }
    for (const src of needed) {
      if (!(await keep(src))) return;
      lacking = lacking.filter((font) => font.src !== src);
    }
    // Unless older ones came in meanwhile: they are looked at next.
    if (seen === since) seen = last;
    if (lacking.length === 0) stop();
  };

  let timer: ReturnType<typeof setTimeout>;
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look().catch(() => undefined), QUIET);
  };
  const stopHearing = onRostersChange((oldest) => {
    seen = Math.min(seen, oldest - 1);
    lookSoon();
  });
  window.addEventListener('online', lookSoon);
  const stop = () => {
    stopHearing();
    window.removeEventListener('online', lookSoon);
  };
  await look();
}
