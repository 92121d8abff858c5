import { WorkerClient } from '@/lib/worker/client';
import type { Printable } from '../card';
import type { PaperOptions } from './page';
import type { RenderOptions } from './render';
import type { PdfFunctions } from './worker';

const client = new WorkerClient<PdfFunctions>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  'The PDF could not be made: the printing part of the page did not start.',
);

/**
 * Makes a PDF off the main thread, in a worker that the first call starts and that is reused.
 * @returns the file; rejects with a sentence to show, also if the signal aborted it
 */
export async function printInBrowser(
  papers: Printable[],
  options: PaperOptions,
  { told, signal }: RenderOptions = {},
): Promise<Blob> {
  const onProgress = told && (({ done, of }: { done: number; of: number }) => told(done, of));
  const bytes = await client.call('print', { papers, options }, { signal, onProgress });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Prepares for the first print: starts the worker, loads the fonts and the layout engine. */
export async function preparePrinter(): Promise<void> {
  if (!client.started) await client.call('warmUp', null).catch(() => undefined);
}
