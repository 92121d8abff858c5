import type { Paper } from '../card';
import { browserFonts } from './fonts-browser';
import type { PaperOptions } from './page';
import { renderPdf } from './render';

/** What the page asks of the worker; without a job it only makes ready for the first print. */
export interface PrintRequest {
  id: number;
  job: { papers: Paper[]; options: PaperOptions } | null;
}

/** What the worker answers: the bytes of the file, or a sentence that says what went wrong. */
export type PrintAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; problem: string };

/** A page with nothing on it: laying it out fetches the fonts and starts the layout engine. */
const trial: NonNullable<PrintRequest['job']> = {
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

scope.onmessage = async ({ data: { id, job } }) => {
  try {
    const { papers, options } = job ?? trial;
    const bytes = await renderPdf(papers, options, browserFonts());
    scope.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id, problem: `The PDF could not be made: ${reason}` });
  }
};
