import { SeverityMark } from '@/components/ui/badge';
import type { Problem } from '@/lib/roster/report';
import { severityCounts } from '@/lib/roster/severity';
import { gravest } from './problems';

/** Marks a culprit: the gravest severity, and how many problems of it there are. */
export function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const worst = gravest(problems);
  if (worst === null) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm">
      <span aria-hidden className="inline-flex items-center gap-1">
        <SeverityMark severity={worst.severity} iconOnly />
        {worst.count}
      </span>
      <span className="sr-only">{severityCounts(problems)}</span>
    </span>
  );
}
