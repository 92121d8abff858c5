import type { StoredRoster } from '@/lib/storage/db';
import { CompareDialog } from '../shell/compare/compare-dialog';
import { BuildDialog } from '../shell/optimizer/build-dialog';
import { AddToCollectionDialog } from './add-to-collection-dialog';
import { BinDialog } from './bin-dialog';
import { PasteDialog } from './paste-dialog';
import { RenameDialog } from './rename-dialog';
import { TagsDialog } from './tags-dialog';

/** A request to open one of the shelf's dialogs. */
export type OpenDialog =
  /** `compare` takes two rosters of a game, or one; the dialog then asks for the other. */
  | { kind: 'rename' | 'tags' | 'add-tags' | 'compare' | 'own'; rosters: readonly StoredRoster[] }
  | { kind: 'bin' | 'paste' | 'build' };

interface ShelfDialogProps {
  asked: OpenDialog;
  onClose: () => void;
  /** All rosters, including those in the bin. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  take: (files: readonly File[]) => void;
}

/** The requested dialog. */
export function ShelfDialog({ asked, onClose, rosters, gameName, take }: ShelfDialogProps) {
  return (
    <>
      {asked.kind === 'rename' && asked.rosters[0] && (
        <RenameDialog stored={asked.rosters[0]} onClose={onClose} />
      )}
      {(asked.kind === 'tags' || asked.kind === 'add-tags') && (
        <TagsDialog
          rosters={asked.rosters}
          all={rosters}
          onClose={onClose}
          adding={asked.kind === 'add-tags'}
        />
      )}
      {asked.kind === 'own' && asked.rosters[0] && (
        <AddToCollectionDialog stored={asked.rosters[0]} onClose={onClose} />
      )}
      {asked.kind === 'bin' && <BinDialog rosters={rosters} gameName={gameName} onClose={onClose} />}
      {asked.kind === 'paste' && <PasteDialog take={take} onClose={onClose} />}
      {asked.kind === 'build' && <BuildDialog onClose={onClose} />}
      {asked.kind === 'compare' && <CompareDialog chosen={asked.rosters} all={rosters} onClose={onClose} />}
    </>
  );
}
