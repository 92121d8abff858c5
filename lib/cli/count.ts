import type { Examined } from '@/lib/check/answer';
import type { Parsed } from '@/lib/roster/report';
import { verdictKind } from '@/lib/roster/verdict';

/** How many rosters were checked, and what came of it. */
export interface Count {
  rosters: number;
  legal: number;
  /** Of the legal ones. */
  undecided: number;
  notLegal: number;
  unreadable: number;
}

/** Counts one more. */
export function countIn(count: Count, examined: Parsed<Examined>) {
  count.rosters++;
  if (!examined.ok) count.unreadable++;
  else {
    const { report } = examined.value.checked;
    count[report.legal ? 'legal' : 'notLegal']++;
    if (verdictKind(report) === 'undecided') count.undecided++;
  }
}
