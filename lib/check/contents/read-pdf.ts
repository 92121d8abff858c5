import { type Parsed, refused } from '@/lib/roster/report';
import { WorkerClient } from '@/lib/worker/client';
import type { PdfFile, ReadPdf } from './attached';
import type { filesOfPdf } from './pdf-files';

/** Maximum time to read one PDF, in milliseconds of `used`. */
const LIMIT = 20_000;
/** How often it is looked whether a PDF takes too long, in milliseconds. */
const LOOK = 250;
/**
 * How many times the limit a PDF may take by the clock, on a machine that is busy with other work; and how many times
 * it may use when it is read again.
 */
const PATIENCE = 3;

const LATE = refused(
  'Reading this PDF takes too long on this machine. Try it alone when the machine is less busy, or ask for the roster file.',
);

interface PdfReaderOptions {
  limit?: number;
  /** Milliseconds of work so far, of which the limit counts the difference; the clock by default. */
  used?: () => number;
}

/** A PDF that waits to be read. */
interface Waiting {
  pdf: Uint8Array;
  answer: (files: Parsed<PdfFile[]>) => void;
}

/**
 * Makes a reader of PDFs that works in a worker, which the first PDF starts, and reads one after the other. A worker
 * that takes too long is ended; its PDF is read again, with more time, once no other is waiting.
 * @param start starts a worker that serves `filesOfPdf`
 * @param lost the sentence for a worker that does not load or dies
 */
export function pdfReader(
  start: () => Worker,
  lost: string,
  { limit = LIMIT, used = () => performance.now() }: PdfReaderOptions = {},
): ReadPdf {
  const client = new WorkerClient<{ filesOfPdf: typeof filesOfPdf }>(start, lost);
  const waiting: Waiting[] = [];
  const late: Waiting[] = [];
  let isReading = false;

  /** Resolves to null if it takes longer than so many milliseconds. */
  const read = (pdf: Uint8Array, most: number) =>
    new Promise<Parsed<PdfFile[]> | null>((resolve) => {
      const [began, before] = [performance.now(), used()];
      const timer = setInterval(
        () => {
          const byClock = performance.now() - began;
          // Other threads of the process may work as well.
          if (Math.min(used() - before, byClock) < most && byClock < PATIENCE * most) return;
          clearInterval(timer);
          client.end();
          resolve(null);
        },
        Math.min(LOOK, most),
      );
      const copy = new Uint8Array(pdf);
      client
        .call('filesOfPdf', copy, { transfer: [copy.buffer] })
        .catch(({ message }: Error) => refused(message))
        .then((files) => {
          clearInterval(timer);
          resolve(files);
        });
    });

  const work = async () => {
    if (isReading) return;
    isReading = true;
    for (;;) {
      const first = waiting.shift();
      const next = first ?? late.shift();
      if (!next) break;
      const files = await read(next.pdf, first ? limit : PATIENCE * limit);
      if (files === null && first) late.push(next);
      else next.answer(files ?? LATE);
    }
    isReading = false;
  };

  return (pdf) =>
    new Promise((answer) => {
      waiting.push({ pdf, answer });
      void work();
    });
}
