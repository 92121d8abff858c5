import type { ClosedView, ViewUpdate } from '@/lib/events/view';
import type { Fault } from '@/lib/roster/report';

/** "offline": no answer; "busy": too many requests; "failed": any other answer that is not a refusal with a reason. */
export type ProblemKind =
  | 'invalid'
  | 'forbidden'
  | 'unknown'
  | 'conflict'
  | 'outdated'
  | 'too-large'
  | 'busy'
  | 'offline'
  | 'failed';

interface ProblemParts {
  kind: ProblemKind;
  /** The HTTP status; 0 without an answer. */
  status: number;
  faults?: readonly Fault[];
  /** What is there now, if the request was made on something older. */
  view?: ViewUpdate | ClosedView | undefined;
  /** Milliseconds after which the server wants to be asked again. */
  retryAfter?: number | undefined;
}

/** Why a request of an event was not done; the message is a sentence for the user. */
export class EventProblem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly view: ViewUpdate | ClosedView | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, { kind, status, faults = [], view, retryAfter }: ProblemParts) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.faults = faults;
    this.view = view;
    this.retryAfter = retryAfter;
  }
}

/** The sentence for any error of a request. */
export const problemSentence = (error: unknown): string =>
  error instanceof EventProblem ? error.message : 'There is a bug in Muster. Reload the page and try again.';

/** What a server found wrong with what was sent, with the paths of the request. */
export const faultsIn = (error: unknown): readonly Fault[] =>
  error instanceof EventProblem ? error.faults : [];

export const noAnswer = () =>
  new EventProblem('The server did not answer. Check your connection, then try again.', {
    kind: 'offline',
    status: 0,
  });

const kinds: Record<number, ProblemKind> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'unknown',
  409: 'conflict',
  413: 'too-large',
  415: 'invalid',
  429: 'busy',
};

const named: readonly unknown[] = ['invalid', 'forbidden', 'unknown', 'conflict', 'outdated'];

/** Reads the answer to a request that was not done. */
export async function problemOf(response: Response): Promise<EventProblem> {
  const { status, headers } = response;
  const body = (await response.json().catch(() => ({}))) as {
    kind?: ProblemKind;
    detail?: string;
    faults?: Fault[];
    view?: ViewUpdate | ClosedView;
  };
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return new EventProblem(
    typeof body.detail === 'string' && body.detail !== '' ? body.detail : sentenceOf(status),
    {
      kind: named.includes(body.kind) ? (body.kind as ProblemKind) : (kinds[status] ?? 'failed'),
      status,
      ...(Array.isArray(body.faults) ? { faults: body.faults } : {}),
      view: body.view,
      retryAfter: Number.isFinite(seconds) ? seconds * 1000 : undefined,
    },
  );
}

function sentenceOf(status: number): string {
  if (status === 404) return 'The server has no such event.';
  if (status === 413) return 'This is too large for the server.';
  if (status === 429) return 'The server is busy. Wait a moment, then try again.';
  return `The server could not do this (status ${status}). Try again in a moment.`;
}
