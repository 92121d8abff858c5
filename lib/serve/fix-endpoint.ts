import type { Endpoint } from './endpoint';
import type { Answered } from './fix-body';
import { LIMITS } from './limits';

/**
 * Searches for the fixes of a roster, with or without a pack. A search takes up to two seconds, so fewer requests are
 * admitted than for checks.
 * @param answer runs the search, in other threads
 */
export const fixEndpoint = (answer: (body: Uint8Array, address: string) => Promise<Answered>): Endpoint => ({
  path: '/api/fix',
  types: 'application/json',
  takes: {
    'application/json': { limits: { ...LIMITS.json, concurrent: 12, perAddress: 3 }, one: answer },
  },
});
