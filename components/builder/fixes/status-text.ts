import { progressTexts } from '@/lib/fixes/progress-texts';
import type { FixState } from './fix-search';

/** Says how far the search for fixes has come, and what is known of the first of them. */
export function statusText({
  status,
  fixes,
  searched,
  ended,
}: Pick<FixState, 'status' | 'fixes' | 'searched' | 'ended'>): string {
  const [best] = fixes;
  if (status === 'idle') return 'The force is legal.';
  if (status === 'failed') return 'The search for fixes stopped working. Reload the page.';
  if (best === undefined) {
    if (!searched) return progressTexts.searching;
    return ended
      ? 'No change of these elements makes the force legal.'
      : 'The search ran out of time before it found a change that makes the force legal: not all were tried.';
  }
  if (!searched) return progressTexts.improving;
  return best.proven ? progressTexts.smallest : progressTexts.notProven;
}
