import { parentPort } from 'node:worker_threads';
import { filesOfPdf } from '@/lib/check/contents/pdf-files';
import { serve } from '@/lib/worker/serve';

// The entry point of the thread that reads PDFs, with the interface of a browser's worker.

const port = parentPort;
if (port) {
  const scope = Object.assign(globalThis, {
    postMessage: port.postMessage.bind(port),
    onmessage: (_: { data: unknown }) => {},
  });
  serve({ filesOfPdf });
  port.on('message', (data) => scope.onmessage({ data }));
}
