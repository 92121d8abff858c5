'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { TakeUpdate } from './registration';
import type { UpdateOffer as Offer } from './update-offer';
import { whenIdle } from './when-idle';

/** How long a first visit is left alone before all of the app is fetched to be kept, in milliseconds. */
const LOOKED_AT = 2500;

const UpdateOffer = lazy<ComponentType<ComponentProps<typeof Offer>>>(async () => ({
  default: await import('./update-offer').then(
    (module) => module.UpdateOffer,
    () => () => null,
  ),
}));

/** Keeps the app for use with no network, and says quietly when a newer version is there to be taken. */
export function UpdateNotice() {
  const [take, setTake] = useState<TakeUpdate | null>(null);

  useEffect(() => {
    const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    return whenIdle(
      () => {
        void Promise.all([import('./registration'), import('./fetch-fonts')])
          .then(async ([{ registerServiceWorker }, { fetchFontsOfRosters }]) => {
            if (await registerServiceWorker((next) => setTake(() => next))) await fetchFontsOfRosters();
          })
          // A browser that keeps nothing still has the page from the network.
          .catch(() => undefined);
      },
      isStored ? 0 : LOOKED_AT,
    );
  }, []);

  return (
    <div aria-live="polite" data-chrome>
      {take && (
        <Suspense fallback={null}>
          <UpdateOffer take={take} onLeave={() => setTake(null)} />
        </Suspense>
      )}
    </div>
  );
}
