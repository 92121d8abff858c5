import type { Roster } from '@/lib/roster/roster';
import { database } from './db';
import { readRosterRecord } from './records';

/** The rosters changed after a moment (milliseconds since 1970), one by one; all that can be read after -Infinity. */
export async function* rostersSince(moment: number): AsyncGenerator<{ changed: number; roster: Roster }> {
  const { store } = (await database()).transaction('rosters');
  // The index leaves out what has no date.
  let each =
    moment === Number.NEGATIVE_INFINITY
      ? await store.openCursor()
      : await store.index('changed').openCursor(IDBKeyRange.lowerBound(moment, true));
  while (each) {
    const read = readRosterRecord(each.primaryKey, each.value);
    if (read.ok) yield read.value;
    each = await each.continue();
  }
}
