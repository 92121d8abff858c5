'use client';

import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import type { TakeUpdate } from './registration';
import { whenIdle } from './when-idle';

/** How long a first visit is left alone before all of the app is fetched to be kept, in milliseconds. */
const LOOKED_AT = 2500;

/** Keeps the app for use with no network, and says quietly when a newer version is there to be taken. */
export function UpdateNotice() {
  const [take, setTake] = useState<TakeUpdate | null>(null);
  const [taken, setTaken] = useState(false);

  useEffect(() => {
    const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    return whenIdle(
      () => {
        void Promise.all([import('./registration'), import('./fetch-fonts')])
          .then(async ([{ keepOffline }, { fetchFontsOfRosters }]) => {
            if (await keepOffline((next) => setTake(() => next))) await fetchFontsOfRosters();
          })
          // A browser that keeps nothing still has the page from the network.
          .catch(() => undefined);
      },
      isKept ? 0 : LOOKED_AT,
    );
  }, []);

  return (
    <div aria-live="polite" data-chrome>
      {take && (
        <section
          aria-label="New version"
          data-offer
          className="enter-rise fixed right-0 bottom-(--toast-bottom,0px) z-40 m-4 flex max-w-[calc(100%-2rem)] items-center gap-2 rounded-md border border-edge bg-surface py-1 pr-1 pl-3 text-ink"
        >
          <p className="min-w-0 py-1">A new version is ready.</p>
          <Button
            busy={taken}
            onClick={() => {
              setTaken(true);
              take();
            }}
          >
            <RefreshCw aria-hidden size={16} /> Reload
          </Button>
          <IconButton
            label="Not now"
            icon={<X aria-hidden size={16} />}
            onClick={() => {
              setTake(null);
              document.querySelector('main')?.focus();
            }}
          />
        </section>
      )}
    </div>
  );
}
