'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { nextTask } from '../shared/loading/later';

type PackListComponent = ComponentType<{ number?: string }>;

/** The packs below the rosters; their code is fetched after the page has loaded. */
export function PackPlace({ number }: { number: string }) {
  const [loaded, setLoaded] = useState<{ PackList: PackListComponent }>();
  useEffect(() => {
    let current = true;
    // After the shelf, because starting either import takes time.
    nextTask()
      .then(() => import('./pack-list'))
      .then(
        ({ PackList }) => current && startTransition(() => setLoaded({ PackList })),
        // The shelf reports that nothing can be fetched.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return loaded ? <loaded.PackList number={number} /> : null;
}
