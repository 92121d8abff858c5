import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TOO_LARGE } from '@/lib/roster/file';
import { type Fault, fileFault } from '@/lib/roster/report';
import type { Limits } from './limits';

/** The reason a request is refused, with its HTTP status. */
export class Refusal extends Error {
  readonly faults: readonly Fault[];

  constructor(
    readonly statusCode: number,
    why: string | readonly Fault[],
    readonly headers: Record<string, string> = {},
  ) {
    const faults = typeof why === 'string' ? [fileFault(why)] : why;
    super(faults[0]?.message);
    this.faults = faults;
  }
}

// Node and Fastify bound the size of a body, but not the time that a slow one takes per content type.

/** A body within its limits of size and time; ends with a refusal if it exceeds them. */
export const within = (body: Readable, limits: Limits): Readable =>
  Readable.from(piecesOf(body, limits), { objectMode: false });

async function* piecesOf(body: Readable, limits: Limits): AsyncGenerator<Uint8Array> {
  const { bytes, wait, whole } = limits;
  const until = Date.now() + whole;
  const pieces = body.iterator({ destroyOnReturn: false });
  let size = 0;
  for (;;) {
    const next = pieces.next().catch(() => {
      throw leftEarly();
    });
    const { value: piece, done } = await inTime(next, Math.min(wait, until - Date.now()));
    if (done) return;
    size += piece.length;
    if (size > bytes) throw new Refusal(413, tooMuch(limits));
    yield piece;
  }
}

/** The answer to a request whose client has disconnected: not a defect. */
export const leftEarly = (): Refusal => new Refusal(408, 'The connection was closed before the answer.');

/** The message for a body that is too large. */
export const tooMuch = ({ bytes, tooLarge = TOO_LARGE }: Pick<Limits, 'bytes' | 'tooLarge'>): string =>
  bytes <= 1024 * 1024
    ? tooLarge
    : `This is over ${bytes / 1024 / 1024} MiB; send the rest in a request of its own.`;

async function inTime<Value>(promise: Promise<Value>, time: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(408, 'The request took too long to arrive; send it faster, or in parts.')),
      Math.max(time, 0),
    );
  });
  // After the time limit nobody awaits it: its rejection must not be reported as unhandled.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds to discard the rest of a request, so that the client reads the answer before the connection closes. */
const DISCARD_MS = 1000;

/** Closes the connection after an answer to a request that is not read to its end. */
export function closeUnread({ raw }: Pick<FastifyRequest, 'raw'>, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    raw.resume();
    setTimeout(() => raw.destroy(), DISCARD_MS).unref();
  });
}

/**
 * What an error is answered with: what is neither a refusal nor Fastify's own is a defect.
 * @param bodyLimit the maximum size of the request's body, in bytes
 */
export function refusalOf(error: FastifyError | Refusal, bodyLimit: number | undefined): Refusal {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal(413, tooMuch({ bytes: bodyLimit ?? 0 }));
  const { statusCode = 500 } = error;
  return statusCode < 500
    ? new Refusal(statusCode, 'This request cannot be read.')
    : new Refusal(500, 'This is a bug in Muster.');
}
