import { PASTED } from '@/lib/check/pasted';
import type { Found } from './messages';

/** Most files and folders that are taken at once. */
const MOST = 50_000;
const LOCKED = 'The browser cannot open this: it was moved or changed meanwhile, or may not be opened.';

/** Files as a field gives them, each under its path where a folder was chosen. */
export const foundIn = (files: Iterable<File>): Found[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Text as a file. */
export const foundText = (text: string, path: string): Found => ({ path, file: new Blob([text]) });

/** What was dropped or pasted: folders and all that is in them, files, or else text. To be called before the event is over. */
export async function filesOfTransfer(data: DataTransfer, most = MOST): Promise<Found[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return filesUnder(entries, most);
  return data.files.length > 0 ? foundIn(data.files) : [foundText(data.getData('text/plain'), PASTED)];
}

const refused = (path: string, refusal: string): Found => ({ path, file: new Blob(), refusal });

async function filesUnder(entries: readonly FileSystemEntry[], most: number): Promise<Found[]> {
  const found: Found[] = [];
  const open = [...entries].reverse();
  let left = most;
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (left-- === 0) {
      const all = most.toLocaleString('en-GB');
      found.push(refused(path, `At most ${all} files and folders are taken at once; the rest was not read.`));
      break;
    }
    if (!isFolder(entry)) {
      if (!/(?:^|\/)\./.test(path)) found.push(await foundOf(path, entry as FileSystemFileEntry));
      continue;
    }
    const inside: FileSystemEntry[] = [];
    // What was told before it failed is taken.
    if (!(await takeEntries(entry, inside, most))) found.push(refused(path, LOCKED));
    open.push(...inside.sort((a, b) => (a.fullPath < b.fullPath ? 1 : -1)));
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

/** Adds the entries of a folder, as many as are taken at all; false where the browser does not tell all of them. */
async function takeEntries(
  folder: FileSystemDirectoryEntry,
  all: FileSystemEntry[],
  most: number,
): Promise<boolean> {
  const reader = folder.createReader();
  // A browser tells at most a hundred at a time; the last answer is empty.
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
