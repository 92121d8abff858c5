import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../client';
import { Problem } from './problem';

/** The most requests in a minute. */
export interface Rates {
  /** Of an address: all players in a hall may share one. */
  address: number;
  /** Entries to an event, of an address. */
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

/** Counts requests in a minute. */
export interface Limiter {
  /** Counts a request and refuses it if there were too many. */
  count: (request: FastifyRequest) => Promise<void>;
  /** Refuses a request if there were too many, without counting it. */
  check: (request: FastifyRequest) => Promise<void>;
}

/**
 * Makes a limiter.
 * @param app with the plugin @fastify/rate-limit
 * @param keyOf what is counted apart: by default the address
 */
export function limiter(
  app: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string = addressOf,
): Limiter {
  const limit = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: keyOf,
    cache: MAX_COUNTED,
  } as Parameters<typeof app.createRateLimit>[0]);
  const ask = async (request: FastifyRequest, increment: boolean) => {
    const state = await limit(request, { increment });
    if (state.isAllowed) return;
    const isOver = increment ? state.isExceeded : state.remaining === 0;
    if (!isOver) return;
    const seconds = String(Math.max(1, state.ttlInSeconds));
    throw new Problem(429, null, 'Too many requests; wait a minute, then try again.', {
      headers: { 'Retry-After': seconds },
    });
  };
  return { count: (request) => ask(request, true), check: (request) => ask(request, false) };
}

/** The address of a request, as far as it tells clients apart. */
export const addressOf = ({ ip }: FastifyRequest): string => clientOf(ip);
