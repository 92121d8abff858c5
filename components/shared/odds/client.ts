import { WorkerClient } from '@/lib/worker/client';
import type { OddsAnswers } from './answers';

/** The worker of odds, started by the first question and kept from page to page. */
export const oddsWorker = new WorkerClient<OddsAnswers>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  'The part of the page that works out odds stopped. Reload the page.',
);
