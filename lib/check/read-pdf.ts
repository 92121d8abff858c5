import { type Parsed, refused } from '@/lib/roster/report';
import { WorkerClient } from '@/lib/worker/client';
import type { PdfFile, ReadPdf } from './attached';
import type { filesOfPdf } from './pdf-files';

/** Maximum time to read one PDF, in seconds. */
const SECONDS = 20;

/**
 * Makes a reader of PDFs that works in a worker, which the first PDF starts, and reads one after the other. A worker
 * that takes too long is ended.
 * @param start starts a worker that serves `filesOfPdf`
 * @param lost the sentence for a worker that does not load or dies
 */
export function pdfReader(start: () => Worker, lost: string, seconds = SECONDS): ReadPdf {
  const client = new WorkerClient<{ filesOfPdf: typeof filesOfPdf }>(start, lost);
  const late = refused(`This PDF takes longer than ${seconds} seconds to read; it was not read.`);
  let last: Promise<unknown> = Promise.resolve();

  const read = (pdf: Uint8Array) =>
    new Promise<Parsed<PdfFile[]>>((answer) => {
      const timer = setTimeout(() => {
        client.end();
        answer(late);
      }, seconds * 1000);
      const copy = new Uint8Array(pdf);
      client
        .call('filesOfPdf', copy, { transfer: [copy.buffer] })
        .catch(({ message }: Error) => refused(message))
        .then((files) => {
          clearTimeout(timer);
          answer(files);
        });
    });

  return (pdf) => {
    const files = last.then(() => read(pdf));
    last = files;
    return files;
  };
}
