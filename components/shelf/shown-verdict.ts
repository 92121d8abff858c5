import type { Figure } from '@/lib/roster/figure';

/** The verdict on a roster as the shelf shows it, by the rules of this version of the app. */
export interface ShownVerdict {
  kind: 'legal' | 'illegal' | 'checking' | 'unreadable';
  figures: readonly Figure[];
}
