import { useCallback, useEffect, useRef, useState } from 'react';
import { faultText } from '@/lib/check/result-text';
import type { Progress } from '@/lib/optimizer/answers';
import type { Built } from '@/lib/optimizer/optimize';
import { LateError, WorkerClient } from '@/lib/worker/client';
import type { BuildFunctions, BuildJob } from './worker';

/** The state of a search for rosters. */
export type BuildState =
  | { status: 'idle' }
  | { status: 'working'; progress: Progress | null }
  | { status: 'done'; job: BuildJob; built: Built; stopped: boolean }
  | { status: 'failed'; message: string };

/** The most milliseconds of a search; by itself it takes 30 seconds. */
const LIMIT = 36_000;

/**
 * Builds rosters in a worker, which ends when the component unmounts.
 * @param initial the state to start from: what was built before
 */
export function useBuild(initial: BuildState = { status: 'idle' }) {
  const [state, setState] = useState<BuildState>(initial);
  const client = useRef<WorkerClient<BuildFunctions>>(null);
  const control = useRef<AbortController>(null);
  useEffect(
    () => () => {
      control.current?.abort();
      client.current?.end();
    },
    [],
  );

  const run = useCallback(async (job: BuildJob) => {
    client.current ??= new WorkerClient<BuildFunctions>(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
      'The part of the page that builds rosters stopped. Reload the page.',
    );
    control.current?.abort();
    const controller = new AbortController();
    control.current = controller;
    const update = (next: BuildState) => control.current === controller && setState(next);
    update({ status: 'working', progress: null });
    try {
      const built = await client.current.call('build', job, {
        signal: controller.signal,
        limit: LIMIT,
        onProgress: (progress) => update({ status: 'working', progress }),
      });
      if (built.ok) update({ status: 'done', job, built: built.value, stopped: controller.signal.aborted });
      else update({ status: 'failed', message: built.faults.map(faultText).join(' ') });
    } catch (error) {
      if (error instanceof LateError && controller.signal.aborted) return update({ status: 'idle' });
      update({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }, []);

  /** Stops the search, which returns the best rosters so far. */
  const stop = useCallback(() => control.current?.abort(), []);
  return { state, run, stop };
}
