'use client';

import { type ReactNode, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { NavLink } from '@/components/shell/nav-link';
import { classes } from '@/components/ui/classes';
import { LiveRegion } from '@/components/ui/live-region';
import { verdictText } from '@/lib/roster/verdict';
import type { StoredRoster } from '@/lib/storage/db';
import { BuilderActions } from './builder-actions';
import { BuilderNotices } from './builder-notices';
import { type ShellDialog, useBuilder, useBuilderState } from './context';
import { Following } from './following';
import { Outline } from './outline';
import { PanelColumn, PanelDialog } from './panel-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { TotalsBar } from './totals-bar';
import type { Keeping } from './use-keeper';
import { useWide } from './use-media';
import { useShortcuts } from './use-shortcuts';
import { VerdictColumn } from './verdict-column';

/** Force, element and verdict side by side where there is room; below that the force, with the rest in sheets. */
export function BuilderLayout({ keeping, stored }: { keeping: Keeping; stored: StoredRoster }) {
  const { editor, system, panel } = useBuilder();
  const wide = useWide();
  const [dialog, setDialog] = useState<ShellDialog>(null);
  useShortcuts({ onPrint: () => setDialog('print'), onHelp: () => setDialog('shortcuts') });
  return (
    <AppFrame
      width="full"
      accent={editor.accent}
      nav={
        <>
          <NavLink href="/">Shelf</NavLink>
          <NavLink href={`/rules/${system.id}`}>Rules</NavLink>
        </>
      }
      actions={<BuilderActions status={keeping.status} dialog={dialog} onDialog={setDialog} />}
    >
      <BuilderNotices keeping={keeping} stored={stored} />
      <Following>
        <VerdictAnnouncer />
      </Following>
      {wide ? (
        <div className="grid grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)_minmax(18rem,23rem)] gap-8">
          <Outline />
          <StickyColumn>
            <PanelColumn />
          </StickyColumn>
          <StickyColumn>
            <VerdictColumn />
          </StickyColumn>
        </div>
      ) : (
        <div className="mx-auto max-w-3xl pb-16">
          <div className={classes('behind-sheet', panel && 'is-covered')}>
            <Outline />
            <div className="mt-8">
              <VerdictColumn />
            </div>
          </div>
          <PanelDialog />
          <TotalsBar open={dialog === 'verdict'} onOpen={(open) => setDialog(open ? 'verdict' : null)} />
        </div>
      )}
      <ShortcutsDialog open={dialog === 'shortcuts'} onClose={() => setDialog(null)} />
    </AppFrame>
  );
}

/** A column that stays in sight while the outline scrolls, and scrolls by itself where it is longer. */
function StickyColumn({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 -mx-2 max-h-dvh self-start overflow-y-auto overscroll-contain px-2 pt-1 pb-4">
      {children}
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
