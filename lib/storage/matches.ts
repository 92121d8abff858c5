import type { Event } from '@/lib/play/mark';
import type { Match, MatchDetails, MatchHead } from '@/lib/play/match';
import { changing, pendingMatches } from './changes';
import { stamp } from './clock';
import { abandon, database, newId, type StoredMatch } from './db';
import { rawRecords } from './raw';
import { type ReadRecord, type Records, readAll } from './records';
import { endSharedMatch } from './shared-match';

/** All matches, including those in the bin, last changed first, and the records that cannot be read. */
export async function readMatches(): Promise<Records<StoredMatch>> {
  const records = await rawRecords('matches');
  if (records.length === 0) return { read: [], unread: [] };
  const { readMatchRecord } = await import('./schemas');
  const { read, unread } = readAll(records, readMatchRecord);
  return { read: read.sort((a, b) => b.changed - a.changed), unread };
}

/** Finds a match by id, or its record if that cannot be read; null if there is none. */
export async function findMatch(id: string): Promise<ReadRecord<StoredMatch> | null> {
  const [found] = await rawRecords('matches', IDBKeyRange.only(id));
  return found ? (await import('./schemas')).readMatchRecord(...found) : null;
}

/** Every event of a match after number `n`. */
const eventsAfter = (id: string, n: number) =>
  IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY], true);

/** The stored log of a match, in order, not validated. */
export async function readLog(id: string): Promise<unknown[]> {
  const records = await rawRecords('matchEvents', eventsAfter(id, Number.NEGATIVE_INFINITY));
  return records.map(([, record]) => (record as { event?: unknown } | undefined)?.event);
}

const record = (id: string, event: Event) => ({ match: id, n: event.n, event });

/** What a stored match has besides the match: `roster` is the id of the roster it was started from. */
export type MatchExtras = Partial<Pick<StoredMatch, 'roster' | 'turn' | 'binned' | 'rest' | 'changed'>>;

/** A match as a record, without its log. */
const storedMatch = ({ log: _, ...head }: Match, extras: MatchExtras = {}): StoredMatch => ({
  id: head.id,
  changed: stamp(),
  match: head,
  roster: null,
  turn: 1,
  binned: null,
  rest: [],
  ...extras,
});

/**
 * Saves a match with its log, replacing one of the same id; resolves when the database has confirmed it. If the
 * database refuses, rejects; the match can still be opened in this tab.
 * @returns the stored record
 */
export async function writeMatch(match: Match, extras: MatchExtras = {}): Promise<StoredMatch> {
  const stored = storedMatch(match, extras);
  await pendingMatches.write(stored, () => writeRecord(stored, match.log));
  return stored;
}

const writeRecord = (stored: StoredMatch, log: readonly Event[]) =>
  changing(['matches', 'matchEvents'], (change) => {
    const events = change.objectStore('matchEvents');
    return Promise.all([
      change.objectStore('matches').put(stored),
      events.delete(eventsAfter(stored.id, Number.NEGATIVE_INFINITY)),
      ...log.map((event) => events.put(record(stored.id, event))),
    ]);
  });

/** What a tap comes to on the newest stored state: events to store, and the turn that they lead to. */
export interface Appended {
  events: readonly Event[];
  turn: number;
}

/** Thrown if a match that is played has been deleted. */
export class MatchGone extends Error {
  override name = 'MatchGone';
}

/**
 * Stores events at the end of a log, in one transaction with reading what other tabs have stored since.
 * @param seen number of the newest event that the caller knows
 * @param append called with the newer ones and the stored match; returns what to store. Must not wait for anything.
 */
export async function appendEvents(
  id: string,
  seen: number,
  append: (newer: readonly unknown[], match: MatchHead) => Appended,
): Promise<void> {
  const change = (await database()).transaction(['matches', 'matchEvents'], 'readwrite', {
    durability: 'strict',
  });
  const matches = change.objectStore('matches');
  const events = change.objectStore('matchEvents');
  try {
    const [stored, newer] = await Promise.all([matches.get(id), events.getAll(eventsAfter(id, seen))]);
    if (stored === undefined) throw new MatchGone();
    const appended = append(
      newer.map(({ event }) => event),
      stored.match,
    );
    const requests: Promise<unknown>[] = appended.events.map((event) => events.add(record(id, event)));
    if (stored.turn !== appended.turn)
      requests.push(matches.put({ ...stored, turn: appended.turn, changed: stamp() }));
    await Promise.all([...requests, change.done]);
  } catch (error) {
    abandon(change);
    throw error;
  }
}

/**
 * Stores events at the end of a log without waiting for an answer, for a page that may be gone any moment. Stores none
 * and rejects if another tab has stored some since.
 */
