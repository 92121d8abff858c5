import { type Db, inParts } from './tables';

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
export class Answers {
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
export async function readAnswers(db: Db, event: string, requests: readonly Repeatable[]): Promise<Answers> {
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
export async function writeAnswers(db: Db, event: string, given: readonly Given[], at: number) {
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
