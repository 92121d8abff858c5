import { dequal } from 'dequal/lite';
import { ChevronUp, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { SeverityCount } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { reserveRoom, useRootMark } from '@/components/ui/root-mark';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { headlineFigures } from '@/lib/roster/shown/figures';
import { countsBySeverity, unknownText } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState, useIsEmpty } from '../context';
import { VerdictColumn } from './verdict-column';

const MeaningDialog = lazyPart(async () => (await import('./meaning-dialog')).MeaningDialog);

interface TotalsBarProps {
  /** Whether it has the Add button, within reach of the thumb. */
  add: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Totals and verdict, fixed at the bottom if the verdict has no column; a press opens the full verdict. */
export function TotalsBar({ add, open, onOpen }: TotalsBarProps) {
  const { editor, open: openPanel } = useBuilder();
  const bar = useRef<HTMLDivElement>(null);
  useRootMark('totals-bar');
  useLayoutEffect(() => {
    if (bar.current) return reserveRoom(bar.current);
  }, []);
  return (
    <>
      <div
        ref={bar}
        data-chrome
        data-totals-bar
        className="fixed inset-x-0 bottom-0 z-40 flex min-h-14 items-stretch border-ink border-t-2 bg-surface"
      >
        <TotalsStrip onVerdict={() => onOpen(true)} />
        {add && editor.elements && (
          <Button
            variant="primary"
            data-add
            aria-label={`Add ${editor.elements.noun}`}
            className="my-1.5 mr-2 flex-col gap-0! px-3! text-xs"
            onClick={() => openPanel({ kind: 'picker' })}
          >
            <Plus aria-hidden size={18} /> Add
          </Button>
        )}
      </div>
      <Dialog open={open} onClose={() => onOpen(false)} title="Verdict">
        <VerdictColumn headed />
      </Dialog>
    </>
  );
}

/**
 * The totals and the verdict, in one line if they fit. A press on a total says what it means.
 * @param onVerdict opens the full verdict, if it is not shown already
 */
export function TotalsStrip({ onVerdict }: { onVerdict?: () => void }) {
  const { system } = useBuilder();
  const [explained, explain] = useState<string | null>(null);
  const all = useBuilderState(({ evaluation }) => system.figures(evaluation), dequal);
  const figures = headlineFigures(all);
  const figure = all.find(({ label }) => label === explained);
  const verdict = <VerdictInBrief />;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-stretch px-1.5 text-left">
      {figures.map(({ label, title, value }) => (
        <button
          key={label}
          type="button"
          aria-haspopup="dialog"
          onClick={() => explain(label)}
          className="grid min-h-11 min-w-11 content-center justify-items-start rounded-sm px-1.5 text-sm hover:bg-accent-wash focus-visible:-outline-offset-2 sm:px-2"
        >
          <abbr title={title} className="label-caps text-muted no-underline">
            {label}
          </abbr>
          <span className="whitespace-nowrap font-semibold tabular-nums">{value}</span>
        </button>
      ))}
      {onVerdict ? (
        <button
          type="button"
          onClick={onVerdict}
          className="flex min-h-11 min-w-min flex-1 basis-0 items-center justify-end gap-2 px-1.5 text-right focus-visible:-outline-offset-2"
        >
          {verdict}
          <ChevronUp aria-hidden size={16} className="shrink-0" />
        </button>
      ) : (
        <span className="flex min-w-min flex-1 basis-0 items-center justify-end px-1.5 text-right">
          {verdict}
        </span>
      )}
      {figure && <MeaningDialog figure={figure} onClose={() => explain(null)} />}
    </div>
  );
}

function VerdictInBrief() {
  const legal = useBuilderState(({ report }) => report.legal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const empty = useIsEmpty();
  // In an empty force nothing is wrong yet.
  const counts = useBuilderState(({ report }) => (empty ? [] : countsBySeverity(report.problems)), dequal);
  return (
    <span className="flex min-w-min flex-wrap items-center justify-end gap-x-2 text-xs">
      <span className="sr-only">Verdict:</span>
      <VerdictMark report={{ legal, unknown }} empty={empty} brief />
      <span className="flex flex-wrap justify-end gap-x-2">
        {counts.map((each) => (
          <SeverityCount key={each.severity} {...each} />
        ))}
        {counts.length === 0 && !empty && (
          <span className="whitespace-nowrap text-muted">
            {unknownText({ legal, unknown }) || 'No problems'}
          </span>
        )}
      </span>
    </span>
  );
}
