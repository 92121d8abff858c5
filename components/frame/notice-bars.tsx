import { useEffect, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';

/** How long to wait for another tab to close its database connection before showing a message, in milliseconds. */
const RELEASE_TIME = 1000;

/** Explains why tabs of two app versions block the database, and what to do. */
export function ConnectionBanner({ state }: { state: 'blocked' | 'outdated' }) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (state !== 'blocked') return;
    const timer = setTimeout(() => setWaited(true), RELEASE_TIME);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [state]);
  if (state === 'blocked')
    return waited ? (
      <p className="border-warning border-b bg-surface px-4 py-3 sm:px-6">
        <SeverityMark severity="warning">Waiting.</SeverityMark> Another tab or window has an older version of
        Muster open. Close or reload it; this page then continues.
      </p>
    ) : null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-warning border-b bg-surface px-4 py-2 sm:px-6">
      <p className="min-w-0 flex-1 basis-60">
        <SeverityMark severity="warning">Reload the page.</SeverityMark> A newer version of Muster is open in
        another tab. Saved rosters are safe, but further changes in this tab will not be saved.
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
