import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, type Limiter, limiter } from '../limiter';
import { forbidden } from '../problem';

/** The most requests in a minute, but of entries in an hour. */
export interface Rates {
  /** Of an address: all players in a hall may share one. */
  address: number;
  /** Entries to one event, of an address, in an hour: `EVENTS_ENTRIES_PER_HOUR`. */
  entries: number;
  /** Answers with many lists, or that take a search, of an address. */
  downloads: number;
  /** Changes of one link: of a player, and of an organiser. */
  player: number;
  organiser: number;
  /** Links and server keys that are not right, of an address. */
  wrong: number;
  /** Events made or imported, of an address. */
  events: number;
}

export const RATES: Rates = {
  address: 3000,
  entries: 600,
  downloads: 600,
  player: 60,
  organiser: 600,
  wrong: 20,
  events: 60,
};

const HOUR_MS = 60 * 60 * 1000;

/** Counts the entries of an address to each event, in an hour. */
export const entriesLimiter = (
  app: FastifyInstance,
  max: number,
  eventOf: (request: FastifyRequest) => string,
): Limiter =>
  limiter(app, max, {
    keyOf: (request) => `${eventOf(request)} ${addressOf(request)}`,
    windowMs: HOUR_MS,
    called: 'entries from your network',
  });

/** Where a request comes from, as its browser says; "none" for a program that is not a browser. */
export type From = 'same' | 'foreign' | 'none';

/**
 * Says where a request comes from; refuses other sites than those allowed. The scheme is not compared: a proxy may have
 * ended TLS.
 * @param origins other origins that may use this server, such as `https://muster.example`
 */
export function fromWhere({ headers, host }: FastifyRequest, origins: readonly string[]): From {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return 'foreign';
  if (site === 'same-origin') return 'same';
  if (origin === undefined && (site === undefined || site === 'none')) return 'none';
  if (site === undefined && origin?.replace(/^https?:\/\//, '') === host) return 'same';
  throw forbidden('This page is of another site, which may not change events of this server.');
}

/** Whether a request came by HTTPS, as far as that is known behind a proxy. */
export const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers.origin?.startsWith('https://') === true;

/** Reads the list of other origins: `https://a.example, https://b.example`; null if one is not an origin. */
export function readOrigins(text: string): string[] | null {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const isOrigin = (each: string) => URL.canParse(each) && new URL(each).origin === each;
  return origins.every(isOrigin) ? origins : null;
}

const LOCAL_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What proxies add to a request. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request was made on this machine, with no proxy between: its address is one of the machine, and so is the
 * host that it names. The host shuts out pages of other sites whose name was made to mean this machine.
 */
export const isLocal = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  LOCAL_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);
