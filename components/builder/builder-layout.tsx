'use client';

import { type ReactNode, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { classes } from '@/components/ui/classes';
import { LiveRegion } from '@/components/ui/live-region';
import { verdictText } from '@/lib/roster/verdict';
import type { StoredRoster } from '@/lib/storage/db';
import { useIntake } from '../shell/intake/use-intake';
import { BuilderActions } from './builder-actions';
import { BuilderNotices } from './builder-notices';
import { useCommands } from './commands';
import { type ShellDialog, useBuilder, useBuilderState } from './context';
import { Following } from './following';
import { Outline } from './outline';
import { PanelColumn, PanelDialog } from './panel-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { TotalsBar } from './totals-bar';
import { useBuilderKeys } from './use-builder-keys';
import { useWide } from './use-media';
import { VerdictColumn } from './verdict-column';

/** Force, element and verdict side by side where there is room; below that the force, with the rest in sheets. */
export function BuilderLayout({ stored }: { stored: StoredRoster }) {
  const { editor, system, panel } = useBuilder();
  const wide = useWide();
  const [dialog, setDialog] = useState<ShellDialog>(null);
  const { choose, answer } = useIntake();
  const commands = useCommands(setDialog, choose);
  useBuilderKeys(commands);
  return (
    <AppFrame
      width="full"
      filled={wide}
      accent={editor.accent}
      nav={<PageLinks brief rules={system.id} />}
      actions={<BuilderActions commands={commands} dialog={dialog} onDialog={setDialog} />}
    >
      <div className={classes(wide && 'not-empty:pt-4')}>
        <BuilderNotices stored={stored} />
      </div>
      <Following>
        <VerdictAnnouncer />
      </Following>
      {wide ? (
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)_minmax(18rem,23rem)] grid-rows-[minmax(0,1fr)] gap-8 print:block">
          <Column>
            <Outline />
          </Column>
          <Column>
            <PanelColumn />
          </Column>
          <Column topStays>
            <VerdictColumn stays />
          </Column>
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
          <TotalsBar open={dialog === 'verdict'} onOpen={(open) => setDialog(open ? 'verdict' : null)} />
        </div>
      )}
      {answer}
      <ShortcutsDialog commands={commands} open={dialog === 'shortcuts'} onClose={() => setDialog(null)} />
    </AppFrame>
  );
}

interface ColumnProps {
  /** The top of it stays in sight: what is in focus is kept from under it. */
  topStays?: boolean;
  children: ReactNode;
}

/** A column as high as the window leaves room for; it scrolls by itself where it is longer. */
function Column({ topStays = false, children }: ColumnProps) {
  return (
    <div
      className={classes(
        '-mx-4 relative min-w-0 overflow-y-auto overscroll-contain px-4 print:overflow-visible',
        topStays && 'top-stays',
      )}
    >
      {/* Padding here and not around: what sticks to the top would stand below it. */}
      <div className="pt-6 pb-[calc(2rem+var(--toast-room,0px)+var(--offer-room,0px))]">{children}</div>
    </div>
  );
}

function VerdictAnnouncer() {
  // Errors alone: what is merely advised changes too often to be told each time.
  const text = useBuilderState(({ report }) =>
    verdictText({ ...report, problems: report.problems.filter(({ severity }) => severity === 'error') }),
  );
  return <LiveRegion text={text} />;
}
