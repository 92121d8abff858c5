import { parentPort } from 'node:worker_threads';
import { fixBody } from './fix-body';
import type { FromThread } from './running-fixes';

// The entry point of the thread that searches for fixes: answers the bodies that it receives. It posts what it has
// whenever there is more, because it may be ended before it is done.

if (parentPort) {
  const port = parentPort;
  const post = (message: FromThread) => port.postMessage(message);
  port.on('message', async (bytes: Uint8Array) => {
    const answered = await fixBody(bytes, (soFar) => post({ soFar }));
    post({ answered });
  });
}
