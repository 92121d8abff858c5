'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/shared/loading/when-idle';
import { lazyPart } from '@/components/ui/lazy-part';

const OfflineLine = lazyPart(async () => (await import('./offline-line')).OfflineLine);

/** Where a page says whether it can be used offline; the code for that is fetched once the page is idle. */
export function OfflinePlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <OfflineLine />;
}
