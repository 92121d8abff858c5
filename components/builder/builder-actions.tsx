'use client';

import { Download, Ellipsis, FolderOpen, Keyboard, Printer, Redo2, Share2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { whenIdle } from '@/components/shell/offline/when-idle';
import { Button, IconButton } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { OpenFile, type OpenFileHandle } from '../shell/intake/open-file';
import { saveRosterFile } from '../shell/roster-file';
import type { SaveStatus } from './autosave';
import { type ShellDialog, useAutosaveState, useBuilder } from './context';
import { PrintDialog, warmPrint } from './print-dialog';
import { useUndo, useUndoKeys } from './use-undo';

interface BuilderActionsProps {
  dialog: ShellDialog;
  onDialog: (dialog: ShellDialog) => void;
}

const statusWords: Record<SaveStatus['kind'], string> = {
  saved: 'Saved',
  saving: 'Saving …',
  failed: 'Not saved',
};

/** Whoever has been here for as long, in milliseconds, may print soon. */
const SETTLED = 4000;

const loadShareDialog = () => import('./share-dialog');
const ShareDialog = lazy(async () => ({ default: (await loadShareDialog()).ShareDialog }));

/** Undo and redo, print, share, save to a file, open a file, keys. */
export function BuilderActions({ dialog, onDialog }: BuilderActionsProps) {
  const { store } = useBuilder();
  const file = useRef<OpenFileHandle>(null);
  const history = useUndo();
  useUndoKeys(history);
  const toast = useToast();
  useEffect(() => whenIdle(warmPrint, SETTLED), []);
  const share = () =>
    loadShareDialog().then(
      () => onDialog('share'),
      () =>
        toast({ message: 'This part of the page could not be loaded. Check the connection and try again.' }),
    );
  return (
    <>
      <SaveMark />
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden size={18} />}
        aria-disabled={!history.canUndo}
        className="aria-disabled:opacity-50"
        onClick={history.undo}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden size={18} />}
        aria-disabled={!history.canRedo}
        className="aria-disabled:opacity-50"
        onClick={history.redo}
      />
      <Button onClick={() => onDialog('print')} onPointerEnter={warmPrint} onFocus={warmPrint}>
        <Printer aria-hidden size={16} /> Print
      </Button>
      <Menu
        label="File and keys"
        icon={<Ellipsis aria-hidden size={20} />}
        groups={() => [
          [
            {
              label: 'Share: link, QR code, text',
              icon: <Share2 aria-hidden size={16} />,
              onSelect: () => void share(),
            },
          ],
          [
            {
              label: 'Save to a file',
              icon: <Download aria-hidden size={16} />,
              onSelect: () => saveRosterFile(store.state().roster),
            },
            {
              label: 'Open a file',
              icon: <FolderOpen aria-hidden size={16} />,
              onSelect: () => file.current?.choose(),
            },
          ],
          [
            {
              label: 'Keys',
              icon: <Keyboard aria-hidden size={16} />,
              aside: '?',
              onSelect: () => onDialog('shortcuts'),
            },
          ],
        ]}
      />
      <OpenFile ref={file} />
      {dialog === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog open onClose={() => onDialog(null)} />
        </Suspense>
      )}
      <PrintDialog open={dialog === 'print'} onClose={() => onDialog(null)} />
    </>
  );
}

function SaveMark() {
  const { status } = useAutosaveState();
  return <span className="mr-1 hidden text-muted text-sm sm:inline">{statusWords[status.kind]}</span>;
}
