'use client';

import { ChevronUp } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { briefly } from '@/lib/roster/figure';
import { severityCounts } from '@/lib/roster/severity';
import { unknownText } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState } from './context';
import { Following } from './following';
import { VerdictColumn } from './verdict-column';

/** On narrow screens, at the bottom and always in sight: totals and verdict; a press opens the whole. */
export function TotalsBar({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  return (
    <>
      <button
        type="button"
        data-chrome
        data-totals-bar
        onClick={() => onOpen(true)}
        className="fixed inset-x-0 bottom-0 z-40 flex min-h-14 items-center gap-4 border-ink border-t-2 bg-surface px-4 py-1 text-left"
      >
        <Following>
          <TotalsStrip />
        </Following>
        <ChevronUp aria-hidden size={16} className="shrink-0" />
      </button>
      <Dialog open={open} onClose={() => onOpen(false)} title="Verdict">
        <VerdictColumn headed />
      </Dialog>
    </>
  );
}

/** The totals and the verdict in one line. */
export function TotalsStrip() {
  const { system } = useBuilder();
  const reckoning = useBuilderState((state) => state.reckoning);
  const legal = useBuilderState(({ report }) => report.legal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const problems = useBuilderState(({ report }) => report.problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const figures = briefly(system.figures(reckoning));
  return (
    <>
      {figures.map(({ label, title, value }) => (
        <span key={label} className="grid text-sm">
          <abbr title={title} className="label-caps text-muted no-underline">
            {label}
          </abbr>
          <span className="whitespace-nowrap font-semibold tabular-nums">{value}</span>
        </span>
      ))}
      <span className="ml-auto grid justify-items-end text-xs">
        <VerdictMark report={{ legal, unknown }} brief />
        <span className="whitespace-nowrap text-muted">
          {severityCounts(errors) ||
            unknownText({ legal, unknown }) ||
            severityCounts(problems) ||
            'No problems'}
        </span>
      </span>
    </>
  );
}
