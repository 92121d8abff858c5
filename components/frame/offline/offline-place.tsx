'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/components/shared/loading/when-idle';

/** Where a page says whether it can be used offline; the code for that is fetched once the page is idle. */
export function OfflinePlace() {
  const [Line, setLine] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./offline-line').then(
          ({ OfflineLine }) => setLine(() => OfflineLine),
          () => undefined,
        );
      }),
    [],
  );
  return Line ? <Line /> : null;
}
