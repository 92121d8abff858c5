import type { StoredRoster } from '@/lib/storage/db';
import { CompareDialog } from '../shell/compare/compare-dialog';
import { fileOfText } from '../shell/import/files-of';
import { StartStored } from '../shell/matches/start-stored';
import { NameDialog } from '../shell/name-dialog';
import { BuildDialog } from '../shell/optimizer/build-dialog';
import { PasteDialog as SharedDialog } from '../shell/paste-dialog';
import { nameOf, rename } from '../shell/rosters/actions';
import { AddToCollectionDialog } from './add-to-collection-dialog';
import { BinDialog } from './bin-dialog';
import { TagsDialog } from './tags-dialog';
import { useRowActions } from './use-row-actions';

/** A request to open one of the shelf's dialogs. */
export type OpenDialog =
  /** `compare` takes two rosters of a game, or one; the dialog then asks for the other. */
  | { kind: 'play' | 'rename' | 'tags' | 'add-tags' | 'compare' | 'own'; rosters: readonly StoredRoster[] }
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
      {asked.kind === 'play' && asked.rosters[0] && (
        <StartStored stored={asked.rosters[0]} onClose={onClose} />
      )}
      {asked.kind === 'bin' && <BinDialog rosters={rosters} gameName={gameName} onClose={onClose} />}
      {asked.kind === 'paste' && <PasteDialog take={take} onClose={onClose} />}
      {asked.kind === 'build' && <BuildDialog onClose={onClose} />}
      {asked.kind === 'compare' && <CompareDialog chosen={asked.rosters} all={rosters} onClose={onClose} />}
    </>
  );
}

/** A dialog to paste a roster or a link into. */
const PasteDialog = ({ take, onClose }: { take: (files: readonly File[]) => void; onClose: () => void }) => (
  <SharedDialog
    title="Paste a roster or link"
    verb="Open"
    label="Roster or link"
    hint="The text of a roster file, a link to a roster, or several, one per line."
    rows={6}
    take={(text) => void take([fileOfText(text)])}
    onClose={onClose}
  />
);

/** Renames a roster without opening it. */
function RenameDialog({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const { id, roster } = stored;
  const { attempt } = useRowActions();
  const give = (name: string) => {
    if (name === roster.name) return;
    const undo = () => rename(id, roster.name);
    void attempt(() => rename(id, name), `${nameOf(roster)} renamed to ${nameOf({ name })}.`, undo);
  };
  return <NameDialog title="Rename" verb="Rename" name={roster.name} onName={give} onClose={onClose} />;
}
