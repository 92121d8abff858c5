import { SeverityMark } from '@/components/ui/badge';
import type { Severity } from '@/lib/roster/rule';
import { counted } from '@/lib/roster/words';

/** Marks a culprit: the gravest severity, and how many problems name it. */
export function ProblemMark({ severity, count }: { severity: Severity; count: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm">
      <SeverityMark severity={severity} iconOnly />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{counted(count, 'problem')}</span>
    </span>
  );
}
