'use client';

import { FilePlus2, FolderPlus, Link2, ScanLine } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { FileInput } from '@/components/ui/file-input';
import { foundIn } from './gather';
import type { Found } from './messages';

interface AddListsProps {
  take: (files: Found[]) => void;
  /** Asks for text to be pasted. */
  paste: () => void;
  /** In one line where the screen is narrow: there are lists already. */
  compact: boolean;
  /** The button that asks for files. */
  first: Ref<HTMLButtonElement>;
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const;

/** The ways in: files, a folder, pasted text; and the camera. What is dropped goes the same way. */
export function AddLists({ take, paste, compact, first }: AddListsProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (all: File[]) => take(foundIn(all));
  const look = compact ? 'max-sm:flex-1 max-sm:gap-1 max-sm:px-1 max-sm:text-sm' : undefined;
  return (
    <div className={classes('flex flex-wrap', compact ? 'gap-1 sm:gap-2' : 'gap-2')}>
      <Button ref={first} variant="primary" className={look} onClick={() => files.current?.click()}>
        <FilePlus2 {...icon} /> <Words compact={compact} before="Choose " word="files" />
      </Button>
      <Button className={look} onClick={() => folder.current?.click()}>
        <FolderPlus {...icon} /> <Words compact={compact} before="Choose a " word="folder" />
      </Button>
      <Button className={look} onClick={paste}>
        <Link2 {...icon} /> <Words compact={compact} word="Paste" behind=" links or lists" />
      </Button>
      <LinkButton href="/scan" className={look}>
        <ScanLine {...icon} /> <Words compact={compact} word="Scan" behind=" a printed roster" />
      </LinkButton>
      <FileInput
        ref={files}
        multiple
        accept=".json,.ndjson,.jsonl,.zip,.pdf,.txt,application/json,application/zip,application/pdf,text/plain"
        aria-label="Lists"
        take={chosen}
      />
      <FileInput
        ref={folder}
        multiple
        {...{ webkitdirectory: '' }}
        aria-label="A folder of lists"
        take={chosen}
      />
    </div>
  );
}

interface WordsProps {
  compact: boolean;
  before?: string;
  word: string;
  behind?: string;
}

/** What a button says; compact and on a narrow screen a word of it is seen and all is read out. */
function Words({ compact, before, word, behind }: WordsProps) {
  const aside = compact ? 'max-sm:sr-only' : undefined;
  return (
    <span>
      {before && <span className={aside}>{before}</span>}
      <span className={classes(compact && 'max-sm:inline-block max-sm:first-letter:uppercase')}>{word}</span>
      {behind && <span className={aside}>{behind}</span>}
    </span>
  );
}
