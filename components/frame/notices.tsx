'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { TakeUpdate } from '@/components/frame/offline/registration';
import { whenIdle } from '@/components/shared/loading/when-idle';
import { lazyPart } from '@/components/ui/lazy-part';
import { useRootMark } from '@/components/ui/root-mark';
import { connection, onConnection } from '@/lib/storage/connection';

// Fetched only when shown, which is rare; a server with a newer version may no longer have it.
const ConnectionBanner = lazy<ComponentType<{ state: 'blocked' | 'outdated' }>>(async () => ({
  default: await import('./notice-bars').then(
    (module) => module.ConnectionBanner,
    () => LoadAgain,
  ),
}));

const LoadAgain = () => (
  <p className="border-warning border-b bg-surface px-4 py-3">
    Another tab has another version of Muster. Reload the page.
  </p>
);

/** Shows a banner while tabs of two app versions block each other's access to the database. */
export function ConnectionNotice() {
  const state = useSyncExternalStore(onConnection, connection, () => 'fine' as const);
  useRootMark('connection', state !== 'fine');
  return (
    <div role="alert" data-chrome className="sticky top-0 z-40">
      {state !== 'fine' && (
        <Suspense fallback={null}>
          <ConnectionBanner state={state} />
        </Suspense>
      )}
    </div>
  );
}

/** Delay on a first visit before the whole app is fetched for use offline, in milliseconds. */
const FIRST_VISIT_DELAY = 2500;

const UpdateOffer = lazyPart(async () => (await import('./update-offer')).UpdateOffer);

/** Stores the app for use offline, and announces politely when a newer version is available. */
export function UpdateNotice() {
  const [take, setTake] = useState<TakeUpdate | null>(null);

  useEffect(() => {
    // biome-ignore lint/plugin: asks whether there is one
    const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    return whenIdle(
      () => {
        void Promise.all([import('./offline/registration'), import('./offline/fetch-fonts')])
          .then(async ([{ registerServiceWorker }, { fetchFontsOfRosters }]) => {
            if (await registerServiceWorker((next) => setTake(() => next))) await fetchFontsOfRosters();
          })
          // A browser that stores nothing still loads the page from the network.
          .catch(() => undefined);
      },
      isStored ? 0 : FIRST_VISIT_DELAY,
    );
  }, []);

  return (
    <div aria-live="polite" data-chrome>
      {take && <UpdateOffer take={take} onLeave={() => setTake(null)} />}
    </div>
  );
}
