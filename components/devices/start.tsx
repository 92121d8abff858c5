'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/shared/loading/when-idle';
import { DEVICES_KEY, readSetting } from '@/components/shared/setting';
import { useToast } from '@/components/ui/toast';

/** Keeps this browser equal to the player's other devices, on every page; loads nothing if it has none. */
export function DevicesStart() {
  const toast = useToast();
  useEffect(() => {
    if (readSetting(DEVICES_KEY) !== 'on') return;
    return whenIdle(() => {
      // Without it the page works as if there was no connection.
      void import('./announce').then(
        ({ startAnnouncing }) => startAnnouncing(toast),
        () => undefined,
      );
    });
  }, [toast]);
  return null;
}
