import type { ComponentProps } from 'react';
import { capitalised } from '@/lib/roster/text/words';
import { useUndoKey } from '../shared/use-undo-key';
import { PageFrame } from './page-frame';

/** The frame of a page of stored items; `game` is that of the item that is being edited, if one is. */
export function ItemFrame({ children, ...frame }: ComponentProps<typeof PageFrame>) {
  return (
    <PageFrame {...frame}>
      {frame.game === undefined && <MessageUndo />}
      {children}
    </PageFrame>
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
    <PageFrame>
      <h1 className="sr-only">{capitalised(noun)}</h1>
      <p role="status" className="text-muted">
        Loading {noun} …
      </p>
    </PageFrame>
  );
}
