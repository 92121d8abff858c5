import { dueOf } from '@/lib/events/course';
import type { EventState, Player, Round } from '@/lib/events/event';
import { type Db, inParts } from './tables';

/** The row of an event. */
export function eventRow({ settings, players: _, rounds: __, ...core }: EventState) {
  const { id, revision, head, made, step } = core;
  const due = dueOf({ step, settings });
  // As a database keeps it: unpaired surrogates are no text in UTF-8.
  const name = settings.name.toWellFormed();
  return { id, revision, head, made, due, name, step, core: JSON.stringify(core) };
}

/** Writes the row of a new event; resolves to false if there is one with this id. */
export async function insertEvent(db: Db, state: EventState): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('events')
    .values(eventRow(state))
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
