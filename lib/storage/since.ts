import type { Roster } from '@/lib/roster/roster';
import { database } from './db';

/** The rosters changed after a moment (milliseconds since 1970), one by one, the longest unchanged first. */
export async function* rostersSince(moment: number): AsyncGenerator<{ changed: number; roster: Roster }> {
  const change = (await database()).transaction('rosters');
  const after = IDBKeyRange.lowerBound(moment, true);
  let each = await change.store.index('changed').openCursor(after);
  while (each) {
    yield each.value;
    each = await each.continue();
  }
}
