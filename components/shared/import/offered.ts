import { tooLargeBlob } from '@/lib/check/limits';
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
    const refusal = backup ? largeBackup(file.size) : await tooLargeBlob(file.name, file);
    if (refusal !== null) return refused(refusal);
    return { kind: backup ? 'backup' : 'rosters', bytes: await bytesOf(file) };
  } catch {
    return refused(UNREADABLE);
  }
}

const largeBackup = (size: number): string | null =>
  size > BACKUP_BYTES ? 'This is over 64 MiB; a backup may have at most that.' : null;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
