import { ChevronLeft } from 'lucide-react';
import { Activity, memo, type ReactNode, useCallback, useState } from 'react';
import { AppFrame, Wordmark } from '@/components/frame/app-frame';
import { PageLinks } from '@/components/frame/page-links';
import { PageLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { GameMark } from '@/components/ui/glyphs';
import { LiveRegion } from '@/components/ui/notes';
import { useRootMark } from '@/components/ui/root-mark';
import { verdictText } from '@/lib/roster/verdict';
import type { StoredRoster } from '@/lib/storage/db';
import { type RegisteredSystem, systems } from '@/lib/systems/registry';
import { KeyList } from '../frame/key-list';
import { type Command, useCommandKeys } from '../shared/commands';
import { useImport } from '../shared/import/use-import';
import { BuilderActions } from './builder-actions';
import { BuilderNotices } from './builder-notices';
import { type BuilderCommand, useCommands } from './commands';
import { BuilderContext, elementsOf, type ShellDialog, useBuilder, useBuilderState } from './context';
import { useElementCommands } from './element-commands';
import { Outline } from './outline/outline';
import { PanelColumn, PanelDialog } from './panel-view';
import { useColumns, useSheetCovers } from './use-media';
import { TotalsBar } from './verdict/totals-bar';
import { VerdictColumn } from './verdict/verdict-column';

/** Force, element and verdict side by side if there is room; on narrow screens the force, with the rest in sheets. */
export function BuilderLayout({ stored }: { stored: StoredRoster }) {
  const { system, panel } = useBuilder();
  const columns = useColumns();
  const sideBySide = columns !== 'one';
  useRootMark('filled', sideBySide);
  const game = systems.find(({ id }) => id === system.id);
  const [dialog, setDialog] = useState<ShellDialog>(null);
  const { choose, answer } = useImport();
  const commands = useCommands(setDialog, choose);
  useBuilderKeys(commands);
  return (
    <AppFrame
      width="full"
      ownKeys
      filled={sideBySide}
      accent={game?.accent}
      brand={<BuilderBrand game={game} back={!sideBySide} />}
      nav={sideBySide && <PageLinks brief rules={system.id} />}
      actions={<BuilderActions commands={commands} dialog={dialog} onDialog={setDialog} />}
    >
      <BuilderNotices stored={stored} />
      <VerdictAnnouncer />
      {sideBySide ? (
        <div
          className={classes(
            'grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] gap-7 print:block',
            columns === 'three'
              ? 'grid-cols-[minmax(20rem,34rem)_minmax(22rem,1fr)_minmax(17rem,20rem)]'
              : 'grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
          )}
        >
          <Column>
            <Outline />
          </Column>
          {(columns === 'three' || panel !== null) && (
            <Column>
              <PanelColumn />
            </Column>
          )}
          {(columns === 'three' || panel === null) && (
            <Column topStays>
              <VerdictColumn stays />
            </Column>
          )}
        </div>
      ) : (
        <div className="mx-auto max-w-3xl">
          <ForceUnderPanel />
          <PanelDialog />
        </div>
      )}
      {(columns === 'one' || (columns === 'two' && panel !== null)) && (
        <TotalsBar
          add={columns === 'one'}
          open={dialog === 'verdict'}
          onOpen={(open) => setDialog(open ? 'verdict' : null)}
        />
      )}
      {answer}
      <ShortcutsDialog commands={commands} open={dialog === 'shortcuts'} onClose={() => setDialog(null)} />
    </AppFrame>
  );
}

/** The force on a narrow screen. While the sheet of the open panel covers it, nothing of it is rendered again. */
function ForceUnderPanel() {
  const builder = useBuilder();
  const covered = useSheetCovers() && builder.panel !== null;
  const [uncovered, setUncovered] = useState(builder);
  if (!covered && uncovered !== builder) setUncovered(builder);
  return (
    <div className={classes('behind-sheet', covered && 'is-covered')}>
      {/* A context that changes would render it in idle time, again from the start after each keystroke. */}
      <BuilderContext value={covered ? uncovered : builder}>
        <Activity mode={covered ? 'hidden' : 'visible'}>
          <Force />
        </Activity>
      </BuilderContext>
    </div>
  );
}

const Force = memo(function Force() {
  return (
    <>
      <Outline />
      <div className="drawn-in-view -mx-1 mt-8 px-1 [--drawn-height:80rem]">
        <VerdictColumn />
      </div>
    </>
  );
});

interface ColumnProps {
  /** Whether its top stays in sight: focused controls are scrolled clear of it. */
  topStays?: boolean;
  children: ReactNode;
}

/** A column as high as the window allows; longer content scrolls within it. */
function Column({ topStays = false, children }: ColumnProps) {
  return (
    <div
      data-scrolls
      className={classes(
        // Focused controls are scrolled clear of the bar and the messages.
        'scroll-pb-[calc(1rem+var(--bar-room,0px)+var(--toast-room,0px)+var(--offer-room,0px))]',
        'has-[[data-picker-top]]:scroll-pt-52 -mx-4 relative min-w-0 overflow-y-auto overscroll-contain px-4 print:overflow-visible',
        topStays && 'top-stays',
      )}
    >
      {/* Padding on the inner element: on the scroller, sticky content would stop below it. */}
      <div className="pt-4 pb-[calc(1rem+var(--bar-room,0px)+var(--toast-room,0px)+var(--offer-room,0px))]">
        {children}
      </div>
    </div>
  );
}

function VerdictAnnouncer() {
  // Errors only: warnings and advice change too often to be announced each time.
  const text = useBuilderState(({ report }) =>
    verdictText({ ...report, problems: report.problems.filter(({ severity }) => severity === 'error') }),
  );
  return <LiveRegion text={text} />;
}

interface BuilderBrandProps {
  game: Pick<RegisteredSystem, 'name' | 'mark' | 'accent'> | undefined;
  /** Whether a link back to the rosters replaces the app's name, on narrow screens. */
  back: boolean;
}

/** The left edge of the builder's header: the link home, and the game. */
function BuilderBrand({ game, back }: BuilderBrandProps) {
  return (
    <>
      {back ? (
        <PageLink
          href="/"
          aria-label="Rosters"
          className="-ml-2 grid size-control shrink-0 place-items-center rounded-sm hover:bg-accent-wash"
        >
          <ChevronLeft aria-hidden size={22} />
        </PageLink>
      ) : (
        <Wordmark brief />
      )}
      {game && (
        <span className="condensed flex min-w-0 items-center gap-2 font-semibold text-sm">
          <GameMark {...game} />
          <span className="min-w-0 [overflow-wrap:normal] max-[24rem]:sr-only max-sm:text-2xs sm:truncate">
            {game.name}
          </span>
        </span>
      )}
    </>
  );
}

interface ShortcutsDialogProps {
  commands: () => readonly BuilderCommand[];
  open: boolean;
  onClose: () => void;
}

/** The keys of the builder. */
function ShortcutsDialog({ commands, open, onClose }: ShortcutsDialogProps) {
  const { editor, store } = useBuilder();
  const commandsOf = useElementCommands();
  const ids = elementsOf(editor)
    .list(store.state().evaluation)
    .map(({ id }) => id);
  const ofElements = editor.elements && open ? ['', ...ids].flatMap(commandsOf) : [];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <KeyList
        commands={[...ofElements, ...commands()]}
        others={editor.elements ? ', Alt with an arrow' : ''}
      />
    </Dialog>
  );
}

/** Returns the id of the element whose row has the focus. */
const focusedElement = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-element]')?.dataset.element;

/** Binds the keys of the builder's commands, and of the focused element or else the open one. */
function useBuilderKeys(commands: () => readonly Command[]) {
  const { panel } = useBuilder();
  const commandsOf = useElementCommands();
  useCommandKeys(
    useCallback(() => {
      const id = focusedElement() ?? (panel?.kind === 'element' ? panel.id : undefined);
      return [...commands(), ...(id === undefined ? [] : commandsOf(id))];
    }, [panel, commands, commandsOf]),
  );
}
