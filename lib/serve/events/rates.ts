import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../admission';
import { forbidden, Problem } from '../problem';

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

/** Most addresses and links that are counted. */
const MAX_COUNTED = 20_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Counts requests in a minute or an hour. */
export interface Limiter {
  /** Counts a request and refuses it if there were too many. */
  count: (request: FastifyRequest) => Promise<void>;
  /** Refuses a request if there were too many, without counting it. */
  check: (request: FastifyRequest) => Promise<void>;
}

interface LimiterOptions {
  /** What is counted apart: by default the address. */
  keyOf?: (request: FastifyRequest) => string;
  windowMs?: number;
  /** What there were too many of. */
  called?: string;
}

/**
 * Makes a limiter.
 * @param app with the plugin @fastify/rate-limit
 */
export function limiter(
  app: FastifyInstance,
  max: number,
  { keyOf = addressOf, windowMs = MINUTE_MS, called = 'requests' }: LimiterOptions = {},
): Limiter {
  const limit = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: keyOf,
    cache: MAX_COUNTED,
  } as Parameters<typeof app.createRateLimit>[0]);
  const ask = async (request: FastifyRequest, increment: boolean) => {
    const state = await limit(request, { increment });
    if (state.isAllowed) return;
    const isOver = increment ? state.isExceeded : state.remaining === 0;
    if (!isOver) return;
    const seconds = Math.max(1, state.ttlInSeconds);
    throw new Problem(429, null, `Too many ${called}; ${againIn(seconds)}`, {
      headers: { 'Retry-After': String(seconds) },
    });
  };
  return { count: (request) => ask(request, true), check: (request) => ask(request, false) };
}

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

function againIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'wait a minute, then try again.' : `try again in ${minutes} minutes.`;
}

/** The address of a request, as far as it tells clients apart. */
export const addressOf = ({ ip }: FastifyRequest): string => clientOf(ip);

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
