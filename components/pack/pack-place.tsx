'use client';

import { type ComponentType, useEffect, useState } from 'react';

type Shown = ComponentType<{ number?: string }>;

/** The packs below the rosters; their code is fetched once the page is there. */
export function PackPlace({ number }: { number: string }) {
  const [loaded, setLoaded] = useState<{ PackList: Shown }>();
  useEffect(() => {
    let current = true;
    import('./pack-list').then(
      ({ PackList }) => current && setLoaded({ PackList }),
      // The shelf says it where nothing can be fetched.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return loaded ? <loaded.PackList number={number} /> : null;
}
