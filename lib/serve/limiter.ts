import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from './admission';
import { Problem } from './problem';

/** Most addresses, links and spaces that are counted. */
const MAX_COUNTED = 20_000;

const MINUTE_MS = 60_000;

/** Counts requests in a minute or another time. */
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

function againIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `try again in ${Math.ceil(minutes / 60)} hours.`;
  return minutes === 1 ? 'wait a minute, then try again.' : `try again in ${minutes} minutes.`;
}

/** The address of a request, as far as it tells clients apart. */
export const addressOf = ({ ip }: FastifyRequest): string => clientOf(ip);
