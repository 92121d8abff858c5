import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import { savesData, whenIdle } from '@/components/shared/loading/when-idle';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { CommandButton, menuActions } from '../shared/commands';
import type { SaveStatus } from './autosave';
import {
  type BuilderCommand,
  loadFixDialog,
  loadSendDialog,
  loadShareDialog,
  loadStartMatch,
  loadVersionsDialog,
} from './commands';
import { type ShellDialog, useAutosaveState, useBuilder, useBuilderState } from './context';
import { PrintDialog, preparePrint } from './print/print-dialog';

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

/** Time without an edit after which the print code is preloaded, in milliseconds: the next step may be to print. */
const PRELOAD_DELAY = 4000;

const ShareDialog = lazyComponent(async () => (await loadShareDialog()).ShareDialog);
const SendRosterDialog = lazyComponent(async () => (await loadSendDialog()).SendRosterDialog);
const FixDialog = lazyComponent(async () => (await loadFixDialog()).FixDialog);
const StartMatch = lazyComponent(async () => (await loadStartMatch()).StartMatch);
const CompareOpen = lazyComponent(async () => (await loadVersionsDialog()).CompareOpen);
const VersionsDialog = lazyComponent(async () => (await loadVersionsDialog()).VersionsDialog);

/** The bar: some commands as buttons, the rest in a menu. */
export function BuilderActions({ commands, dialog, onDialog }: BuilderActionsProps) {
  const commandsAt = (where: BuilderCommand['place']) => commands().filter(({ place }) => place === where);
  // Render again when a button becomes enabled or disabled.
  useBuilderState(({ history: { at, steps } }) => `${at} ${steps.length}`);
  usePreloadedPrint();
  return (
    <>
      <SaveMark />
      {commandsAt('icon').map((command) => (
        <CommandButton key={command.id} command={command} />
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
      {dialog === 'share' && <ShareDialog open onClose={() => onDialog(null)} />}
      {dialog === 'send' && <SendOpen onClose={() => onDialog(null)} />}
      {dialog === 'play' && <StartOpen onClose={() => onDialog(null)} />}
      {dialog === 'versions' && <VersionsDialog onClose={() => onDialog(null)} />}
      {dialog === 'compare' && <CompareOpen onClose={() => onDialog(null)} />}
      {dialog === 'fix' && <FixDialog onClose={() => onDialog(null)} />}
      <PrintDialog open={dialog === 'print'} onClose={() => onDialog(null)} />
    </>
  );
}

/** Preloads the print code once edits pause: it takes a phone seconds, in which typing would be slow. */
function usePreloadedPrint() {
  const { store } = useBuilder();
  useEffect(() => {
    if (savesData()) return;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = whenIdle(() => {
        unsubscribe();
        preparePrint();
      }, PRELOAD_DELAY);
    };
    const unsubscribe = store.subscribe(wait);
    wait();
    return () => {
      cancel();
      unsubscribe();
    };
  }, [store]);
}

/** Starts a match with the open roster. */
function StartOpen({ onClose }: { onClose: () => void }) {
  const { id, store, system } = useBuilder();
  const { roster, pack } = store.state();
  return <StartMatch {...{ system, roster, pack, onClose }} rosterId={id} />;
}

/** Sends the open roster to an event. */
function SendOpen({ onClose }: { onClose: () => void }) {
  const { store, system } = useBuilder();
  return <SendRosterDialog roster={store.state().roster} system={system} onClose={onClose} />;
}

function SaveMark() {
  const { status } = useAutosaveState();
  return <span className="mr-1 hidden text-muted text-sm sm:inline">{statusWords[status.kind]}</span>;
}
