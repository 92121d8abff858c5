import { SeverityMark } from '@/components/ui/badge';
import type { Problem } from '@/lib/roster/report';
import { severityCounts } from '@/lib/roster/severity';
import { useIsEmpty } from './context';
import { worstSeverity } from './problems';

/** Marks a culprit with its worst severity and the number of problems of that severity; not in an empty force. */
export function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const worst = worstSeverity(problems);
  const empty = useIsEmpty();
  if (worst === null || empty) return null;
  return (
    <span className="shrink-0 text-sm">
      <span aria-hidden className="whitespace-nowrap">
        <SeverityMark severity={worst.severity} iconOnly /> {worst.count}
      </span>
      <span className="sr-only">{severityCounts(problems)}</span>
    </span>
  );
}
