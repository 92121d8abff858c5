import { apply } from '@/lib/events/apply';
import type { EventState } from '@/lib/events/event';
import type { Entry } from '@/lib/events/log';
import { readEvent } from './rows';
import { type Db, inParts } from './tables';

/** Number of entries after which a state is read again from the start instead of being brought up to date by them. */
const MANY_ENTRIES = 500;

/** Adds entries to the log of an event. */
export async function writeEntries(db: Db, event: string, entries: readonly Entry[]): Promise<void> {
  for (const part of inParts(entries))
    await db
      .insertInto('log')
      .values(part.map(({ data, ...entry }) => ({ ...entry, event, data: JSON.stringify(data) })))
      .execute();
}

/** Reads at most `most` entries of an event's log after one, in order. */
export async function readEntries(db: Db, event: string, after: number, most: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('log')
    .select(['seq', 'at', 'by', 'data', 'prev', 'hash'])
    .where('event', '=', event)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
  return rows.map((row): Entry => ({ ...row, data: JSON.parse(row.data) }));
}

/**
 * Returns the state of an event after more entries.
 * @param state null for a new event
 */
export function folded(state: EventState, entries: readonly Entry[]): EventState;
export function folded(state: EventState | null, entries: readonly Entry[]): EventState | null;
export function folded(state: EventState | null, entries: readonly Entry[]): EventState | null {
  let now = state;
  for (const entry of entries) {
    if (entry.seq !== (now?.revision ?? 0) + 1 || (now && entry.prev !== now.head))
      throw new Error(`Entry ${entry.seq} does not follow the log, which ends with ${now?.revision ?? 0}.`);
    now = apply(now, entry);
  }
  return now;
}

/**
 * Returns the newest state of an event, in a transaction; null if it does not exist.
 * @param held a state that it had, brought up to date where that is less work
 */
export async function newestState(
  db: Db,
  id: string,
  held: EventState | undefined,
): Promise<EventState | null> {
  if (held === undefined) return readEvent(db, id);
  const now = await headOf(db, id);
  if (now === undefined) return null;
  if (isAt(held, now)) return held;
  const missing = now.revision - held.revision;
  if (missing < 1 || missing > MANY_ENTRIES) return readEvent(db, id);
  const entries = await readEntries(db, id, held.revision, missing);
  // Another log than the one that was read: the database was restored from a backup.
  if (entries[0]?.prev !== held.head) return readEvent(db, id);
  return folded(held, entries);
}

/** The end of an event's log; undefined if the event does not exist. */
export const headOf = (db: Db, id: string) =>
  db.selectFrom('events').select(['revision', 'head']).where('id', '=', id).executeTakeFirst();

/** Whether a state is the one that a log ends with. */
export const isAt = (state: EventState, { revision, head }: { revision: number; head: string }): boolean =>
  state.revision === revision && state.head === head;
