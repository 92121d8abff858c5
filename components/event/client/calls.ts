import type { Asker } from '@/lib/events/course';
import type { Settings } from '@/lib/events/event';
import { EventProblem, noAnswer, problemOf } from './problem';
import { hashOfSecret, newEventId, newSecret } from './secrets';

interface RequestParts {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** Shows that a change comes from a page of the server, not from another site. */
  token?: string | null;
  /** Milliseconds after which it counts as lost. */
  timeout?: number;
}

const TIMEOUT = 30_000;
/** Milliseconds between attempts. */
const WAITS = [500, 1000, 2000, 4000];
/** Milliseconds since the first attempt after which one without an answer is the last. */
const PATIENCE = 10_000;
/** Longest wait, in milliseconds, that a server may ask for before the next attempt. */
const MAX_WAIT = 10_000;

/** Makes one request, with the cookie of its path. Rejects with an `EventProblem` unless the answer is a success. */
export async function request(
  address: string,
  { method = 'GET', body, token, timeout = TIMEOUT }: RequestParts = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { 'X-Muster-Token': token } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw noAnswer();
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Makes a request whose answer is JSON. */
export async function requestJson<Value>(address: string, parts: RequestParts = {}): Promise<Value> {
  const response = await request(address, parts);
  // An answer can also be cut off.
  return response.json().catch(() => {
    throw noAnswer();
  });
}

/** Attempts a request again while the connection or the server fails for a moment; it must be safe to repeat. */
export async function withRetries<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const since = Date.now();
  for (const wait of WAITS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || (error.kind === 'offline' && Date.now() - since >= PATIENCE)) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter ?? wait));
    }
  }
  return attempt();
}

function isPassing(error: unknown): error is EventProblem {
  if (!(error instanceof EventProblem) || (error.retryAfter ?? 0) > MAX_WAIT) return false;
  return error.kind === 'offline' || [429, 502, 503, 504].includes(error.status);
}

/** What a server says about its events. */
export interface Here {
  /** Whether making an event needs the server's key. */
  needsKey: boolean;
}

/** Asks whether a server has events; null if it has none. Rejects if it does not answer. */
export async function here(server: string): Promise<Here | null> {
  try {
    const response = await request(`${server}/api/events/here.json`);
    const answer = (await response.json().catch(() => null)) as {
      events?: boolean;
      needsKey?: boolean;
    } | null;
    return answer?.events === true ? { needsKey: answer.needsKey === true } : null;
  } catch (error) {
    if (error instanceof EventProblem && error.kind === 'offline') throw error;
    return null;
  }
}

/** The id and the organiser's secret of an event before it is made: with the same ones it is made only once. */
export interface NewEvent {
  id: string;
  secret: string;
}

export const newEvent = (): NewEvent => ({ id: newEventId(), secret: newSecret() });

/** Makes an event. */
export const makeEvent = (
  server: string,
  { id, secret }: NewEvent,
  settings: Settings,
  serverKey: string,
): Promise<{ id: string; revision: number }> =>
  withRetries(() =>
    requestJson(`${server}/api/events`, {
      method: 'POST',
      body: { serverKey, id, settings, organiser: hashOfSecret(secret) },
    }),
  );

/**
 * Opens the file of an event on a server.
 * @param file the file's JSON, which the server checks
 */
export const importEvent = (
  server: string,
  file: unknown,
  serverKey: string,
): Promise<{ id: string; revision: number }> =>
  withRetries(() =>
    requestJson(`${server}/api/events/import`, { method: 'POST', body: { serverKey, file } }),
  );

/** Who a link is for, and the token for the changes that they make. */
export interface Session {
  asker: Asker;
  token: string;
}

/** Exchanges the secret of a link for a cookie of this browser. The link stays valid. */
export const openSession = (server: string, event: string, secret: string): Promise<Session> =>
  withRetries(() =>
    requestJson(`${server}/api/events/${encodeURIComponent(event)}/session`, {
      method: 'POST',
      body: { secret },
    }),
  );
