import type { Examined } from '@/lib/check/answer';
import type { Parsed } from '@/lib/roster/report';

/** How many rosters were checked, and what came of it. */
export interface Count {
  rosters: number;
  legal: number;
  notLegal: number;
  unreadable: number;
}

/** Counts one more. */
export function countIn(count: Count, examined: Parsed<Examined>) {
  count.rosters++;
  if (!examined.ok) count.unreadable++;
  else if (examined.value.checked.report.legal) count.legal++;
  else count.notLegal++;
}
