import {
  closeSync,
  type Dir,
  type Dirent,
  lstatSync,
  opendirSync,
  openSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { type Input, refusedInput } from '@/lib/check/input';
import { isHiddenPath } from '@/lib/check/limits';
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

/** What is wrong with a path that is not a folder: it is missing, or a part of it is something else. */
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

/** Maximum number of files and folders visited under one folder. */
const MAX_ENTRIES = 200_000;

/** A file or folder that was found, and its path for display. A name need not be valid UTF-8, so only bytes name it. */
export interface Found {
  bytes: Buffer;
  shown: string;
}

/** A file or folder still to be visited; the top folder has no entry. */
interface Waiting extends Found {
  entry?: Dirent<Buffer>;
}

/**
 * Yields the files in a folder and its subfolders, by name; a refused input for each that may not be opened. Skips
 * hidden files, and links to folders, which may be cyclic. Opens one folder at a time; an explicit stack allows any
 * depth.
 * @param most the maximum number of files and folders visited
 */
export function* filesOf(folder: string, most = MAX_ENTRIES): Generator<Found | Input> {
  const waiting: Waiting[] = [{ bytes: Buffer.from(folder), shown: folder }];
  let left = most;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { bytes, shown, entry } = next;
    const found = entry ? kindOf(next, entry) : 'folder';
    if (typeof found === 'object') yield found;
    else if (found === 'file') yield { bytes, shown };
    else if (found === 'folder' && left >= 0) {
      const { entries, failure } = entriesOf(next, left + 1);
      for (const each of entries.slice(0, left).reverse()) waiting.push(within(next, each));
      left -= entries.length;
      if (failure !== null) yield refusedInput(shown, failure);
    }
  }
  if (left < 0)
    yield refusedInput(
      folder,
      `This holds over ${most.toLocaleString('en-GB')} files and folders; the rest were not read.`,
    );
}

/** An entry of a folder, with its path. */
const within = ({ bytes, shown }: Found, entry: Dirent<Buffer>): Waiting => ({
  bytes: Buffer.concat([bytes, SEPARATOR, entry.name]),
  shown: path.join(shown, entry.name.toString()),
  entry,
});

const SEPARATOR = Buffer.from(path.sep);

/** The kind of an entry, following links, or why it may not be opened. Links to folders are not walked. */
function kindOf({ bytes, shown }: Found, entry: Dirent<Buffer>): 'file' | 'folder' | 'linked folder' | Input {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  try {
    const stats = statSync(bytes);
    if (stats.isDirectory()) return entry.isSymbolicLink() ? 'linked folder' : 'folder';
    return stats.isFile() ? 'file' : refusedInput(shown, notOpenedText(stats));
  } catch (error) {
    // The name of a broken link decides whether it is reported.
    return codeOf(error) === 'ELOOP' ? refusedInput(shown, reasonOf(error, shown)) : 'file';
  }
}

/** Why something that is neither file nor folder is not opened: opening a pipe may block for ever. */
export function notOpenedText(stats: Stats): string {
  const what = stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return `This is ${what}; it must be a file, and was not opened.`;
}

/** The entries of a folder by name, without hidden ones, and why reading them failed, if it did. */
function entriesOf(
  { bytes: folder, shown }: Found,
  most: number,
): { entries: Dirent<Buffer>[]; failure: string | null } {
  const entries: Dirent<Buffer>[] = [];
  let failure: string | null = null;
  let open: Dir | null = null;
  try {
    // The types of opendir know neither this encoding nor what it makes of names.
    open = opendirSync(folder, { bufferSize: 1024, encoding: 'buffer' as BufferEncoding });
    const read = () => open?.readSync() as Dirent<Buffer> | null;
    for (let entry = read(); entry && entries.length < most; entry = read())
      if (!isHiddenPath(entry.name.toString())) entries.push(entry);
  } catch (error) {
    failure = reasonOf(error, shown);
  }
  open?.closeSync();
  entries.sort((a, b) => a.name.compare(b.name));
  return { entries, failure };
}
