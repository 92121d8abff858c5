import { type Call, serve } from '@/lib/worker/serve';
import type { Printable } from '../card';
import { browserFonts } from './fonts-browser';
import type { PaperOptions } from './page';
import { renderPdf } from './render';

/** What to print, and on which paper. */
interface PrintJob {
  papers: Printable[];
  options: PaperOptions;
}

/** The number of pages done, and the total. */
interface PagesDone {
  done: number;
  of: number;
}

/** An empty page: laying it out loads the fonts and starts the layout engine. */
const blank: PrintJob = {
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

async function print({ papers, options }: PrintJob, { signal, tell }: Call<PagesDone>) {
  try {
    const told = (done: number, of: number) => tell({ done, of });
    return await renderPdf(papers, options, browserFonts(), { signal, told });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The PDF could not be made: ${reason}`);
  }
}

const functions = { print, warmUp: (_: null, call: Call<PagesDone>) => print(blank, call) };

/** The functions of the PDF worker. */
export type PdfFunctions = typeof functions;

serve(functions);
