import { isPdf } from '@/lib/check/attached';
import { MATCH_ENDING, tooLarge } from '@/lib/check/limits';
import { looksLikeMatch } from '@/lib/check/read-any';
import { isZip } from '@/lib/check/zip';
import { BACKUP_BYTES, looksLikeBackup } from '@/lib/storage/backup';

/** A file from the user: its kind, detected from its first bytes, and its content. */
export type Offered =
  | { kind: 'backup'; bytes: Uint8Array }
  | { kind: 'rosters'; bytes: Uint8Array }
  | { kind: 'refused'; message: string };

const HEAD = 1024;
const UNREADABLE = 'The browser cannot read this. It is a folder, or was moved after you chose it.';

const refused = (message: string): Offered => ({ kind: 'refused', message });

/** Reads a file after checking its first bytes and its size. */
export async function readOffered(file: File): Promise<Offered> {
  try {
    const head = await bytesOf(file.slice(0, HEAD));
    const backup = looksLikeBackup(head);
    const refusal = backup ? largeBackup(file.size) : tooLarge(kindOf(head) ?? file.name, file.size);
    if (refusal !== null) return refused(refusal);
    return { kind: backup ? 'backup' : 'rosters', bytes: await bytesOf(file) };
  } catch {
    return refused(UNREADABLE);
  }
}

const largeBackup = (size: number): string | null =>
  size > BACKUP_BYTES ? 'This is over 64 MiB; a backup may have at most that.' : null;

/** Returns the extension that the first bytes imply; null if only the file name can tell. */
function kindOf(head: Uint8Array): string | null {
  if (isPdf(head)) return '.pdf';
  if (looksLikeMatch(head)) return MATCH_ENDING;
  return isZip(head) ? '.zip' : null;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