export async function addEvents(id: string, events: readonly Event[]): Promise<void> {
  const change = (await database()).transaction(['matchEvents'], 'readwrite', { durability: 'strict' });
  try {
    const requests = events.map((event) => change.objectStore('matchEvents').add(record(id, event)));
    change.commit();
    await Promise.all([...requests, change.done]);
  } catch (error) {
    abandon(change);
    throw error;
  }
}

/** The events stored after number `seen`, and the stored match; undefined if it has been deleted. */
export async function readSince(
  id: string,
  seen: number,
): Promise<{ newer: unknown[]; match: MatchHead | undefined }> {
  const change = (await database()).transaction(['matches', 'matchEvents']);
  const [stored, newer] = await Promise.all([
    change.objectStore('matches').get(id),
    change.objectStore('matchEvents').getAll(eventsAfter(id, seen)),
  ]);
  return { newer: newer.map(({ event }) => event), match: stored?.match };
}

/** Changes a stored match outside its log: its name, notes and result, or whether it is in the bin; it must be there. */
export const updateMatch = (
  id: string,
  update: (stored: StoredMatch) => Partial<StoredMatch>,
): Promise<void> =>
  changing(['matches'], async (change) => {
    const matches = change.objectStore('matches');
    const stored = await matches.get(id);
    if (stored === undefined) throw new MatchGone();
    await matches.put({ ...stored, ...update(stored), id });
  });

/** Puts a match in the bin at a time, in milliseconds since 1970, or with null takes it out. */
export const binMatch = (id: string, binned: number | null): Promise<void> =>
  updateMatch(id, () => ({ binned }));

/** Changes the name, the notes or the result of a stored match, and when it was changed. */
export const updateDetails = (id: string, part: Partial<MatchDetails>): Promise<void> =>
  updateMatch(id, ({ match }) => ({ changed: stamp(), match: { ...match, ...part } }));

/** Lets the events of a match up to the number of its base go: the base has what they marked. */
export async function dropEvents({ id, base }: Pick<MatchHead, 'id' | 'base'>): Promise<void> {
  const change = (await database()).transaction(['matches', 'matchEvents'], 'readwrite');
  const matches = change.objectStore('matches');
  const stored = await matches.get(id);
  if (stored === undefined) throw new MatchGone();
  const before = IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, base.n]);
  await Promise.all([
    matches.put({ ...stored, match: { ...stored.match, base } }),
    change.objectStore('matchEvents').delete(before),
    change.done,
  ]);
}

/** Deletes matches permanently, with their logs; those that are shared stay where else they are. */
export const deleteMatches = async (ids: readonly string[]): Promise<void> => {
  await changing(['matches', 'matchEvents'], (change) =>
    Promise.all(
      ids.flatMap((id) => [
        change.objectStore('matches').delete(id),
        change.objectStore('matchEvents').delete(eventsAfter(id, Number.NEGATIVE_INFINITY)),
      ]),
    ),
  );
  for (const id of ids) await endSharedMatch(id);
};

/** The result of importing a match: added, updated with a longer log, already stored, or stored under a new id. */
export type MatchTaken = { id: string; outcome: 'added' | 'updated' | 'same' | 'copied' };

/**
 * Takes in a match from a file or a link. If one with its id is here, the log that continues the other wins; if
 * neither does, both stay.
 */
export async function takeMatch(match: Match, extras: MatchExtras = {}): Promise<MatchTaken> {
  const found = await findMatch(match.id);
  if (found === null) {
    await writeMatch(match, extras);
    return { id: match.id, outcome: 'added' };
  }
  const own = { head: found.ok ? found.value.match : null, log: await readLog(match.id) };
  if (found.ok && continues(own, { head: match, log: match.log })) return { id: match.id, outcome: 'same' };
  if (found.ok && continues({ head: match, log: match.log }, own)) {
    const { roster, binned } = found.value;
    await writeMatch(match, { ...extras, roster, binned });
    return { id: match.id, outcome: 'updated' };
  }
  const id = newId();
  await writeMatch({ ...match, id }, extras);
  return { id, outcome: 'copied' };
}

interface Continued {
  head: Pick<MatchHead, 'started' | 'base'> | null;
  log: readonly unknown[];
}

/** Whether a log is another one with nothing, or something, after it. */
function continues(longer: Continued, shorter: Continued): boolean {
  const text = JSON.stringify;
  return (
    longer.head?.started === shorter.head?.started &&
    text(longer.head?.base) === text(shorter.head?.base) &&
    longer.log.length >= shorter.log.length &&
    text(longer.log.slice(0, shorter.log.length)) === text(shorter.log)
  );
}
