import { sum } from '@/lib/roster/edits/list-edits';
import type { Ownership } from '../store';

/** Whether a force exceeds what its player owns by more than the force before did. */
export function fieldsMore({ advice }: Ownership, before: unknown, after: unknown): boolean {
  const beyond = (force: unknown) => sum(advice(force), ({ elements }) => elements.length);
  return beyond(after) > beyond(before);
}
