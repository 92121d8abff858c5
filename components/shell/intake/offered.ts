import { isPdf } from '@/lib/check/attached';
import { tooLarge } from '@/lib/check/limits';
import { isZip } from '@/lib/check/zip';
import { BACKUP_BYTES, looksLikeBackup } from '@/lib/storage/backup';

/** A file that a user hands over, looked at: what it is by its beginning, and its bytes. */
export type Offered =
  | { kind: 'backup'; bytes: Uint8Array }
  | { kind: 'rosters'; bytes: Uint8Array }
  | { kind: 'refused'; message: string };

const HEAD = 1024;
const UNREADABLE = 'The browser cannot read this: it is a folder, or was moved meanwhile.';

const refused = (message: string): Offered => ({ kind: 'refused', message });

/** Reads a file, once its beginning and its size say that it may be one of ours. */
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

/** How the name of a file ends that begins like this, whatever it is called; null where its name says it. */
function kindOf(head: Uint8Array): string | null {
  if (isPdf(head)) return '.pdf';
  return isZip(head) ? '.zip' : null;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
