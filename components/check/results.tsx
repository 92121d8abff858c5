'use client';

import { Download, Eraser } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/live-region';
import { ProgressLine } from '@/components/ui/progress-line';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { countText } from '@/lib/check/summary-text';
import type { Pack } from '@/lib/roster/pack';
import { counted } from '@/lib/roster/words';
import { CheckTable } from './check-table';
import { CheckTools } from './check-tools';
import type { Checked, Checking } from './checking';
import { ClearDialog } from './clear-dialog';
import { type Line, lineName } from './line';
import { RowDialog } from './row-dialog';
import { SaveDialog } from './save-dialog';
import { SummaryView } from './summary-view';
import { everything, isFiltered, type View } from './view';

interface ResultsProps {
  checking: Checking;
  now: Checked;
  pack: Pack | null;
}

/** What came of the lists: all in numbers, and a row each. */
export function Results({ checking, now, pack }: ResultsProps) {
  const toast = useToast();
  const { lines, order, view, summary, state, total, games } = now;
  // The charts and the first rows are drawn in slices, so that the page answers meanwhile.
  const drawn = useDeferredValue(summary, null);
  const rows = useDeferredValue(true, false);
  const [opened, setOpened] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [clearing, setClearing] = useState(false);
  const show = useCallback((part: Partial<View>) => checking.show(part), [checking]);
  const count = order ? order.length : lines.length;
  const placeOf = (index: number) => (order ? (order[index] as number) : index);
  const line = opened === null ? undefined : lines[placeOf(opened)];
  const working = state === 'working';
  const shownText =
    count === lines.length ? counted(count, 'list') : `${count} of ${counted(lines.length, 'list')}`;
  const seeksDouble = view.show === 'double' && !isFiltered({ ...view, show: 'all' });
  const removing = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  // What had the focus goes with the row: then the row that is there now has it, or the way back to some.
  useEffect(() => {
    if (working || !removing.current) return;
    removing.current = false;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"], [data-all]')?.focus();
  }, [working]);
  const showAll = () => {
    // The button goes; the first of the filters stays.
    list.current?.querySelector<HTMLElement>('search select')?.focus();
    show(everything);
  };
  const remove = (place: number) => {
    removing.current = true;
    setOpened(null);
    checking.remove(place);
    toast({ message: `“${line ? lineName(line) : ''}” is off the table.` });
  };
  return (
    <>
      <Section
        number="2"
        title="All in numbers"
        aside={isFiltered(view) ? `The table shows ${shownText}` : undefined}
        actions={
          <>
            <Button onClick={lines.length > 1 ? () => setClearing(true) : checking.clear} disabled={working}>
              <Eraser aria-hidden size={16} /> Clear
            </Button>
            <Button variant="primary" disabled={working || count === 0} onClick={() => setSaving(true)}>
              <Download aria-hidden size={16} /> Save the verdicts
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {working && (
            <ProgressLine doing="Checking" done={lines.length} total={total} onStop={checking.stop} />
          )}
          {state === 'stopped' && (
            <p role="status">Stopped. What was checked until then is below; the rest was not read.</p>
          )}
          {drawn && <SummaryView summary={drawn} games={games} rule={view.rule} use={view.use} show={show} />}
        </div>
      </Section>
      <Section number="3" title="Rosters" aside={shownText}>
        <div ref={list}>
          <CheckTools view={view} summary={summary} games={games} figures={now.figures} show={show} />
          {rows && count > 0 && <CheckTable now={now} show={show} onOpen={setOpened} />}
          {count === 0 && isFiltered(view) && (
            <EmptyState
              title={seeksDouble ? 'Nothing is here twice' : 'No list matches'}
              actions={
                <Button data-all onClick={showAll}>
                  Show all
                </Button>
              }
            >
              {seeksDouble
                ? `Of ${counted(lines.length, 'list')} none came twice, and no player has several.`
                : `None of ${counted(lines.length, 'list')} is what you look for.`}
            </EmptyState>
          )}
        </div>
        <LiveRegion
          text={working || !summary ? shownText : isFiltered(view) ? shownText : countText(summary)}
        />
      </Section>
      {line && opened !== null && (
        <RowDialog
          checking={checking}
          line={line as Line}
          place={placeOf(opened)}
          pack={pack}
          onClose={() => setOpened(null)}
          before={opened > 0 ? () => setOpened(opened - 1) : null}
          behind={opened < count - 1 ? () => setOpened(opened + 1) : null}
          remove={working ? null : () => remove(placeOf(opened))}
        />
      )}
      {clearing && (
        <ClearDialog count={lines.length} clear={checking.clear} onClose={() => setClearing(false)} />
      )}
      {saving && (
        <SaveDialog
          checking={checking}
          shown={count}
          all={lines.length}
          packName={pack?.name.trim() ?? ''}
          showAll={() => show(everything)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
