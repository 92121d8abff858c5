import type { Roster } from '@/lib/roster/roster';
import { database } from './db';
import { readRosterRecord } from './records';

/** Yields the rosters changed after a time (milliseconds since 1970); for -Infinity, all that can be read. */
export async function* rostersSince(moment: number): AsyncGenerator<{ changed: number; roster: Roster }> {
  const { store } = (await database()).transaction('rosters');
  // The index omits records without a date.
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
