'use client';

import { lazy, Suspense } from 'react';
import type { StoredRoster } from '@/lib/storage/db';
import { BinDialog } from './bin-dialog';
import { PasteDialog } from './paste-dialog';
import { RenameDialog } from './rename-dialog';
import { TagsDialog } from './tags-dialog';

/** What the shelf has been asked for. */
export type Asked =
  | { kind: 'rename' | 'tags'; stored: StoredRoster }
  | { kind: 'add-tags'; rosters: readonly StoredRoster[] }
  | { kind: 'compare'; rosters: readonly [StoredRoster, StoredRoster] }
  | { kind: 'bin' | 'paste' };

const CompareDialog = lazy(() =>
  import('./compare-dialog').then((module) => ({ default: module.CompareDialog })),
);

interface ShelfDialogProps {
  asked: Asked;
  onClose: () => void;
  /** Everything kept, the bin too. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  take: (files: readonly File[]) => void;
}

/** The dialog that was asked for. */
export function ShelfDialog({ asked, onClose, rosters, gameName, take }: ShelfDialogProps) {
  return (
    <Suspense>
      {asked.kind === 'rename' && <RenameDialog stored={asked.stored} onClose={onClose} />}
      {asked.kind === 'tags' && <TagsDialog rosters={[asked.stored]} all={rosters} onClose={onClose} />}
      {asked.kind === 'add-tags' && (
        <TagsDialog rosters={asked.rosters} all={rosters} onClose={onClose} adding />
      )}
      {asked.kind === 'bin' && <BinDialog rosters={rosters} gameName={gameName} onClose={onClose} />}
      {asked.kind === 'paste' && <PasteDialog take={take} onClose={onClose} />}
      {asked.kind === 'compare' && <CompareDialog rosters={asked.rosters} onClose={onClose} />}
    </Suspense>
  );
}
