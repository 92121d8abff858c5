import type { Paper } from '../card';
import { browserFonts } from './fonts-browser';
import type { PaperOptions } from './page';
import { renderPdf } from './render';

/** A print job; null only makes ready for the first print. */
export type PrintJob = { papers: Paper[]; options: PaperOptions } | null;

/** What the page asks of the worker: to print, or to stop a job it was given. */
export type PrintRequest = { id: number; job: PrintJob } | { id: number; stop: true };

/** What the worker answers: how many pages are done, the bytes of the file, or a sentence that says what went wrong. */
export type PrintAnswer =
  | { id: number; done: number; of: number }
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; problem: string };

/** A page with nothing on it: laying it out fetches the fonts and starts the layout engine. */
const trial: NonNullable<PrintJob> = {
  papers: [
    {
      title: '',
      system: '',
      player: '',
      orientation: 'portrait',
      facts: [],
      verdict: null,
      tables: [],
      notes: [],
    },
  ],
  options: { paper: 'a4' },
};

interface WorkerScope {
  onmessage: ((event: MessageEvent<PrintRequest>) => void) | null;
  postMessage: (answer: PrintAnswer, transfer?: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;

const running = new Map<number, AbortController>();

scope.onmessage = async ({ data }) => {
  const { id } = data;
  if ('stop' in data) return running.get(id)?.abort();
  const control = new AbortController();
  running.set(id, control);
  try {
    const { papers, options } = data.job ?? trial;
    const watch = {
      signal: control.signal,
      told: (done: number, of: number) => scope.postMessage({ id, done, of }),
    };
    const bytes = await renderPdf(papers, options, browserFonts(), watch);
    scope.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id, problem: `The PDF could not be made: ${reason}` });
  } finally {
    running.delete(id);
  }
};
