import { type Dir, type Dirent, opendirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { isHiddenPath } from '@/lib/check/hidden-path';
import { type Input, refusedInput } from '@/lib/check/input';
import { codeOf, reasonOf } from './input';

/** Maximum number of files and folders visited under one folder. */
const MAX_ENTRIES = 200_000;

/** A file or folder still to be visited; the top folder has no entry. */
interface Waiting {
  file: string;
  entry?: Dirent;
}

/**
 * Yields the files in a folder and its subfolders, by name; a refused input for each that may not be opened. Skips
 * hidden files, and links to folders, which may be cyclic. Opens one folder at a time; an explicit stack allows any
 * depth.
 * @param most the maximum number of files and folders visited
 */
export function* filesOf(folder: string, most = MAX_ENTRIES): Generator<string | Input> {
  const waiting: Waiting[] = [{ file: folder }];
  let left = most;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, entry } = next;
    const found = entry ? kindOf(file, entry) : 'folder';
    if (typeof found === 'object') yield found;
    else if (found === 'file') yield file;
    else if (found === 'folder' && left >= 0) {
      const { entries, failure } = entriesOf(file, left + 1);
      for (const each of entries.slice(0, left).reverse())
        waiting.push({ file: path.join(file, each.name), entry: each });
      left -= entries.length;
      if (failure !== null) yield refusedInput(file, failure);
    }
  }
  if (left < 0)
    yield refusedInput(
      folder,
      `This holds over ${most.toLocaleString('en-GB')} files and folders; the rest were not read.`,
    );
}

/** The kind of an entry, following links, or why it may not be opened. Links to folders are not walked. */
function kindOf(file: string, entry: Dirent): 'file' | 'folder' | 'linked folder' | Input {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return entry.isSymbolicLink() ? 'linked folder' : 'folder';
    return stats.isFile() ? 'file' : refusedInput(file, notOpenedText(stats));
  } catch (error) {
    // The name of a broken link decides whether it is reported.
    return codeOf(error) === 'ELOOP' ? refusedInput(file, reasonOf(error)) : 'file';
  }
}

/** Why something that is neither file nor folder is not opened: opening a pipe may block for ever. */
export function notOpenedText(stats: Stats): string {
  const what = stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return `This is ${what}; it must be a file, and was not opened.`;
}

/** The entries of a folder by name, without hidden ones, and why reading them failed, if it did. */
function entriesOf(folder: string, most: number): { entries: Dirent[]; failure: string | null } {
  const entries: Dirent[] = [];
  let failure: string | null = null;
  let open: Dir | null = null;
  try {
    open = opendirSync(folder, { bufferSize: 1024 });
    for (let entry = open.readSync(); entry && entries.length < most; entry = open.readSync())
      if (!isHiddenPath(entry.name)) entries.push(entry);
  } catch (error) {
    failure = reasonOf(error);
  }
  open?.closeSync();
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { entries, failure };
}
