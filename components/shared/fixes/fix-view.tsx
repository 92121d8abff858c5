import { ShortList } from '@/components/ui/lists';
import type { ResultFix } from '@/lib/check/answer';
import { SEARCH_LIMIT } from '@/lib/fixes/fix';
import { progressTexts } from '@/lib/fixes/progress-texts';
import { LateError, WorkerClient } from '@/lib/worker/client';
import type { FixFunctions, FixJob } from './fix-worker';

interface FixViewProps {
  /** Undefined before anything was found. */
  result: ResultFix | undefined;
  isSearching: boolean;
  /** Why the search ended early, as a sentence; "" if it did not. */
  failure: string;
}

/** The cheapest fix of a list, as far as it is known. */
export function FixView({ result, isSearching, failure }: FixViewProps) {
  const fix = result?.fix;
  return (
    <>
      {fix && (
        <div>
          <ShortList items={fix.edits} className="font-medium">
            {(text, index) => (
              <li key={index}>
                <bdi className="wrap-anywhere">{text}</bdi>
              </li>
            )}
          </ShortList>
          {fix.effect.length > 0 && <p className="condensed text-muted text-sm">{fix.effect.join(' · ')}</p>}
        </div>
      )}
      <p role="status" className="text-muted text-sm">
        {failure || statusText(result, isSearching)}
      </p>
    </>
  );
}

function statusText(result: ResultFix | undefined, isSearching: boolean): string {
  if (result?.fix?.proven) return progressTexts.smallest;
  if (isSearching) return result?.fix ? progressTexts.improving : progressTexts.searching;
  if (result?.fix) return progressTexts.notProven;
  if (result) return result.ended ? progressTexts.none : progressTexts.outOfTime;
  return 'No fix was searched for.';
}

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
