import type { Settings } from '@/lib/events/event';
import type { Asker } from '@/lib/events/rights';
import { EventProblem } from './problem';
import { request, requestJson, withRetries } from './request';
import { hashOfSecret, newEventId, newSecret } from './secrets';

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
