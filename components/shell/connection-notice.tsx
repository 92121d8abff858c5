'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useRootMark } from '@/components/ui/root-mark';
import { connection, onConnection } from '@/lib/storage/connection';

// Fetched only when shown, which is rare; a server with a newer version may no longer have it.
const ConnectionBanner = lazy<ComponentType<{ state: 'blocked' | 'outdated' }>>(async () => ({
  default: await import('./connection-banner').then(
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
