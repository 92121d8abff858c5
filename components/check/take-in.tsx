'use client';

import { FilePlus2, FolderPlus, Link2, ScanLine } from 'lucide-react';
import { useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { foundIn } from './gather';
import type { Found } from './messages';

interface TakeInProps {
  take: (files: Found[]) => void;
  /** Asks for text to be pasted. */
  paste: () => void;
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** The ways in: files, a folder, pasted text; and the camera. What is dropped goes the same way. */
export function TakeIn({ take, paste }: TakeInProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (all: File[]) => take(foundIn(all));
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => files.current?.click()}>
        <FilePlus2 {...icon} /> Choose files
      </Button>
      <Button onClick={() => folder.current?.click()}>
        <FolderPlus {...icon} /> Choose a folder
      </Button>
      <Button onClick={paste}>
        <Link2 {...icon} /> Paste links or lists
      </Button>
      <LinkButton href="/scan">
        <ScanLine {...icon} /> Scan a printed roster
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
