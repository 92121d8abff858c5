import type { EventState } from '@/lib/events/event';
import type { Entry } from '@/lib/events/log';
import { type Answers, type Given, type Repeatable, readAnswers, writeAnswers } from './answers';
import { writeContents } from './contents';
import type { Database } from './database';
import { KeyReused, UnknownEvent } from './errors';
import { folded, newestState, writeEntries } from './log-rows';
import { updateEvent, writeParts } from './rows';
import type { Db } from './tables';

/** What a request decided, which is made durable together. */
export interface Decided<Answer> {
  /** The next entries of the log, sealed. */
  entries: readonly Entry[];
  /** Bytes that the entries name, by their SHA-256 in hexadecimal. */
  contents?: ReadonlyMap<string, Uint8Array>;
  /** JSON. */
  answer: Answer;
}

/** A request to change an event. */
export interface Change {
  id: string;
  decide: (state: EventState, now: number) => Decided<unknown>;
  repeat?: Repeatable;
}

export type Outcome = { answer: unknown } | { error: unknown };

/** What changes of one event came to. */
interface Turn {
  before: EventState;
  after: EventState;
  entries: Entry[];
  contents: Map<string, Uint8Array>;
  /** Answers that are kept for repeated requests. */
  given: Given[];
}

/**
 * Decides changes, in order, and writes what was decided, in a transaction that may write.
 * @param held the states that their events had, where they are known
 * @returns the outcome of each change, and the newest states of their events
 */
export async function makeChanges(
  database: Database,
  db: Db,
  changes: readonly Change[],
  held: { get: (id: string) => EventState | undefined },
): Promise<{ outcomes: Outcome[]; states: EventState[] }> {
  const outcomes = new Map<Change, Outcome>();
  const states: EventState[] = [];
  for (const id of new Set(changes.map((each) => each.id))) {
    const ofEvent = changes.filter((each) => each.id === id);
    await database.lock(db, id);
    const state = await newestState(db, id, held.get(id));
    if (state === null) {
      for (const each of ofEvent) outcomes.set(each, { error: new UnknownEvent() });
      continue;
    }
    // After the lock was got: the clock may have gone on while waiting for it, and may also have gone back.
    const now = Math.max(await database.now(db), state.at);
    const repeatable = ofEvent.flatMap(({ repeat }) => repeat ?? []);
    const answers = await readAnswers(db, id, repeatable);
    const turn: Turn = { before: state, after: state, entries: [], contents: new Map(), given: [] };
    for (const each of ofEvent) outcomes.set(each, decided(turn, each, answers, now));
    await writeTurn(database, db, turn, now);
    states.push(turn.after);
  }
  return { outcomes: changes.map((each) => outcomes.get(each) as Outcome), states };
}

/** Decides a change and adds what it came to to those before it; one that throws adds nothing. */
function decided(turn: Turn, { decide, repeat }: Change, answers: Answers, now: number): Outcome {
  const earlier = repeat && answers.get(repeat);
  if (earlier)
    return earlier.request === repeat.request
      ? { answer: JSON.parse(earlier.answer) }
      : { error: new KeyReused() };
  try {
    const { entries, contents, answer } = decide(turn.after, now);
    const given = repeat && { ...repeat, answer: JSON.stringify(answer) ?? 'null' };
    turn.after = folded(turn.after, entries);
    turn.entries.push(...entries);
    for (const [hash, bytes] of contents ?? []) turn.contents.set(hash, bytes);
    if (given) {
      turn.given.push(given);
      answers.add(given);
    }
    return { answer };
  } catch (error) {
    return { error };
  }
}

async function writeTurn(
  database: Database,
  db: Db,
  { before, after, entries, contents, given }: Turn,
  now: number,
) {
  if (entries.length > 0) {
    await writeContents(db, contents);
    await writeEntries(db, after.id, entries);
    await writeParts(db, before, after);
    await updateEvent(db, after);
    await database.announce(db, after.id, after.revision);
  }
  if (given.length > 0) await writeAnswers(db, after.id, given, now);
}
