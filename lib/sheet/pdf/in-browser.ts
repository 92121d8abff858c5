import type { Paper } from '../card';
import type { PaperOptions } from './page';
import type { Watch } from './render';
import type { PrintAnswer, PrintJob, PrintRequest } from './worker';

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  told: Watch['told'];
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;

/**
 * Makes a PDF beside the page, in a worker that is started by the first call and kept.
 * @returns the file; rejects with a sentence that may be shown, or with the reason of the signal where it was stopped
 */
export async function printInBrowser(papers: Paper[], options: PaperOptions, watch?: Watch): Promise<Blob> {
  const bytes = await ask({ papers, options }, watch);
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Makes ready for the first print ahead of it: the worker, the fonts, the layout engine. */
export async function warmPrinter(): Promise<void> {
  if (!worker) await ask(null).catch(() => undefined);
}

function ask(job: PrintJob, { told, signal }: Watch = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  worker ??= start();
  asked += 1;
  const id = asked;
  const send = (request: PrintRequest) => worker?.postMessage(request);
  const answer = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    waiting.set(id, { resolve, reject, told });
    signal?.addEventListener('abort', () => {
      if (waiting.delete(id)) send({ id, stop: true });
      reject(signal.reason);
    });
  });
  send({ id, job });
  return answer;
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PrintAnswer>) => {
    const asker = waiting.get(data.id);
    if ('done' in data) return asker?.told?.(data.done, data.of);
    waiting.delete(data.id);
    if ('bytes' in data) asker?.resolve(data.bytes);
    else asker?.reject(new Error(data.problem));
  };
  started.onerror = () => {
    started.terminate();
    worker = null;
    const failed = new Error('The PDF could not be made: the printing part of the page did not start.');
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  };
  return started;
}
