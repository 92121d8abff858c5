import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { FileInput } from '@/components/ui/file-input';
import { lazyComponent } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/words';
import { builderAddress, collectionAddress, matchAddress, packAddress } from '../addresses';
import { bin } from '../rosters/actions';
import type { ImportResult } from './import';
import { READABLE_TYPES } from './readable-types';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog')).ImportDialog);

/** Imports everything that may hold rosters. */
export interface FileImport {
  /** Takes in files, or pasted text as a file. */
  take: (files: readonly File[]) => Promise<void>;
  /** Opens the file chooser. */
  choose: () => void;
  busy: boolean;
  /** The file input and the result dialog; must be rendered. */
  answer: ReactNode;
}

/** Opens files: one roster in its builder, several on the shelf; reports what could not be read. */
export function useImport(): FileImport {
  const router = useRouter();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<ImportResult | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useCallback(() => input.current?.click(), []);

  const take = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      setBusy(true);
      try {
        const { importFiles } = await import('./import');
        const result = await importFiles(files);
        const { added, duplicates, packs, collections, matches, refused, restored } = result;
        const [only] = added;
        const good = duplicates.length + refused.length + restored.length === 0;
        const pages = [
          ...packs.map(packAddress),
          ...collections.map(collectionAddress),
          ...matches.map(matchAddress),
        ];
        const [page] = pages;
        const opens = good && pages.length === 1 && added.length === 0;
        const quiet = opens || (good && pages.length === 0);
        setShown(quiet ? null : result);
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
      setBusy(false);
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
      {shown && <ImportDialog result={shown} onClose={() => setShown(null)} choose={choose} />}
    </>
  );
  return { take, choose, busy, answer };
}
