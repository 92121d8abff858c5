import { type ReactNode, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { classes } from '@/components/ui/classes';
import { LiveRegion } from '@/components/ui/live-region';
import { useRootMark } from '@/components/ui/root-mark';
import { verdictText } from '@/lib/roster/verdict';
import type { StoredRoster } from '@/lib/storage/db';
import { systems } from '@/lib/systems/registry';
import { useImport } from '../shell/import/use-import';
import { BuilderActions } from './builder-actions';
import { BuilderBrand } from './builder-brand';
import { BuilderNotices } from './builder-notices';
import { useCommands } from './commands';
import { type ShellDialog, useBuilder, useBuilderState } from './context';
import { Outline } from './outline';
import { PanelColumn, PanelDialog } from './panel-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { TotalsBar } from './totals-bar';
import { useBuilderKeys } from './use-builder-keys';
import { useColumns } from './use-media';
import { VerdictColumn } from './verdict-column';

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
          <div className={classes('behind-sheet', panel && 'is-covered')}>
            <Outline />
            <div className="drawn-in-view -mx-1 mt-8 px-1 [--drawn-height:80rem]">
              <VerdictColumn />
            </div>
          </div>
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
