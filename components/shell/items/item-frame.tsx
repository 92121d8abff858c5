'use client';

import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { capitalised } from '@/lib/roster/words';
import { AppFrame } from '../app-frame';
import { DropTarget } from '../drop-target';
import { filesOf } from '../import/files-of';
import { useImport } from '../import/use-import';
import { PageLinks } from '../page-links';
import { useUndoKey } from '../use-undo-key';

interface ItemFrameProps {
  /** Id of the game of the item that is being edited, if one is. */
  game?: string | undefined;
  accent?: string | undefined;
  /** What may be dropped on the page; nothing if it is not given. */
  droppable?: string;
  children: ReactNode;
}

/** The frame of a page of stored items, with the button that opens a file. */
export function ItemFrame({ game, accent, droppable, children }: ItemFrameProps) {
  const { take, choose, answer } = useImport();
  return (
    <AppFrame
      accent={accent}
      nav={<PageLinks rules={game} />}
      actions={
        <Button onClick={choose}>
          <FolderOpen aria-hidden size={16} /> Open a file
        </Button>
      }
    >
      {game === undefined && <MessageUndo />}
      {children}
      {droppable && (
        <DropTarget take={(data) => take(filesOf(data))} title="Drop to open" about={droppable} />
      )}
      {answer}
    </AppFrame>
  );
}

/** Binds Ctrl+Z while no item is being edited: the editor has its own history. */
function MessageUndo() {
  useUndoKey();
  return null;
}

/** Shown while stored items are being read; `noun` is their plural: "packs". */
export function LoadingItems({ noun }: { noun: string }) {
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="sr-only">{capitalised(noun)}</h1>
      <p role="status" className="text-muted">
        Loading {noun} …
      </p>
    </AppFrame>
  );
}
