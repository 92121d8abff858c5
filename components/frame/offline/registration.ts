import { STORE_LATER } from '@/worker/stored-files';
import { mayStore, setOfflineState, whenAllowed } from './offline-state';

/** Address of the service worker; undefined in development and in builds without one. */
const script = process.env.NEXT_PUBLIC_SERVICE_WORKER;
const HOUR = 60 * 60 * 1000;

/** Accepts the offered update: reloads the page with the new version. */
export type TakeUpdate = () => void;

/**
 * Registers the service worker, which stores the app for use offline; on a connection that is metered or saves data only
 * if that is allowed.
 * @param offer called for a newer version, perhaps more than once: one that is waiting, or one that another tab has
 *   activated already. Nothing happens to this page until the given function is called.
 * @returns whether the app is stored: this build has a service worker, and the connection allows it
 */
export async function registerServiceWorker(offer: (take: TakeUpdate) => void): Promise<boolean> {
  if (!script || !('serviceWorker' in navigator)) return false;
  // biome-ignore lint/plugin: just asked whether there is one
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  if (!controlled && !mayStore()) {
    whenAllowed(() => void registerServiceWorker(offer).catch(() => undefined));
    setOfflineState('asks');
    return false;
  }
  if (!controlled) setOfflineState('storing');
  void storeLater(serviceWorker);
  let taken = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taken) location.reload();
    else if (controlled) offer(() => location.reload());
    controlled = true;
  });

  const registration = await serviceWorker.register(script);
  const offerWaiting = () => {
    if (!registration.waiting || !registration.active) return;
    offer(() => {
      taken = true;
      // Another tab may have activated it in the meantime.
      if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      else location.reload();
    });
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting());
  offerWaiting();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  checkForUpdates(registration);
  return true;
}

/** Has what printing and scanning need stored, after the rest. */
async function storeLater(serviceWorker: ServiceWorkerContainer) {
  const { active } = await serviceWorker.ready;
  setOfflineState('games');
  if (!mayStore()) return whenAllowed(() => void storeLater(serviceWorker));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isStored }) => {
    if (isStored) setOfflineState('all');
  };
  active?.postMessage(STORE_LATER, [port2]);
}

/** Checks for a newer version at most once an hour: browsers check only when a page loads. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - lastCheck < HOUR) return;
    lastCheck = Date.now();
    registration.update().catch(() => undefined);
  });
}
