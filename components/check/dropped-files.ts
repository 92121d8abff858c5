import { isHiddenPath } from '@/lib/check/hidden-path';
import { PASTED } from '@/lib/check/pasted';
import type { Found } from './messages';

/** Most files and folders taken from one drop. */
const MOST = 50_000;
const LOCKED = 'The browser cannot open this: it was moved or changed meanwhile, or may not be opened.';

/** Returns the files of a file input, each with its path and without hidden ones if a folder was chosen. */
export const foundIn = (files: Iterable<File>): Found[] =>
  [...files]
    .filter(({ webkitRelativePath }) => !isHiddenPath(webkitRelativePath ?? ''))
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Wraps text in a file. */
export const foundText = (text: string, path: string): Found => ({ path, file: new Blob([text]) });

/**
 * Returns what was dropped or pasted: folders with their content, files, or else text. Call it while the event is being
 * handled.
 */
export async function filesOfTransfer(data: DataTransfer, most = MOST): Promise<Found[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return filesUnder(entries, most);
  return data.files.length > 0 ? foundIn(data.files) : [foundText(data.getData('text/plain'), PASTED)];
}

const refused = (path: string, refusal: string): Found => ({ path, file: new Blob(), refusal });

async function filesUnder(entries: readonly FileSystemEntry[], most: number): Promise<Found[]> {
  const found: Found[] = [];
  const queue = [...entries].reverse();
  let left = most;
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (left-- === 0) {
      const all = most.toLocaleString('en-GB');
      found.push(
        refused(path, `At most ${all} files and folders can be added at once; the rest were not read.`),
      );
      break;
    }
    if (isHiddenPath(path)) continue;
    if (!isFolder(entry)) {
      found.push(await foundOf(path, entry as FileSystemFileEntry));
      continue;
    }
    const children: FileSystemEntry[] = [];
    // Entries read before a failure are used.
    if (!(await takeEntries(entry, children, most))) found.push(refused(path, LOCKED));
    queue.push(...children.sort((a, b) => (a.fullPath < b.fullPath ? 1 : -1)));
  }
  return found;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const foundOf = (path: string, entry: FileSystemFileEntry): Promise<Found> =>
  new Promise((resolve) =>
    entry.file(
      (file) => resolve({ path, file }),
      () => resolve(refused(path, LOCKED)),
    ),
  );

/** Adds the entries of a folder to `all`, up to `most`; returns false if the browser fails to list them all. */
async function takeEntries(
  folder: FileSystemDirectoryEntry,
  all: FileSystemEntry[],
  most: number,
): Promise<boolean> {
  const reader = folder.createReader();
  // A browser returns at most a hundred at a time, and an empty list at the end.
  while (all.length <= most) {
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    );
    if (some === null) return false;
    if (some.length === 0) break;
    all.push(...some);
  }
  return true;
}
