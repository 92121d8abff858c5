import { PASTED } from '@/lib/check/pasted';
import type { Found } from './messages';

/** Most files that are taken from folders at once. */
const MOST = 50_000;

/** Files as a field gives them, each under its path where a folder was chosen. */
export const foundIn = (files: Iterable<File>): Found[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Text as a file. */
export const foundText = (text: string, path: string): Found => ({ path, file: new Blob([text]) });

/** What was dropped or pasted: folders and all that is in them, files, or else text. To be called before the event is over. */
export async function handedOver(data: DataTransfer): Promise<Found[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return filesUnder(entries);
  return data.files.length > 0 ? foundIn(data.files) : [foundText(data.getData('text/plain'), PASTED)];
}

async function filesUnder(entries: readonly FileSystemEntry[]): Promise<Found[]> {
  const found: Found[] = [];
  const open = [...entries].reverse();
  for (let entry = open.pop(); entry && found.length < MOST; entry = open.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isFolder(entry)) open.push(...(await entriesOf(entry)).reverse());
    else if (!/(?:^|\/)\./.test(path)) found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  }
  return found;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A file that cannot be had is handed on as one that cannot be read, so that it is told. */
const fileOf = (entry: FileSystemFileEntry): Promise<Blob> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(new Blob())));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A browser tells at most a hundred at a time; the last answer is empty.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return all.sort((a, b) => (a.fullPath < b.fullPath ? -1 : 1));
}
