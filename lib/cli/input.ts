import { closeSync, lstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
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

/** The reason a file could not be read, as a sentence. */
export const reasonOf = (error: unknown, file: string): string =>
  isMissing(error) ? cleanText(missingText(file)) : otherReasonOf(error);

/** The reason a file could not be written, as a sentence. */
export const unwrittenReasonOf = (error: unknown, file: string): string =>
  isMissing(error)
    ? cleanText(`${noFolderText(path.dirname(file))}; give another path, or make the folder first.`)
    : otherReasonOf(error);

const isMissing = (error: unknown): boolean => /^(?:ENOENT|ENOTDIR)$/.test(codeOf(error));

function missingText(file: string): string {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (isThere(file))
    return `${name} is a link to something that is not there; correct the link, or delete it.`;
  if (!isFolder(folder)) return `${noFolderText(folder)}, so ${name} is not there; check the path.`;
  return folder === '.'
    ? `There is no ${name} in this folder; check its name, or give its path.`
    : `There is no ${name} in the folder ${folder}; check its name.`;
}

/** What is wrong with a path that is no folder: it is not there, or a part of it is something else. */
function noFolderText(folder: string): string {
  let first = folder;
  while (!isThere(first) && path.dirname(first) !== first) first = path.dirname(first);
  return isFolder(first) ? `There is no folder ${folder}` : `${first} is not a folder`;
}

/** Whether there is something of a name, be it a link that leads nowhere. */
const isThere = (file: string): boolean => statsOf(file, lstatSync) !== null;

/** Whether a path is a folder, or a link to one. */
export const isFolder = (file: string): boolean => statsOf(file)?.isDirectory() ?? false;

/** What the system says of a path; null if there is nothing, or it may not be looked at. */
export function statsOf(file: string, read: (file: string) => Stats = statSync): Stats | null {
  try {
    return read(file);
  } catch {
    return null;
  }
}

function otherReasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? `The system refused it${code === '' ? '' : ` (${code})`}.`;
}

/** The code of a system error, such as ENOENT; "" for other errors. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const reasons: Record<string, string> = {
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
    process.stderr.write(`The ${what} ${cleanText(file)} cannot be read. ${reasonOf(error, file)}\n`);
    return null;
  }
  const value = await read(bytes);
  if (value.ok) return value.value;
  process.stderr.write(`The ${what} ${cleanText(file)} cannot be read:\n`);
  for (const { path, message } of value.faults)
    process.stderr.write(`  ${path === '' ? '' : `${cleanText(path)}: `}${cleanText(message)}\n`);
  return null;
}
