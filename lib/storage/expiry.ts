import { clockNotes, noteClock } from './clock';
import { database, type StoredRoster } from './db';
import { deleteMatches, readMatches } from './matches';
import { BIN_TIME, deleteStored, listRosters } from './rosters';

/** After a longer time without a visit the clock is not trusted: it may have been set forward. */
const PLAUSIBLE = 7 * 24 * 60 * 60 * 1000;

/** What the clock says has expired, after an absence that may only be a wrong clock. */
export interface SuspectedExpiry {
  now: number;
  /** When Muster was last open here, in milliseconds since 1970. */
  seen: number;
  rosters: number;
  steps: number;
}

/**
 * Deletes rosters that have been in the bin for 30 days, and undo steps of the same age. If the clock may have been
 * set forward, nothing is deleted without asking.
 * @returns what to ask the player about; null if nothing
 */
export async function deleteExpired(now: number): Promise<SuspectedExpiry | null> {
  const rosters = await listRosters();
  const seen = lastSeen(rosters, now);
  const old = await oldBy(now, rosters);
  if (now - seen <= PLAUSIBLE) {
    await deleteOld(now, old.rosters);
    noteClock({ seen: now });
    return null;
  }
  if (old.rosters.length + old.steps === 0) {
    keepExpired(now);
    return null;
  }
  return { now, seen, rosters: old.rosters.length, steps: old.steps };
}

/** Deletes what the clock says has expired, as the player chose. */
export async function deleteSuspected(now: number): Promise<void> {
  await deleteOld(now, (await oldBy(now, await listRosters())).rosters);
  noteClock({ seen: now });
}

/** Keeps what the clock says has expired for another 30 days, as the player chose. */
export const keepExpired = (now: number) => noteClock({ seen: now, keptAt: now });

/** When something in the bin will be deleted, in milliseconds since 1970. */
export const deletedAfter = (binned: number): number => Math.max(binned, clockNotes().keptAt ?? 0) + BIN_TIME;

/** The last visit; if none was recorded, the last change that is not in the future. */
function lastSeen(rosters: readonly StoredRoster[], now: number): number {
  const { seen } = clockNotes();
  if (seen !== null) return seen;
  const past = rosters
    .flatMap(({ changed, binned }) => [changed, binned ?? 0])
    .filter((time) => time > 0 && time <= now);
  return past.length === 0 ? now : Math.max(...past);
}

/** The range of times that have expired; damaged times are excluded. */
const madeBefore = (now: number) => IDBKeyRange.bound(1, Math.max(1, now - BIN_TIME - 1));

async function oldBy(
  now: number,
  rosters: readonly StoredRoster[],
): Promise<{ rosters: string[]; steps: number }> {
  const { keptAt } = clockNotes();
  // The clock was set back since: the 30 days start again.
  if (keptAt !== null && keptAt > now) noteClock({ keptAt: now });
  if (keptAt !== null && keptAt > now - BIN_TIME) return { rosters: [], steps: 0 };
  return {
    rosters: rosters.filter(({ binned }) => binned !== null && binned < now - BIN_TIME).map(({ id }) => id),
    steps: await (await database()).countFromIndex('history', 'made', madeBefore(now)),
  };
}

/** The matches that have been in the bin for 30 days; damaged times are excluded, as with rosters. */
async function oldMatches(now: number): Promise<string[]> {
  const { keptAt } = clockNotes();
  if (keptAt !== null && keptAt > now - BIN_TIME) return [];
  const { read } = await readMatches();
  return read.flatMap(({ id, binned }) => (binned !== null && binned < now - BIN_TIME ? [id] : []));
}

async function deleteOld(now: number, rosters: readonly string[]) {
  if (rosters.length > 0) await deleteStored(rosters);
  const matches = await oldMatches(now);
  if (matches.length > 0) await deleteMatches(matches);
  if ((await oldBy(now, [])).steps === 0) return;
  const change = (await database()).transaction('history', 'readwrite');
  const made = change.store.index('made');
  for (let each = await made.openKeyCursor(madeBefore(now)); each; each = await each.continue())
    await change.store.delete(each.primaryKey);
  await change.done;
}
