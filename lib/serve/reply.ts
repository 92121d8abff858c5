import { checkBody, type Tools } from '@/lib/check/body';
import { Gate } from './gate';
import { type Kind, LIMITS, type Limits } from './limits';
import { answerLines, PackRefusal } from './lines';
import { Refusal, refusalText } from './refusal';
import { piecesOf, type RequestBody, tooMuch, wholeOf } from './request-body';

/** A request for a check, however it comes. */
export interface Ask {
  method: string;
  /** The content type, coding and length that it states. */
  type: string | null;
  encoding: string | null;
  length: string | null;
  /** Who asks; "" where that is not known. */
  address: string;
  body: RequestBody;
}

/** What is answered. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Answers;
  /** Not all of the request was read; the connection is of no more use. */
  unread: boolean;
  /** To be called when the answer is sent or given up: its place is free for another request. */
  end: () => void;
}

/** Answers that come one after the other: each call gives some more, null where there are no more. */
export type Answers = () => Promise<string | null>;

/** Answers requests for checks, so many at a time (roster-format, "The checker"). */
export class Checker {
  private readonly gates: Record<Kind, Gate>;

  constructor(
    private readonly tools: Tools = {},
    private readonly limits: Record<Kind, Limits> = LIMITS,
  ) {
    this.gates = { json: new Gate(limits.json), ndjson: new Gate(limits.ndjson) };
  }

  /** Answers a request; never rejects. */
  async reply(ask: Ask): Promise<Reply> {
    let leave = () => {};
    try {
      const kind = kindOf(ask);
      const limits = this.limits[kind];
      if (Number(ask.length ?? 0) > limits.bytes) throw new Refusal(413, tooMuch(limits));
      leave = this.gates[kind].enter(ask.address);
      return await (kind === 'ndjson' ? this.answerLines(ask, leave) : this.answerOne(ask, leave));
    } catch (error) {
      leave();
      ask.body.close();
      return refused(error);
    }
  }

  private async answerOne(ask: Ask, end: () => void): Promise<Reply> {
    const answer = await checkBody(await wholeOf(ask.body, this.limits.json), this.tools);
    const status = 'unreadable' in answer ? 400 : 200;
    return { status, headers: JSON_HEADERS, body: JSON.stringify(answer), unread: false, end };
  }

  private async answerLines(ask: Ask, leave: () => void): Promise<Reply> {
    const lines = answerLines(piecesOf(ask.body, this.limits.ndjson), this.tools);
    const end = () => {
      leave();
      ask.body.close();
      lines.return(undefined).catch(() => {});
    };
    const next = async () => {
      const { value, done } = await lines.next();
      return done ? null : value;
    };
    // The status waits for the first lines: a pack that cannot be read changes it.
    let first: string | null = await next();
    return {
      status: 200,
      headers: { ...JSON_HEADERS, 'Content-Type': 'application/x-ndjson; charset=utf-8' },
      body: async () => {
        if (first === null) return next();
        const text = first;
        first = null;
        return text;
      },
      unread: true,
      end,
    };
  }
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

function kindOf({ method, type, encoding }: Ask): Kind {
  if (method !== 'POST') throw new Refusal(405, 'This address answers to POST only.', { Allow: 'POST' });
  const coding = encoding?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity')
    throw new Refusal(415, `The content encoding is ${coding}; send the body as it is, not compressed.`, {
      'Accept-Encoding': 'identity',
    });
  const said = type?.split(';')[0]?.trim().toLowerCase() || null;
  if (said === 'application/json') return 'json';
  if (said === 'application/x-ndjson') return 'ndjson';
  throw new Refusal(
    415,
    `The content type is ${said ?? 'not given'}; it must be application/json, or application/x-ndjson for a roster a line.`,
  );
}

function refused(error: unknown): Reply {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'This is a defect of Muster itself.');
  const body =
    error instanceof PackRefusal
      ? JSON.stringify({ legal: false, unreadable: error.faults })
      : refusalText(refusal);
  const headers = { ...JSON_HEADERS, ...refusal.headers };
  return { status: refusal.status, headers, body, unread: true, end: () => {} };
}
