import { FilePlus2, FolderPlus, Link2, ScanLine } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { FileInput } from '@/components/ui/fields/file-input';
import { PASTED } from '@/lib/check/input';
import { isHiddenPath } from '@/lib/check/limits';
import { READABLE_TYPES } from '../shared/import/files';
import type { Found } from './result-summary';

interface AddListsProps {
  take: (files: Found[]) => void;
  /** Opens the paste dialog. */
  paste: () => void;
  /** Uses a single line on a narrow screen, once there are lists. */
  compact: boolean;
  /** The "Choose files" button. */
  filesButton: Ref<HTMLButtonElement>;
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const;

/** Buttons to add lists: files, a folder, pasted text, and the camera. */
export function AddLists({ take, paste, compact, filesButton }: AddListsProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (all: File[]) => take(foundIn(all));
  const buttonStyle = compact ? 'max-sm:flex-1 max-sm:gap-1 max-sm:px-1 max-sm:text-sm' : undefined;
  return (
    <div className={classes('flex flex-wrap', compact ? 'gap-1 sm:gap-2' : 'gap-2')}>
      <Button
        ref={filesButton}
        variant="primary"
        className={buttonStyle}
        onClick={() => files.current?.click()}
      >
        <FilePlus2 {...icon} /> <Words compact={compact} before="Choose " word="files" />
      </Button>
      <Button className={buttonStyle} onClick={() => folder.current?.click()}>
        <FolderPlus {...icon} /> <Words compact={compact} before="Choose a " word="folder" />
      </Button>
      <Button className={buttonStyle} onClick={paste}>
        <Link2 {...icon} /> <Words compact={compact} word="Paste" after=" links or lists" />
      </Button>
      <LinkButton href="/scan" className={buttonStyle}>
        <ScanLine {...icon} /> <Words compact={compact} word="Scan" after=" a printed roster" />
      </LinkButton>
      <FileInput ref={files} multiple accept={READABLE_TYPES} aria-label="Lists" onFiles={chosen} />
      <FileInput
        ref={folder}
        multiple
        {...{ webkitdirectory: '' }}
        aria-label="A folder of lists"
        onFiles={chosen}
      />
    </div>
  );
}

interface WordsProps {
  compact: boolean;
  before?: string;
  word: string;
  after?: string;
}

/** The label of a button; if compact, a narrow screen shows one word, and screen readers read all of it. */
function Words({ compact, before, word, after }: WordsProps) {
  const aside = compact ? 'max-sm:sr-only' : undefined;
  return (
    <span>
      {before && <span className={aside}>{before}</span>}
      <span className={classes(compact && 'max-sm:inline-block max-sm:first-letter:uppercase')}>{word}</span>
      {after && <span className={aside}>{after}</span>}
    </span>
  );
}

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
