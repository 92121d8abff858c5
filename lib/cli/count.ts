import type { CheckedRoster } from '@/lib/roster/check';
import type { Parsed } from '@/lib/roster/report';
import { verdictKind } from '@/lib/roster/verdict';

/** The numbers of checked rosters by verdict. */
export interface Count {
  rosters: number;
  legal: number;
  /** How many of the legal ones are undecided. */
  undecided: number;
  notLegal: number;
  unreadable: number;
}

/** Makes a count of no rosters. */
export const noCount = (): Count => ({ rosters: 0, legal: 0, undecided: 0, notLegal: 0, unreadable: 0 });

/** Counts one roster. */
export function countIn(count: Count, examined: Parsed<CheckedRoster>) {
  count.rosters++;
  if (!examined.ok) count.unreadable++;
  else {
    const { report } = examined.value.checked;
    count[report.legal ? 'legal' : 'notLegal']++;
    if (verdictKind(report) === 'undecided') count.undecided++;
  }
}
