'use client';

import { PASTED } from '@/lib/check/pasted';
import { DropTarget as SharedTarget } from '../shell/drop-target';

/** Text as a file, so that it goes the way of every file. */
export const fileOfText = (text: string) => new File([text], PASTED, { type: 'text/plain' });

/** Takes files, or pasted text as a file, anywhere on the page of the shelf. */
export const DropTarget = ({ take }: { take: (files: readonly File[]) => void }) => (
  <SharedTarget
    title="Drop to open"
    about="Rosters (.json, .ndjson), zips, PDFs from Muster, packs, backups"
    take={(data) => take(data.files.length > 0 ? [...data.files] : [fileOfText(data.getData('text/plain'))])}
  />
);
