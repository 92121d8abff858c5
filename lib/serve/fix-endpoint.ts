import type { Endpoint } from './endpoint';
import { type Answered, fixBody } from './fix-body';
import { LIMITS } from './limits';

/**
 * Looks for the fixes of a roster, or of a roster under a pack. A search takes up to two seconds: fewer requests are let
 * in than for checks.
 * @param answer where the search goes on: a thread, or without it this one, in turns
 */
export const fixEndpoint = (answer: (body: Uint8Array) => Promise<Answered> = fixBody): Endpoint => ({
  path: '/api/fix',
  types: 'application/json',
  takes: {
    'application/json': { limits: { ...LIMITS.json, atOnce: 12, fromOne: 3 }, one: answer },
  },
});
