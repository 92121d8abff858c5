import { apply } from '@/lib/events/apply';
import { dueOf } from '@/lib/events/course';
import type { EventState, Player, Round } from '@/lib/events/event';
import type { Entry } from '@/lib/events/log';
import { type Db, inParts } from './database';

/** The row of an event. */
export function eventRow({ settings, players: _, rounds: __, ...core }: EventState) {
  const { id, revision, head, made, step } = core;
  const due = dueOf({ step, settings });
  // As a database keeps it: unpaired surrogates are no text in UTF-8.
  const name = settings.name.toWellFormed();
  return { id, revision, head, made, due, name, step, core: JSON.stringify(core) };
}

/**
 * Writes the row of a new event; resolves to false if there is one with this id.
 * @param schema what its file names as its schema; null if it does not
 */
export async function insertEvent(db: Db, state: EventState, schema: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('events')
    .values({ ...eventRow(state), schema })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes the row of an event that changed. */
export async function updateEvent(db: Db, state: EventState): Promise<void> {
  const { id, ...row } = eventRow(state);
  await db.updateTable('events').set(row).where('id', '=', id).execute();
}

/**
 * Writes the settings, players and rounds that are other objects in the state after a change than before it.
 * @param before null for a new event
 */
export async function writeParts(db: Db, before: EventState | null, after: EventState): Promise<void> {
  const { id: event, settings, players, rounds } = after;
  if (before?.settings !== settings) await writeSettings(db, { event, data: JSON.stringify(settings) });
  if (before?.players !== players)
    for (const part of inParts([...players.values()].filter((each) => before?.players.get(each.id) !== each)))
      await writePlayers(db, event, part);
  if (before?.rounds !== rounds) {
    const changed = rounds.filter((round, index) => before?.rounds[index] !== round);
    if (changed.length > 0) await writeRounds(db, event, changed);
    if (before && before.rounds.length > rounds.length)
      await db.deleteFrom('rounds').where('event', '=', event).where('number', '>', rounds.length).execute();
  }
}

const writeSettings = (db: Db, row: { event: string; data: string }) =>
  db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('event').doUpdateSet({ data: row.data }))
    .execute();

const writePlayers = (db: Db, event: string, players: readonly Player[]) =>
  db
    .insertInto('players')
    .values(
      players.map((each) => ({ event, id: each.id, revision: each.revision, data: JSON.stringify(each) })),
    )
    .onConflict((conflict) =>
      conflict.columns(['event', 'id']).doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        data: ref('excluded.data'),
      })),
    )
    .execute();

const writeRounds = (db: Db, event: string, rounds: readonly Round[]) =>
  db
    .insertInto('rounds')
    .values(
      rounds.map((each) => ({
        event,
        number: each.number,
        revision: each.revision,
        data: JSON.stringify(each),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['event', 'number']).doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        data: ref('excluded.data'),
      })),
    )
    .execute();

/** Reads an event from its tables, in a transaction; null if it does not exist. */
export async function readEvent(db: Db, id: string): Promise<EventState | null> {
  const event = await db.selectFrom('events').select('core').where('id', '=', id).executeTakeFirst();
  if (event === undefined) return null;
  const settings = await db
    .selectFrom('settings')
    .select('data')
    .where('event', '=', id)
    .executeTakeFirstOrThrow();
  const players = await db.selectFrom('players').select('data').where('event', '=', id).execute();
  const rounds = await db
    .selectFrom('rounds')
    .select('data')
    .where('event', '=', id)
    .orderBy('number')
    .execute();
  const entered = players
    .map(({ data }): Player => JSON.parse(data))
    .sort((one, other) => one.number - other.number);
  return {
    ...JSON.parse(event.core),
    settings: JSON.parse(settings.data),
    players: new Map(entered.map((player) => [player.id, player])),
    rounds: rounds.map(({ data }): Round => JSON.parse(data)),
  };
}

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

/** Keeps bytes by their hashes; those that are kept already stay as they are. */
export async function writeContents(db: Db, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  // In one order in all processes, so that two that keep the same do not wait for each other.
  const rows = [...contents]
    .map(([hash, bytes]) => ({ hash, bytes }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const part of inParts(rows))
    await db
      .insertInto('contents')
      .values(part)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

/** Reads bytes by their hashes; those that are not kept are left out. */
export async function readContents(db: Db, hashes: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const part of inParts(hashes)) {
    const rows = await db.selectFrom('contents').selectAll().where('hash', 'in', part).execute();
    // Without what a Buffer of pg has besides: it would be another JSON.
    for (const { hash, bytes } of rows)
      found.set(hash, new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  return found;
}
