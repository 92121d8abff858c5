import type { EventState } from '@/lib/events/event';
import type { Entry } from '@/lib/events/log';
import type { Outcome } from './batches';
import { type Database, type Db, inParts } from './database';
import { KeyReused, UnknownEvent } from './errors';
import { folded, newestState, updateEvent, writeContents, writeEntries, writeParts } from './rows';

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
    await database.lock(db, 'events', id);
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
    await database.announce(db, 'events', after.id, after.revision);
  }
  if (given.length > 0) await writeAnswers(db, after.id, given, now);
}

/** For how long a repeated request gets the answer of the first. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A request that may be repeated. */
export interface Repeatable {
  /** Who asks: keys of others are other keys. */
  who: string;
  /** The idempotency key. */
  key: string;
  /** A hash of the request. */
  request: string;
}

/** The answer that was given to a request, as JSON. */
export interface Given extends Repeatable {
  answer: string;
}

/** Answers by who asked and the key. */
class Answers {
  private readonly given = new Map<string, Given>();

  constructor(answers: readonly Given[]) {
    for (const each of answers) this.add(each);
  }

  add(answer: Given) {
    this.given.set(nameOf(answer), answer);
  }

  get(request: Repeatable): Given | undefined {
    return this.given.get(nameOf(request));
  }
}

const nameOf = ({ who, key }: Repeatable) => JSON.stringify([who, key]);

/** Reads the answers to requests with the same keys as these. */
async function readAnswers(db: Db, event: string, requests: readonly Repeatable[]): Promise<Answers> {
  const given: Given[] = [];
  for (const part of inParts([...new Set(requests.map(({ key }) => key))]))
    given.push(
      ...(await db
        .selectFrom('answers')
        .select(['who', 'key', 'request', 'answer'])
        .where('event', '=', event)
        .where('key', 'in', part)
        .execute()),
    );
  return new Answers(given);
}

/** Keeps answers, and removes expired ones: at most two for each, so that they become fewer in small steps. */
async function writeAnswers(db: Db, event: string, given: readonly Given[], at: number) {
  for (const part of inParts(given))
    await db
      .insertInto('answers')
      .values(part.map(({ who, key, request, answer }) => ({ event, who, key, request, answer, at })))
      .execute();
  await db
    .deleteFrom('answers')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('event', 'who', 'key'),
        'in',
        selectFrom('answers')
          .select(['event', 'who', 'key'])
          .where('at', '<', at - KEPT_MS)
          .orderBy('at')
          .limit(2 * given.length)
          .$asTuple('event', 'who', 'key'),
      ),
    )
    .execute();
}
