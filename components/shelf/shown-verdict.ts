import type { Figure } from '@/lib/roster/figure';
import type { Report } from '@/lib/roster/report';

/** The verdict on a roster as the shelf shows it, by the rules of this version of the app. */
export interface ShownVerdict {
  /** The result of the check, or why there is none. */
  verdict: Pick<Report, 'legal' | 'unknown'> | 'checking' | 'unreadable';
  figures: readonly Figure[];
  makeUp: readonly unknown[];
}
