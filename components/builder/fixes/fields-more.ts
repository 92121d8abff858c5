import { sum } from '@/lib/roster/list-edits';
import type { Ownership } from '../store';

/** Does a force field more than its player owns, and more so than the one before? */
export function fieldsMore({ advice }: Ownership, before: unknown, after: unknown): boolean {
  const beyond = (force: unknown) => sum(advice(force), ({ elements }) => elements.length);
  return beyond(after) > beyond(before);
}
