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

/** Delay before the print code is preloaded, in milliseconds: a user who stays this long may print soon. */
const PRELOAD_DELAY = 4000;

const ShareDialog = lazy(async () => ({ default: (await loadShareDialog()).ShareDialog }));
const FixDialog = lazy(async () => ({ default: (await loadFixDialog()).FixDialog }));
const CompareOpen = lazy(async () => ({ default: (await loadVersionsDialog()).CompareOpen }));
const VersionsDialog = lazy(async () => ({ default: (await loadVersionsDialog()).VersionsDialog }));

/** The bar: some commands as buttons, the rest in a menu. */
export function BuilderActions({ commands, dialog, onDialog }: BuilderActionsProps) {
  const commandsAt = (where: BuilderCommand['place']) => commands().filter(({ place }) => place === where);
  // Render again when a button becomes enabled or disabled.
  useBuilderState(({ history: { at, steps } }) => `${at} ${steps.length}`);
  useEffect(() => whenIdle(preparePrint, PRELOAD_DELAY), []);
  return (
    <>
      <SaveMark />
      {commandsAt('icon').map(({ id, label, icon: Icon, enabled = true, run }) => (
        <IconButton
          key={id}
          label={label}
          icon={<Icon aria-hidden size={18} />}
          aria-disabled={!enabled}
          className="aria-disabled:opacity-50"
          onClick={run}
        />
      ))}
      {commandsAt('button').map(({ id, label, icon: Icon, warm, run }) => (
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
        label="More actions"
        icon={<Ellipsis aria-hidden size={20} />}
        groups={() => [menuActions(commandsAt('files')), menuActions(commandsAt('help'))]}
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
