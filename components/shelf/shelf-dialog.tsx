'use client';

import { lazy, Suspense } from 'react';
import type { StoredRoster } from '@/lib/storage/db';

/** What the shelf has been asked for. */
export type Asked =
  | { kind: 'rename' | 'tags'; stored: StoredRoster }
  | { kind: 'add-tags'; rosters: readonly StoredRoster[] }
  | { kind: 'bin' | 'paste' };

const RenameDialog = lazy(() =>
  import('./rename-dialog').then((module) => ({ default: module.RenameDialog })),
);
const TagsDialog = lazy(() => import('./tags-dialog').then((module) => ({ default: module.TagsDialog })));
const BinDialog = lazy(() => import('./bin-dialog').then((module) => ({ default: module.BinDialog })));
const PasteDialog = lazy(() => import('./paste-dialog').then((module) => ({ default: module.PasteDialog })));

interface ShelfDialogProps {
  asked: Asked | null;
  onClose: () => void;
  /** Everything kept, the bin too. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  take: (files: readonly File[]) => void;
}

/** The dialog that was asked for; fetched then. */
export function ShelfDialog({ asked, onClose, rosters, gameName, take }: ShelfDialogProps) {
  if (asked === null) return null;
  return (
    <Suspense>
      {asked.kind === 'rename' && <RenameDialog stored={asked.stored} onClose={onClose} />}
      {asked.kind === 'tags' && <TagsDialog rosters={[asked.stored]} all={rosters} onClose={onClose} />}
      {asked.kind === 'add-tags' && (
        <TagsDialog rosters={asked.rosters} all={rosters} onClose={onClose} adding />
      )}
      {asked.kind === 'bin' && <BinDialog rosters={rosters} gameName={gameName} onClose={onClose} />}
      {asked.kind === 'paste' && <PasteDialog take={take} onClose={onClose} />}
    </Suspense>
  );
}
