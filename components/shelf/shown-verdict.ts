import type { Figure } from '@/lib/roster/figure';
import type { Report } from '@/lib/roster/report';

/** The verdict on a roster as the shelf shows it, by the rules of this version of the app. */
export interface ShownVerdict {
  /** What the check came to, or why there is nothing of it to show. */
  verdict: Pick<Report, 'legal' | 'unknown'> | 'checking' | 'unreadable';
  figures: readonly Figure[];
  makeUp: readonly unknown[];
}
