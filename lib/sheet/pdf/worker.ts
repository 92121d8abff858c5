import type { Paper } from '../card';
import type { PaperOptions } from './document';
import { loadFonts } from './fonts';
import { browserFonts } from './fonts-browser';
import { renderPdf } from './render';

/** What the page asks of the worker; without a job it only fetches what the first print needs. */
export interface PrintRequest {
  id: number;
  job: { papers: Paper[]; options: PaperOptions } | null;
}

/** What the worker answers: the bytes of the file, or a sentence that says what went wrong. */
export type PrintAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; problem: string };

interface WorkerScope {
  onmessage: ((event: MessageEvent<PrintRequest>) => void) | null;
  postMessage: (answer: PrintAnswer, transfer?: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { id, job } }) => {
  try {
    const bytes = job ? await renderPdf(job.papers, job.options, browserFonts()) : await warm();
    scope.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id, problem: `The PDF could not be made: ${reason}` });
  }
};

async function warm(): Promise<Uint8Array<ArrayBuffer>> {
  await loadFonts(browserFonts(), '');
  return new Uint8Array();
}
