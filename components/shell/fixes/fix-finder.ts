import type { ResultFix } from '@/lib/check/check-result';
import { SEARCH_LIMIT } from '@/lib/fixes/fix';
import { LateError, WorkerClient } from '@/lib/worker/client';
import type { FixFunctions, FixJob } from './fix-worker';

/** Searches for the cheapest fixes of rosters in a worker, started by the first search. */
export class FixFinder {
  #client = new WorkerClient<FixFunctions>(
    () => new Worker(new URL('./fix-worker.ts', import.meta.url), { type: 'module' }),
    'The search for fixes stopped working. Reload the page.',
  );

  /**
   * Searches for a fix; a search that does not end in time is ended, so that the next one begins.
   * @param found called with the best fix whenever there is another
   */
  async find(job: FixJob, signal: AbortSignal, found?: (fix: ResultFix) => void): Promise<ResultFix> {
    let soFar: ResultFix = { fix: null, ended: false };
    const onProgress = (fix: ResultFix) => {
      soFar = fix;
      found?.(fix);
    };
    try {
      return await this.#client.call('find', job, { signal, limit: SEARCH_LIMIT, onProgress });
    } catch (error) {
      if (error instanceof LateError) return soFar;
      throw error;
    }
  }

  end() {
    this.#client.end();
  }
}
