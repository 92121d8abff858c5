import { pdfReader } from '@/lib/check/contents/read-pdf';

/** Reads PDFs in a worker, which is loaded for the first. */
export const readPdf = pdfReader(
  () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  'The part of Muster that reads PDFs did not load, or stopped. Check your connection, reload the page and try again.',
);
