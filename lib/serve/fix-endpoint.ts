import type { Answered, Endpoint } from './endpoint';
import { FIX_LIMITS } from './limits';

/**
 * Searches for the fixes of a roster, with or without a pack. A search takes up to two seconds, so fewer requests are
 * admitted than for checks.
 * @param answer runs the search, in other threads
 */
export const fixEndpoint = (answer: (body: Uint8Array, address: string) => Promise<Answered>): Endpoint => ({
  path: '/api/fix',
  types: 'application/json',
  takes: {
    'application/json': { limits: FIX_LIMITS, one: answer },
  },
});
