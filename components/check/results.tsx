import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { focusOnceThere } from '@/components/shared/focus-once-there';
import { isReturning } from '@/components/shared/rules/rule-note';
import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { EmptyState, LiveRegion } from '@/components/ui/notes';
import { ProgressLine } from '@/components/ui/progress-line';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { useAfterFirstFrame } from '@/components/ui/use-after-first-frame';
import { countText } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack/pack';
import { counted } from '@/lib/roster/text/words';
import { CheckTable } from './check-table';
import { CheckTools, ResultActions } from './check-tools';
import type { Checking, CheckState } from './checking';
import { type FixesProgress, MAX_IN_ADVANCE } from './list-fixes';
import { type ResultSummary, resultName } from './result-summary';
import { RowDialog } from './row-dialog';
import { SummaryView } from './summary-view';
import { defaultView, isFiltered, type View } from './view';

/** The results: the numbers over all lists, and a row for each. */
export function Results({ checking, now, pack }: { checking: Checking; now: CheckState; pack: Pack | null }) {
  const toast = useToast();
  const { lines, order, view, summary, state, total, games } = now;
  // The charts and the first rows are rendered deferred, so that the page stays responsive.
  const shownSummary = useDeferredValue(summary, null);
  const rowsReady = useAfterFirstFrame();
  const [opened, setOpened] = useState<number | null>(null);
  /** The row opened last. */
  const [lastOpened, setLastOpened] = useState(0);
  const show = useCallback((part: Partial<View>) => checking.show(part), [checking]);
  const count = order ? order.length : lines.length;
  const placeOf = (index: number) => (order ? (order[index] as number) : index);
  const line = opened === null ? undefined : lines[placeOf(opened)];
  const working = state === 'working';
  // While lists arrive, the order of the table is some lines behind.
  const shownText =
    count === lines.length || !isFiltered(view)
      ? counted(count, 'list')
      : `${count} of ${counted(lines.length, 'list')}`;
  /** Whether any list could be read; otherwise there are no numbers to show. */
  const counts = summary !== null && summary.unreadable < summary.rosters;
  const open = useCallback(
    (index: number | null) => {
      checking.opened = index;
      setOpened(index);
      if (index !== null) setLastOpened(index);
    },
    [checking],
  );
  // After returning from a rule, reopen the row that led there.
  useEffect(() => open(isReturning() ? checking.opened : null), [checking, open]);
  const list = useRef<HTMLDivElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const removing = useRowFocus(list, lastOpened, opened !== null, working);
  const showAll = () => {
    // The pressed button disappears; the first filter stays.
    list.current?.querySelector<HTMLElement>('search select')?.focus();
    show(defaultView);
  };
  const remove = (place: number) => {
    removing.current = true;
    open(null);
    checking.remove(place);
    toast({ message: `“${line ? resultName(line) : ''}” is removed from the table.` });
  };
  return (
    <>
      <div className={classes('grid gap-8', counts && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
        <Section
          number="2"
          title="Rosters"
          aside={shownText}
          actions={
            <ResultActions
              {...{ checking, now, pack, count }}
              toSummary={counts ? () => numbers.current?.focus() : null}
            />
          }
        >
          <div className="mb-3 grid gap-3">
            {working && (
              <ProgressLine doing="Checking" done={lines.length} total={total} onStop={checking.stop} />
            )}
            {state === 'stopped' && (
              <p role="status">Stopped. The lists checked so far are below; the others were not read.</p>
            )}
            {lines.length > 0 && <Counts lines={lines} />}
            <FixesProgressLine progress={checking.fixes.progress()} />
          </div>
          <div ref={list}>
            <CheckTools view={view} summary={summary} games={games} figures={now.figures} show={show} />
            {rowsReady && count > 0 && (
              <CheckTable
                now={now}
                fixOf={checking.fixes.of}
                show={show}
                lastOpened={lastOpened}
                onOpen={open}
              />
            )}
            {count === 0 && isFiltered(view) && (
              <NoneShown view={view} lists={counted(lines.length, 'list')} showAll={showAll} />
            )}
          </div>
          <LiveRegion
            text={working || !summary ? shownText : isFiltered(view) ? shownText : countText(summary)}
          />
        </Section>
        {/* Next to the rows it is sticky, at most as high as the window; its overflow fades out at the bottom. */}
        {counts && (
          <div
            ref={numbers}
            tabIndex={-1}
            className="min-w-0 scroll-mt-4 outline-none xl:sticky xl:top-0 xl:max-h-dvh xl:-mx-1 xl:self-start xl:overflow-y-auto xl:px-1 xl:pb-10 xl:mask-b-from-[calc(100%-2.5rem)]"
          >
            <Section number="3" title="Summary">
              {shownSummary && (
                <SummaryView
                  summary={shownSummary}
                  games={games}
                  rule={view.rule}
                  use={view.use}
                  show={show}
                />
              )}
            </Section>
          </div>
        )}
      </div>
      {line && opened !== null && (
        <RowDialog
          checking={checking}
          line={line as ResultSummary}
          fix={checking.fixes.of(line)}
          place={placeOf(opened)}
          pack={pack}
          onClose={() => open(null)}
          previous={opened > 0 ? () => open(opened - 1) : null}
          next={opened < count - 1 ? () => open(opened + 1) : null}
          remove={working ? null : () => remove(placeOf(opened))}
        />
      )}
    </>
  );
}

/**
 * Keeps the focus in the list: on the row that was shown last when its dialog closes, which may be drawn only after that,
 * and in the place of a removed row.
 * @param shown the index of the row that was shown last
 * @returns a reference to set when a row is being removed
 */
function useRowFocus(list: RefObject<HTMLElement | null>, shown: number, isOpen: boolean, working: boolean) {
  const wasOpen = useRef(false);
  const removing = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      focusOnceThere(() => list.current?.querySelector<HTMLElement>(`[data-row="${shown}"]`));
    wasOpen.current = isOpen;
  }, [list, shown, isOpen]);
  useEffect(() => {
    if (working || !removing.current) return;
    removing.current = false;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"], [data-all]')?.focus();
  }, [list, working]);
  return removing;
}

