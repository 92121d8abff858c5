import type { Endpoint, Taken } from './endpoint';
import { Gate } from './gate';
import { Refusal, refusalText } from './refusal';
import { piecesOf, type RequestBody, readBody, tooMuch } from './request-body';

/** A request to an endpoint, however it comes. */
export interface Ask {
  method: string;
  /** What a header says, by its name in small letters; null where it is not there. */
  header: (name: string) => string | null;
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

/** Answers the requests to an endpoint, of each content type so many at a time. */
export class Responder {
  readonly path: string;
  private readonly kinds: Map<string, Taken & { type: string; gate: Gate }>;

  constructor(private readonly endpoint: Endpoint) {
    this.path = endpoint.path;
    const kinds = Object.entries(endpoint.takes);
    this.kinds = new Map(
      kinds.map(([type, taken]) => [type, { ...taken, type, gate: new Gate(taken.limits) }]),
    );
  }

  /** Answers a request; never rejects. */
  async reply(ask: Ask): Promise<Reply> {
    let leave = () => {};
    try {
      const kind = this.kindOf(ask);
      const { limits, type } = kind;
      if (Number(ask.header('content-length') ?? 0) > limits.bytes) throw new Refusal(413, tooMuch(limits));
      leave = kind.gate.enter(ask.address);
      if ('many' in kind) return await replyLines(kind.many(piecesOf(ask.body, limits)), type, ask, leave);
      const { status, text } = await kind.one(await readBody(ask.body, limits));
      return { status, headers: headersFor(type), body: text, unread: false, end: leave };
    } catch (error) {
      leave();
      ask.body.close();
      return refused(error);
    }
  }

  private kindOf({ method, header }: Ask) {
    if (method !== 'POST') throw new Refusal(405, 'This address answers to POST only.', { Allow: 'POST' });
    const coding = header('content-encoding')?.trim().toLowerCase() || 'identity';
    if (coding !== 'identity')
      throw new Refusal(415, `The content encoding is ${coding}; send the body as it is, not compressed.`, {
        'Accept-Encoding': 'identity',
      });
    const said = header('content-type')?.split(';')[0]?.trim().toLowerCase() || 'not given';
    const kind = this.kinds.get(said);
    if (kind) return kind;
    throw new Refusal(415, `The content type is ${said}; it must be ${this.endpoint.types}.`);
  }
}

async function replyLines(
  lines: AsyncGenerator<string>,
  type: string,
  { body }: Ask,
  leave: () => void,
): Promise<Reply> {
  const end = () => {
    leave();
    body.close();
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
    headers: headersFor(`${type}; charset=utf-8`),
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

const headersFor = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-store' });

function refused(error: unknown): Reply {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'This is a defect of Muster itself.');
  const headers = { ...headersFor('application/json'), ...refusal.headers };
  return { status: refusal.status, headers, body: refusalText(refusal), unread: true, end: () => {} };
}
