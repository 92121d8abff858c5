import type { BodyHandler, Endpoint } from './endpoint';
import { Gate } from './gate';
import { Refusal, refusalOf, refusalText } from './refusal';
import { piecesOf, type RequestBody, readBody, tooMuch } from './request-body';

/** A request to an endpoint, independent of the server's API. */
export interface EndpointRequest {
  method: string;
  /** Returns the value of a header by its lower-case name; null if absent. */
  header: (name: string) => string | null;
  /** The client's address; "" if unknown. */
  address: string;
  body: RequestBody;
}

/** The response to a request. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Answers;
  /** Not all of the request was read; the connection cannot be reused. */
  unread: boolean;
  /** Releases its place; to be called when the answer is sent or given up. */
  end: () => void;
}

/** Returns the next answers at each call; null at the end. */
export type Answers = () => Promise<string | null>;

/** Answers the requests to an endpoint, with a limit on concurrent ones per content type. */
export class Responder {
  readonly path: string;
  private readonly kinds: Map<string, BodyHandler & { type: string; gate: Gate }>;

  constructor(private readonly endpoint: Endpoint) {
    this.path = endpoint.path;
    const kinds = Object.entries(endpoint.takes);
    this.kinds = new Map(
      kinds.map(([type, taken]) => [type, { ...taken, type, gate: new Gate(taken.limits) }]),
    );
  }

  /** Answers a request; never rejects. */
  async reply(request: EndpointRequest): Promise<Reply> {
    let leave = () => {};
    try {
      const kind = this.kindOf(request);
      const { limits, type } = kind;
      if (Number(request.header('content-length') ?? 0) > limits.bytes)
        throw new Refusal(413, tooMuch(limits));
      leave = kind.gate.enter(request.address);
      if ('many' in kind)
        return await replyLines(
          kind.many(piecesOf(request.body, limits), request.address),
          type,
          request,
          leave,
        );
      const { status, text, headers } = await kind.one(await readBody(request.body, limits), request.address);
      return { status, headers: { ...headersFor(type), ...headers }, body: text, unread: false, end: leave };
    } catch (error) {
      leave();
      request.body.close();
      return refused(error);
    }
  }

  private kindOf({ method, header }: EndpointRequest) {
    if (method !== 'POST') throw new Refusal(405, 'This address answers to POST only.', { Allow: 'POST' });
    const coding = header('content-encoding')?.trim().toLowerCase() || 'identity';
    if (coding !== 'identity')
      throw new Refusal(415, `The content encoding is ${coding}; send the body as it is, not compressed.`, {
        'Accept-Encoding': 'identity',
      });
    const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() || 'not given';
    const kind = this.kinds.get(type);
    if (kind) return kind;
    throw new Refusal(415, `The content type is ${type}; it must be ${this.endpoint.types}.`);
  }
}

async function replyLines(
  lines: AsyncGenerator<string>,
  type: string,
  { body }: EndpointRequest,
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
  // Waits for the first lines, because a pack that cannot be read changes the status.
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
  const refusal = refusalOf(error);
  const headers = { ...headersFor('application/json'), ...refusal.headers };
  return { status: refusal.status, headers, body: refusalText(refusal), unread: true, end: () => {} };
}
