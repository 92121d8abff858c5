import { DropTarget as SharedTarget } from '../shell/drop-target';
import { filesOf } from '../shell/import/files-of';

/** Accepts files, or pasted text as a file, anywhere on the shelf's page. */
export const DropTarget = ({ take }: { take: (files: readonly File[]) => void }) => (
  <SharedTarget
    title="Drop to open"
    about="Rosters (.json, .ndjson), zips, PDFs from Muster, packs, collections, backups"
    take={(data) => take(filesOf(data))}
  />
);
