import { isPdf, PDF_BYTES } from '@/lib/check/attached';
import { FILE_BYTES } from '@/lib/roster/roster';
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
export async function lookAt(file: File): Promise<Offered> {
  try {
    const head = await bytesOf(file.slice(0, HEAD));
    const backup = looksLikeBackup(head);
    const [most, sentence] = limitOf(head, backup, file.name);
    if (file.size > most) return refused(sentence);
    return { kind: backup ? 'backup' : 'rosters', bytes: await bytesOf(file) };
  } catch {
    return refused(UNREADABLE);
  }
}

function limitOf(head: Uint8Array, backup: boolean, name: string): [number, string] {
  if (backup) return [BACKUP_BYTES, 'This is over 64 MiB; a backup may have at most that.'];
  if (isPdf(head)) return [PDF_BYTES, 'This PDF is over 32 MiB; no PDF that Muster prints is.'];
  if (/\.ndjson$/i.test(name))
    return [BACKUP_BYTES, 'This is over 64 MiB; a file with a roster a line may have at most that.'];
  return [FILE_BYTES, 'This is over 1 MiB (1,048,576 bytes); a roster file may have at most that.'];
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
