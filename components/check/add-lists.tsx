import { FilePlus2, FolderPlus, Link2, ScanLine } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { FileInput } from '@/components/ui/file-input';
import { READABLE_TYPES } from '../shell/import/readable-types';
import { foundIn } from './dropped-files';
import type { Found } from './messages';

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
