'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { nextTask } from '../shell/after-frame';

type Shown = ComponentType<{ number?: string }>;

/** The packs below the rosters; their code is fetched once the page is there. */
export function PackPlace({ number }: { number: string }) {
  const [loaded, setLoaded] = useState<{ PackList: Shown }>();
  useEffect(() => {
    let current = true;
    // After the shelf: to ask for either is work.
    nextTask()
      .then(() => import('./pack-list'))
      .then(
        ({ PackList }) => current && startTransition(() => setLoaded({ PackList })),
        // The shelf says it where nothing can be fetched.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return loaded ? <loaded.PackList number={number} /> : null;
}
