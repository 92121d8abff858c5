import { WorkerClient } from '@/lib/worker/client';
import type { Paper } from '../card';
import type { PaperOptions } from './page';
import type { RenderOptions } from './render';
import type { PdfFunctions } from './worker';

const client = new WorkerClient<PdfFunctions>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  'The PDF could not be made: the printing part of the page did not start.',
);

/**
 * Makes a PDF beside the page, in a worker that is started by the first call and kept.
 * @returns the file; rejects with a sentence that may be shown, also where the signal stopped it
 */
export async function printInBrowser(
  papers: Paper[],
  options: PaperOptions,
  { told, signal }: RenderOptions = {},
): Promise<Blob> {
  const onProgress = told && (({ done, of }: { done: number; of: number }) => told(done, of));
  const bytes = await client.call('print', { papers, options }, { signal, onProgress });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Makes ready for the first print ahead of it: the worker, the fonts, the layout engine. */
export async function preparePrinter(): Promise<void> {
  if (!client.started) await client.call('warmUp', null).catch(() => undefined);
}
