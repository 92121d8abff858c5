import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../client';
import { Problem } from './problem';

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
