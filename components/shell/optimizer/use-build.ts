import { useCallback, useEffect, useRef, useState } from 'react';
import { faultText } from '@/lib/check/row-text';
import type { Progress } from '@/lib/optimizer/answers';
import type { Built } from '@/lib/optimizer/optimize';
import { WorkerClient } from '@/lib/worker/client';
import type { BuildFunctions, BuildJob } from './worker';

/** How a search for rosters stands. */
export type BuildState =
  | { status: 'idle' }
  | { status: 'working'; progress: Progress | null }
  | { status: 'done'; job: BuildJob; built: Built; stopped: boolean }
  | { status: 'failed'; message: string };

/** Builds rosters in a worker, which ends with the component. */
export function useBuild() {
  const [state, setState] = useState<BuildState>({ status: 'idle' });
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
      'The part of the page that builds rosters stopped. Load the page again.',
    );
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const become = (next: BuildState) => control.current === own && setState(next);
    become({ status: 'working', progress: null });
    try {
      const built = await client.current.call('build', job, {
        signal: own.signal,
        onProgress: (progress) => become({ status: 'working', progress }),
      });
      if (built.ok) become({ status: 'done', job, built: built.value, stopped: own.signal.aborted });
      else become({ status: 'failed', message: built.faults.map(faultText).join(' ') });
    } catch (error) {
      become({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }, []);

  /** Ends the search, which answers with what it has. */
  const stop = useCallback(() => control.current?.abort(), []);
  return { state, run, stop };
}
