import { type Dir, type Dirent, opendirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type Input, refusedInput } from '@/lib/check/input';
import { isHiddenPath } from '@/lib/check/limits';
import { codeOf, reasonOf } from './input';

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
