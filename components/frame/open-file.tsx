'use client';

import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { lazyComponent } from '@/components/ui/lazy-part';
import { READABLE_TYPES } from '../shared/import/files';

/** Loaded when there is something to open, or when files may be dropped: every page has this button. */
const OpenedFiles = lazyComponent(async () => (await import('../shared/import/use-import')).OpenedFiles);

/**
 * The button in the header that opens files of any kind: rosters, packs, collections, matches, backups.
 * @param droppable what may be dropped on the page as well; nothing if it is not given
 */
export function OpenFile({ droppable }: { droppable?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const open = (chosen: readonly File[]) => {
    setBusy(true);
    setFiles(chosen);
  };
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden size={16} /> Open a file
      </Button>
      <FileInput ref={input} multiple accept={READABLE_TYPES} aria-label="Files to open" onFiles={open} />
      {(files.length > 0 || droppable) && (
        <OpenedFiles files={files} droppable={droppable} onDone={() => setBusy(false)} />
      )}
    </>
  );
}
