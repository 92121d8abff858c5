import {
  BookOpen,
  Boxes,
  ChartLine,
  Columns2,
  Dices,
  Download,
  FolderOpen,
  History,
  Keyboard,
  Plus,
  Printer,
  Rows2,
  Rows3,
  Send,
  Share2,
  Wrench,
  X,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { knowsEvents } from '@/components/shared/known-events';
import { useSwitch } from '@/components/shared/setting';
import { useToast } from '@/components/ui/toast';
import { type Command, undoCommands } from '../shared/commands';
import { useLoadPart } from '../shared/loading/use-loaded';
import { rosterDuelAddress } from '../shared/odds/address';
import { saveRosterFile } from '../shared/rosters/roster-file';
import { focusRow, type ShellDialog, useBuilder } from './context';
import { useMove } from './edits';
import { preparePrint } from './print/print-dialog';

/** A command of the builder, and where it is shown besides the help. */
export interface BuilderCommand extends Command {
  /** In the bar as an icon or a labelled button, or in a group of the bar's menu or of a row's; undefined elsewhere. */
  place?: 'icon' | 'button' | 'files' | 'help' | 'game' | 'list';
  /** Preloads what it needs, on hover or focus. */
  warm?: () => void;
}

/** Setting: whether the element list is roomy, with the values under the names; for all rosters of this browser. */
export const ROOMY_LIST = 'muster-roomy-list';

export const loadShareDialog = () => import('./share-dialog');

export const loadSendDialog = () => import('../event/send/send-roster-dialog');

export const loadStartMatch = () => import('../shared/matches/start-match');

export const loadFixDialog = () => import('./fixes/fix-dialog');

export const loadVersionsDialog = () => import('./versions/versions-dialog');

/**
 * The builder's commands, except those of an element; returns a function that reads the state when called.
 * @param show opens one of the shell's dialogs
 * @param openFile shows the file picker
 */
export function useCommands(
  show: (dialog: ShellDialog) => void,
  openFile: () => void,
): () => BuilderCommand[] {
  const { id, store, system, editor, panel, open, collect } = useBuilder();
  const router = useRouter();
  const move = useMove();
  const loadPart = useLoadPart();
  const toast = useToast();
  const [roomy, setRoomy] = useSwitch(ROOMY_LIST);
  return useCallback(() => {
    const { history, roster, report } = store.state();
    const canFix = !report.legal && system.editCatalogue !== undefined;
    const showLoaded = async (dialog: ShellDialog, load: () => Promise<unknown>) => {
      if (await loadPart(load)) show(dialog);
    };
    const adding: BuilderCommand[] = editor.elements
      ? [
          {
            id: 'add',
            label: `Add ${editor.elements.noun}`,
            icon: Plus,
            keys: ['a'],
            keyScope: 'panel',
            run: () => open({ kind: 'picker', search: true }),
          },
        ]
      : [];
    return [
      ...adding,
      ...undoCommands('fields', move, (by) => history.at + by in history.steps).map(
        (command): BuilderCommand => ({ ...command, place: 'icon' }),
      ),
      {
        id: 'print',
        label: 'Print',
        help: 'Print the roster',
        icon: Printer,
        place: 'button',
        keys: ['p'],
        warm: preparePrint,
        run: () => show('print'),
      },
      {
        id: 'play',
        label: 'Play',
        help: 'Play a match with the roster',
        icon: Dices,
        place: 'button',
        run: () => showLoaded('play', loadStartMatch),
      },
      {
        id: 'share',
        label: 'Share: link, QR code, text',
        icon: Share2,
        place: 'files',
        run: () => showLoaded('share', loadShareDialog),
      },
      ...(knowsEvents()
        ? [
            {
              id: 'send',
              label: 'Send to an event',
              icon: Send,
              place: 'files' as const,
              run: () => showLoaded('send', loadSendDialog),
            },
          ]
        : []),
      {
        id: 'fix',
        label: 'Make it legal',
        help: 'Show fixes that make the force legal',
        icon: Wrench,
        place: 'files',
        keys: ['f'],
        enabled: canFix,
        run: () =>
          canFix ? showLoaded('fix', loadFixDialog) : toast({ message: 'The force has no errors to fix.' }),
      },
      {
        id: 'versions',
        label: 'Versions',
        help: 'Name, compare and restore versions',
        icon: History,
        place: 'files',
        run: () => showLoaded('versions', loadVersionsDialog),
      },
      {
        id: 'compare',
        label: 'Compare with …',
        help: 'Compare with another roster',
        icon: Columns2,
        place: 'files',
        run: () => showLoaded('compare', loadVersionsDialog),
      },
      {
        id: 'own',
        label: 'Add to a collection',
        help: 'Add the whole force to a collection',
        icon: Boxes,
        place: 'files',
        run: () => collect?.(null),
      },
      {
        id: 'save',
        label: 'Save to a file',
        icon: Download,
        place: 'files',
        run: () => saveRosterFile(roster),
      },
      { id: 'open', label: 'Open a file', icon: FolderOpen, place: 'files', run: openFile },
      {
        id: 'close',
        label: 'Close what is open',
        icon: X,
        keys: ['Escape'],
        enabled: panel !== null,
        run: () => {
          if (panel === null) return;
          open(null);
          focusRow(panel.kind === 'picker' ? undefined : panel.id);
        },
      },
      {
        id: 'roomy',
        label: roomy ? 'Compact list' : 'Roomy list',
        icon: roomy ? Rows3 : Rows2,
        place: 'help',
        run: () => setRoomy(!roomy),
      },
      {
        id: 'rules',
        label: `Rules of ${system.name}`,
        icon: BookOpen,
        place: 'help',
        run: () => router.push(`/rules/${system.id}`),
      },
      {
        id: 'odds',
        label: 'Odds',
        help: 'Work out the odds of attacks',
        icon: ChartLine,
        place: 'help',
        enabled: system.odds !== undefined,
        run: () => router.push(rosterDuelAddress(system.id, id)),
      },
      {
        id: 'keys',
        label: 'Keyboard shortcuts',
        help: 'Show keyboard shortcuts',
        icon: Keyboard,
        place: 'help',
        keys: ['?'],
        run: () => show('shortcuts'),
      },
    ];
  }, [
    id,
    store,
    system,
    editor,
    panel,
    open,
    collect,
    move,
    loadPart,
    toast,
    router,
    show,
    openFile,
    roomy,
    setRoomy,
  ]);
}
