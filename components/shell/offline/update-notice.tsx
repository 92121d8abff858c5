'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { TakeUpdate } from './registration';
import { whenIdle } from './when-idle';

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
        void Promise.all([import('./registration'), import('./fetch-fonts')])
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
