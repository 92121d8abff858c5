import { type Dir, type Dirent, opendirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type Input, refusedInput } from '@/lib/check/input';
import { codeOf, reasonOf } from './input';

/** Most files and folders that are looked at under one folder. */
const MOST_ENTRIES = 200_000;

/** Something in a folder that is still to be looked at; the folder itself has no entry. */
interface Waiting {
  file: string;
  entry?: Dirent;
}

/**
 * The files of a folder and those below it, by name; in place of what may not be opened, why. Hidden files are left
 * out, and so are links to folders, which may lead round in circles. One folder is open at a time, and a stack of its
 * own takes any depth.
 * @param most files and folders that are looked at
 */
export function* filesOf(folder: string, most = MOST_ENTRIES): Generator<string | Input> {
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
      `This holds over ${most.toLocaleString('en-GB')} files and folders; the others were not looked at.`,
    );
}

/** What an entry is, links followed, or why it may not be opened. A link to a folder is not walked. */
function kindOf(file: string, entry: Dirent): 'file' | 'folder' | 'linked folder' | Input {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return entry.isSymbolicLink() ? 'linked folder' : 'folder';
    return stats.isFile() ? 'file' : refusedInput(file, notOpenedText(stats));
  } catch (error) {
    // Of a link that leads nowhere the name says whether it is asked for.
    return codeOf(error) === 'ELOOP' ? refusedInput(file, reasonOf(error)) : 'file';
  }
}

/** Why what is neither file nor folder is not opened: to open a pipe may wait for ever. */
export function notOpenedText(stats: Stats): string {
  const what = stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return `This is ${what}; it must be a file, and was not opened.`;
}

/** The entries of a folder by name, hidden ones left out, and why there are no more of them. */
function entriesOf(folder: string, most: number): { entries: Dirent[]; failure: string | null } {
  const entries: Dirent[] = [];
  let failure: string | null = null;
  let open: Dir | null = null;
  try {
    open = opendirSync(folder, { bufferSize: 1024 });
    for (let entry = open.readSync(); entry && entries.length < most; entry = open.readSync())
      if (!entry.name.startsWith('.')) entries.push(entry);
  } catch (error) {
    failure = reasonOf(error);
  }
  open?.closeSync();
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { entries, failure };
}
