import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { faultText } from '@/lib/check/result-text';
import { EventRefusal } from '@/lib/events/turn';
import type { ClosedView, EventView } from '@/lib/events/view';
import type { Fault, Refusal as Unreadable } from '@/lib/roster/report';
import { KeyReused, StoreUnavailable, UnknownEvent } from '@/lib/store/errors';
import { closeUnread, type Refusal, refusalOf } from './body';

type Kind = EventRefusal['kind'];

/** Why a request is not done, in a sentence for the one who asked. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: Kind | null,
    message: string,
    readonly more: {
      /** What is wrong with what was sent. */
      faults?: readonly Fault[];
      /** What is there now, if the request was made on an older revision. */
      view?: EventView | ClosedView;
      /** What is there now of a record of a space, if the request replaces another revision. */
      current?: { revision: string; data: string | null } | null;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
  }
}

const statuses: Record<Kind, number> = {
  invalid: 400,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  outdated: 409,
};

/** The problem of something that could not be read. */
export const unreadable = ({ faults }: Pick<Unreadable, 'faults'>): Problem =>
  new Problem(400, 'invalid', detailOf(faults), { faults });

const detailOf = ([first]: readonly Fault[]): string => (first ? faultText(first) : 'This cannot be read.');

/** Without any link, or with one that is not valid. */
export const noLink = (why: string): Problem => new Problem(401, 'forbidden', why);

export const forbidden = (why: string): Problem => new Problem(403, 'forbidden', why);

function refused({ kind, message, field }: EventRefusal): Problem {
  const faults: Fault[] = field ? [{ path: `command.${field}`, code: 'contradiction', message }] : [];
  return new Problem(statuses[kind], kind, message, field ? { faults } : {});
}

/**
 * What an error is answered with.
 * @param bodyLimit the maximum size of the request's body, in bytes
 */
export function problemOf(error: unknown, bodyLimit: number | undefined): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof EventRefusal) return refused(error);
  if (error instanceof UnknownEvent) return new Problem(404, 'unknown', error.message);
  if (error instanceof KeyReused) return new Problem(409, 'conflict', error.message);
  if (error instanceof StoreUnavailable)
    return new Problem(503, null, error.message, { headers: { 'Retry-After': '5' } });
  const refusal = refusalOf(error as FastifyError | Refusal, bodyLimit);
  const { statusCode, message, faults, headers } = refusal;
  if (statusCode === 400) return new Problem(400, 'invalid', detailOf(faults), { headers, faults });
  return new Problem(statusCode, null, message, { headers });
}

/** What a status is called: in RFC 9110, which renamed one that Node still has by its older name. */
const titleOf = (status: number): string =>
  status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Refused');

/** The body of an answer about a problem (RFC 9457). */
export const problemBody = ({ status, kind, message, more: { faults, view, current } }: Problem): object => ({
  type: 'about:blank',
  title: titleOf(status),
  status,
  detail: message,
  ...(kind ? { kind } : {}),
  ...(faults ? { faults } : {}),
  ...(view ? { view } : {}),
  ...(current !== undefined ? { current } : {}),
});

/** Of an address without anything. */
export const nothingHere = (headers: Record<string, string> = {}): Problem =>
  new Problem(404, 'unknown', 'There is nothing at this address.', { headers });

/** The content type of problems. */
export const PROBLEM = 'application/problem+json';

/** Answers a request with what is wrong. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request.routeOptions?.bodyLimit);
  if (problem.status === 500) request.log.error({ err: error }, 'A bug in Muster');
  if (!request.raw.complete) closeUnread(request, reply);
  return reply
    .code(problem.status)
    .headers({ ...problem.more.headers, 'Cache-Control': 'no-store' })
    .type(PROBLEM)
    .send(JSON.stringify(problemBody(problem)));
}

/** Answers a request that is none of HTTP, whose headers are too large or take too long, and closes its connection. */
export function answerUnparsed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = unparsed[code ?? ''] ?? [400, 'This is not a request of HTTP that can be read.'];
  const body = JSON.stringify(problemBody(new Problem(status, null, message)));
  const head = [
    `HTTP/1.1 ${status} ${titleOf(status)}`,
    `Content-Type: ${PROBLEM}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const unparsed: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large; send fewer or shorter ones.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive; send it faster, or in parts.'],
};
