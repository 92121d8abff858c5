import { PASTED } from '@/lib/check/pasted';
import { PasteDialog } from '../shell/paste-dialog';
import { foundText } from './dropped-files';
import type { Found } from './messages';

interface PasteListsProps {
  take: (files: Found[]) => void;
  onClose: () => void;
}

/** A dialog to paste links and lists into, such as a chat or an e-mail. */
export const PasteLists = ({ take, onClose }: PasteListsProps) => (
  <PasteDialog
    title="Paste links or lists"
    verb="Check"
    label="Links or lists"
    hint="Links to rosters, with any words around them, or the text of roster files."
    rows={8}
    take={(text) => take([foundText(text, PASTED)])}
    onClose={onClose}
  />
);
