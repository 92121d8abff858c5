import { fileOfText } from '../shell/import/files-of';
import { PasteDialog as SharedDialog } from '../shell/paste-dialog';

interface PasteDialogProps {
  take: (files: readonly File[]) => void;
  onClose: () => void;
}

/** A dialog to paste a roster or a link into. */
export const PasteDialog = ({ take, onClose }: PasteDialogProps) => (
  <SharedDialog
    title="Paste a roster or link"
    verb="Open"
    label="Roster or link"
    hint="The text of a roster file, a link to a roster, or several, one per line."
    rows={6}
    take={(text) => take([fileOfText(text)])}
    onClose={onClose}
  />
);
