'use client';

import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { SaveStatus } from '@/lib/storage/autosave';
import { saveRosterFile } from '../shelf/roster-file';
import { useBuilder } from './context';

/** Says plainly that the browser keeps nothing, and offers the file instead. */
export function SaveNotice({ status }: { status: SaveStatus }) {
  const { store } = useBuilder();
  return (
    <div role="alert">
      {status.kind === 'failed' && (
        <div className="mb-6 flex flex-wrap items-center gap-3 border-warning border-y py-2">
          <p className="min-w-0 flex-1">
            <SeverityMark severity="warning">Not kept.</SeverityMark> {status.sentence} Work goes on in this
            tab; save to a file before you close it.
          </p>
          <Button onClick={() => saveRosterFile(store.state().roster)}>Save to a file</Button>
        </div>
      )}
    </div>
  );
}
