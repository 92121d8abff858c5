'use client';

import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '@/components/shell/offline/when-idle';
import { Button, IconButton } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { menuActions } from '../shell/commands';
import type { SaveStatus } from './autosave';
import { type BuilderCommand, loadFixDialog, loadShareDialog, loadVersionsDialog } from './commands';
import { type ShellDialog, useAutosaveState, useBuilderState } from './context';
import { PrintDialog, preparePrint } from './print-dialog';

interface BuilderActionsProps {
  commands: () => readonly BuilderCommand[];
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

const ShareDialog = lazy(async () => ({ default: (await loadShareDialog()).ShareDialog }));
const FixDialog = lazy(async () => ({ default: (await loadFixDialog()).FixDialog }));
const CompareOpen = lazy(async () => ({ default: (await loadVersionsDialog()).CompareOpen }));
const VersionsDialog = lazy(async () => ({ default: (await loadVersionsDialog()).VersionsDialog }));

/** The bar: commands as buttons, the rest of them in a menu. */
export function BuilderActions({ commands, dialog, onDialog }: BuilderActionsProps) {
  const placed = (wanted: BuilderCommand['place']) => commands().filter(({ place }) => place === wanted);
  // Drawn again when a button comes to have something to do.
  useBuilderState(() =>
    placed('icon')
      .map(({ enabled }) => enabled)
      .join(),
  );
  useEffect(() => whenIdle(preparePrint, SETTLED), []);
  return (
    <>
      <SaveMark />
      {placed('icon').map(({ id, label, icon: Icon, enabled = true, run }) => (
        <IconButton
          key={id}
          label={label}
          icon={<Icon aria-hidden size={18} />}
          aria-disabled={!enabled}
          className="aria-disabled:opacity-50"
          onClick={run}
        />
      ))}
      {placed('button').map(({ id, label, icon: Icon, warm, run }) => (
        <Button
          key={id}
          onClick={run}
          onPointerEnter={warm}
          onFocus={warm}
          className="max-sm:border-transparent max-sm:bg-transparent max-sm:min-w-11 max-sm:px-3"
        >
          <Icon aria-hidden size={16} /> <span className="max-sm:sr-only">{label}</span>
        </Button>
      ))}
      <Menu
        label="File and keys"
        icon={<Ellipsis aria-hidden size={20} />}
        groups={() => [menuActions(placed('files')), menuActions(placed('help'))]}
      />
      {dialog === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog open onClose={() => onDialog(null)} />
        </Suspense>
      )}
      {dialog === 'versions' && (
        <Suspense fallback={null}>
          <VersionsDialog onClose={() => onDialog(null)} />
        </Suspense>
      )}
      {dialog === 'compare' && (
        <Suspense fallback={null}>
          <CompareOpen onClose={() => onDialog(null)} />
        </Suspense>
      )}
      {dialog === 'fix' && (
        <Suspense fallback={null}>
          <FixDialog onClose={() => onDialog(null)} />
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
