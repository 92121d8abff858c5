import { closeSync, openSync, readSync } from 'node:fs';

/**
 * Reads the bytes of a file, a pipe or, for `-`, standard input, up to one byte more than the limit: enough to tell
 * that it is too large.
 * @param most the limit in bytes
 */
export function readAtMost(file: string | Buffer, most: number): Uint8Array {
  const opened = file === '-' ? 0 : openSync(file, 'r');
  const bytes = new Uint8Array(most + 1);
  let length = 0;
  try {
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(opened, bytes, length, bytes.length - length, null);
  } finally {
    if (opened !== 0) closeSync(opened);
  }
  return bytes.subarray(0, length);
}

/** The reason a file could not be read or written, as a sentence. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? `The system refused it${code === '' ? '' : ` (${code})`}.`;
}

/** The code of a system error, such as ENOENT; "" for other errors. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'There is no such file or folder.',
  EACCES: 'You do not have permission to open it.',
  EPERM: 'You do not have permission to open it.',
  EISDIR: 'This is a folder; it must be a file.',
  ELOOP: 'This is a link that leads back to itself.',
  ENAMETOOLONG: 'This name is longer than the system allows.',
  ENOSPC: 'There is no room left on the disk.',
  EROFS: 'The disk is read-only.',
};