/** Says that no list matches the filters. */
function NoneShown({ view, lists, showAll }: { view: View; lists: string; showAll: () => void }) {
  const onlyDoubles = view.show === 'double' && !isFiltered({ ...view, show: 'all' });
  return (
    <EmptyState
      title={onlyDoubles ? 'No duplicates' : 'No list matches'}
      actions={
        <Button data-all onClick={showAll}>
          Show all
        </Button>
      }
    >
      {onlyDoubles
        ? `None of ${lists} is a duplicate, and no player has several.`
        : `None of ${lists} matches.`}
    </EmptyState>
  );
}

/** The progress of the search for fixes, and which lists are searched only on request. */
function FixesProgressLine({ progress }: { progress: FixesProgress }) {
  const { illegal } = progress;
  return illegal === 0 ? null : <p className="text-muted text-sm tabular-nums">{progressText(progress)}</p>;
}

function progressText({ illegal, searched, found, working }: FixesProgress): string {
  const lists = `${counted(illegal, 'list')} not legal`;
  const most = Math.min(illegal, MAX_IN_ADVANCE);
  if (working) return `Searching for fixes: ${Math.min(searched, most)} of ${most} lists done.`;
  const text = `${lists}, ${found} with a fix.`;
  return searched < illegal && illegal > MAX_IN_ADVANCE
    ? `${text} ${searched} were searched; the others are searched when you open or save them.`
    : text;
}

/**
 * The number of lists, and of those that are legal, not legal, undecided or unreadable. It is counted from the lines of
 * the table, which are there before their summary, so that it agrees with the progress.
 */
export function Counts({ lines }: { lines: readonly ResultSummary[] }) {
  const count = { legal: 0, illegal: 0, undecided: 0, unreadable: 0 };
  for (const { kind } of lines) count[kind] += 1;
  const { legal, illegal, undecided, unreadable } = count;
  const counts: [label: string, count: number, mark: SeverityName | null][] = [
    ['Lists', lines.length, null],
    ['Legal', legal, 'legal'],
    ['Not legal', illegal, 'error'],
    ...(undecided > 0 ? [['No error found', undecided, 'undecided'] as [string, number, SeverityName]] : []),
    ['Cannot be read', unreadable, 'warning'],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      {counts.map(([label, count, mark]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="label-caps text-muted">
            {/* Zero errors are not highlighted. */}
            {mark && count > 0 ? <SeverityMark severity={mark}>{label}</SeverityMark> : label}
          </dt>
          <dd className="font-semibold text-lg tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
