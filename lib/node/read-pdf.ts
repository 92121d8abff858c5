import { Worker as Thread } from 'node:worker_threads';
import type { ReadPdf } from '@/lib/check/contents/attached';
import { pdfReader } from '@/lib/check/contents/read-pdf';
import { refused } from '@/lib/roster/report';
import { missingText } from './parts';
import { processorTime } from './processor-time';

/** Maximum heap of the thread that reads PDFs, in MiB; `limitArrays` limits its arrays. */
const MEMORY_LIMIT = 1024;

/** Reads PDFs in a separate thread, started by the first; refuses them if the packages for that are not installed. */
export const readPdf: ReadPdf = async (pdf) => {
  const missing = missingText('read');
  return missing === null ? inThread(pdf) : refused(missing);
};

const inThread = pdfReader(startThread, 'This PDF needs too much memory to read; it was not read.', {
  // While a PDF is read, that is mostly its thread.
  used: processorTime,
});

/** Starts the thread, with the interface of a browser's worker. */
function startThread(): Worker {
  const thread = new Thread(new URL('./pdf-thread.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    // pdf.js warns that it cannot draw without a canvas.
    stdout: true,
    stderr: true,
  });
  const worker = {
    postMessage: (message: unknown, transfer: ArrayBuffer[]) => thread.postMessage(message, transfer),
    terminate: () => void thread.terminate(),
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
  };
  thread.on('message', (data) => worker.onmessage({ data }));
  thread.on('error', () => worker.onerror());
  // The thread alone does not keep the process alive; listening to it would.
  thread.unref();
  return worker as unknown as Worker;
}
