/** Where the service worker is; a build that has none, and development, do not say. */
const script = process.env.NEXT_PUBLIC_SERVICE_WORKER;
const HOUR = 60 * 60 * 1000;

/** Takes the update that is offered: the page is loaded anew, by the new version. */
export type TakeUpdate = () => void;

/**
 * Has the browser keep the app for use with no network.
 * @param offer is told of a newer version, perhaps more than once: one that waits to be let in, or one that
 *   another tab has let in already. Nothing happens to this page until it calls what it is given.
 * @returns whether this app, as it was built, is kept at all
 */
export async function registerServiceWorker(offer: (take: TakeUpdate) => void): Promise<boolean> {
  if (!script || !('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
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
      // It may have been let in by another tab in the meantime.
      if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      else location.reload();
    });
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting());
  offerWaiting();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  askAgain(registration);
  return true;
}

/** Browsers ask for a newer version when a page is loaded; one that stays open asks now and then. */
function askAgain(registration: ServiceWorkerRegistration) {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
