import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { builderAddress, collectionAddress, matchAddress, packAddress } from '@/components/shared/addresses';
import { bin } from '@/components/shared/rosters/stored-roster';
import { FileInput } from '@/components/ui/fields/file-input';
import { lazyComponent } from '@/components/ui/lazy-part';
import { ProgressLine } from '@/components/ui/progress-line';
import { useToast } from '@/components/ui/toast';
import { PASTED } from '@/lib/check/input';
import { counted } from '@/lib/roster/text/words';
import { DropTarget } from './drop-target';
import { READABLE_TYPES } from './files';
import { filesOf } from './files-of';
import type { ImportProgress, ImportResult } from './import';

const TypedDialog = lazyComponent(async () => (await import('../typed/typed-dialog')).TypedDialog);
const ImportDialog = lazyComponent(async () => (await import('./import-dialog')).ImportDialog);

/** Imports everything that may hold rosters. */
export interface FileImport {
  /** Takes in files, or pasted text as a file. */
  take: (files: readonly File[]) => Promise<void>;
  /** Opens the file chooser. */
  choose: () => void;
  /** The file input, the progress and the result dialog; must be rendered. */
  answer: ReactNode;
}

/** Opens files: one roster in its builder, several on the shelf; reports what could not be read. */
export function useImport(): FileImport {
  const router = useRouter();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<ImportResult | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const reading = useRef(new AbortController());
  const choose = useCallback(() => input.current?.click(), []);

  const take = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      setProgress({ done: 0, total: files.length });
      reading.current = new AbortController();
      const { signal } = reading.current;
      try {
        const { importFiles } = await import('./import');
        const result = await importFiles(files, { onProgress: setProgress, signal });
        const { added, duplicates, packs, collections, matches, refused, restored, stopped } = result;
        const [only] = added;
        const good = duplicates.length + refused.length + restored.length === 0 && !stopped;
        const pages = [
          ...packs.map(packAddress),
          ...collections.map(collectionAddress),
          ...matches.map(matchAddress),
        ];
        const [page] = pages;
        const opens = good && pages.length === 1 && added.length === 0;
        const quiet = opens || (good && pages.length === 0);
        const isWords = await isTypedList(result);
        setTyped(isWords ? result.words : null);
        setShown(quiet || isWords ? null : result);
        if (opens && page) router.push(page);
        else if (quiet && added.length === 1 && only) router.push(builderAddress(only));
        else if (quiet)
          toast({
            message: `${counted(added.length, 'roster')} added.`,
            action: { label: 'Undo', onAction: () => void bin(added).catch(() => undefined) },
          });
      } catch {
        toast({ message: 'Files could not be opened. Check the connection and try again.' });
      }
      setProgress(null);
    },
    [router, toast],
  );

  const answer = (
    <>
      <FileInput
        ref={input}
        multiple
        accept={READABLE_TYPES}
        aria-label="Files to open"
        onFiles={(files) => void take(files)}
      />
      {/* Over the page: files may be dropped wherever it is scrolled to. */}
      {progress && (
        <div
          data-chrome
          className="fixed inset-x-2 top-2 z-50 mx-auto max-w-md rounded-md border border-ink bg-surface p-3"
        >
          <ProgressLine {...progress} doing="Reading" onStop={() => reading.current.abort()} />
        </div>
      )}
      {shown && (
        <ImportDialog
          result={shown}
          onClose={() => setShown(null)}
          choose={choose}
          readWords={() => {
            setShown(null);
            setTyped(shown.words);
          }}
        />
      )}
      {typed !== null && <TypedDialog text={typed} onClose={() => setTyped(null)} />}
    </>
  );
  return { take, choose, answer };
}

/** Whether all that was opened is a pasted text with a list in the player's own words. */
async function isTypedList({ words, sources, refused }: ImportResult): Promise<boolean> {
  if (words === null || sources.length > 1 || sources[0] !== PASTED || refused.length > 1) return false;
  return (await import('../typed/at-hand')).isList(words);
}

interface OpenedFilesProps {
  /** What was chosen last, to be opened. */
  files: readonly File[];
  /** What may be dropped on the page; nothing if it is not given. */
  droppable: string | undefined;
  onDone: () => void;
}

/** Opens chosen and dropped files, and says what could not be read. */
export function OpenedFiles({ files, droppable, onDone }: OpenedFilesProps) {
  const { take, answer } = useImport();
  const latest = useRef({ take, onDone });
  latest.current = { take, onDone };
  useEffect(() => {
    void latest.current.take(files).then(() => latest.current.onDone());
  }, [files]);
  return (
    <>
      {droppable && (
        <DropTarget take={(data) => void take(filesOf(data))} title="Drop to open" about={droppable} />
      )}
      {answer}
    </>
  );
}
