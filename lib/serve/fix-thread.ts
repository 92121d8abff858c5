import { parentPort } from 'node:worker_threads';
import type { FromThread } from '@/lib/cli/search-thread';
import type { Answered } from './endpoint';
import { fixBody } from './fix-body';

// The entry point of a thread that searches for fixes: answers the bodies that it receives.

if (parentPort) {
  const port = parentPort;
  const post = (message: FromThread<Answered>) => port.postMessage(message);
  port.on('message', async (bytes: Uint8Array) => {
    post({ answer: await fixBody(bytes, (soFar) => post({ soFar })) });
  });
}
