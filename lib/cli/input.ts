import { closeSync, openSync, readSync } from 'node:fs';
import { readPackBytes } from '@/lib/check/read';
import { FILE_BYTES } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';

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

/** Reads a pack from a file; if it cannot be read, prints why to standard error and returns null. */
export const readPackFile = (file: string): Promise<Pack | null> =>
  readNamedFile('pack', file, readPackBytes);

/**
 * Reads a file that an option names; if it cannot be read, prints why to standard error and returns null.
 * @param what what the file is, in words: "pack"
 */
export async function readNamedFile<Value>(
  what: string,
  file: string,
  read: (bytes: Uint8Array) => Promise<Parsed<Value>>,
): Promise<Value | null> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(file, FILE_BYTES);
  } catch (error) {
    process.stderr.write(`The ${what} ${cleanText(file)} cannot be read. ${reasonOf(error)}\n`);
    return null;
  }
  const value = await read(bytes);
  if (value.ok) return value.value;
  process.stderr.write(`The ${what} ${cleanText(file)} cannot be read:\n`);
  for (const { path, message } of value.faults)
    process.stderr.write(`  ${path === '' ? '' : `${cleanText(path)}: `}${cleanText(message)}\n`);
  return null;
}
