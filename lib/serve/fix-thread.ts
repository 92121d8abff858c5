import { parentPort } from 'node:worker_threads';
import { fixBody } from './fix-body';

// The entry point of the thread that searches for fixes: answers the bodies that it receives.

if (parentPort) {
  const port = parentPort;
  port.on('message', async (bytes: Uint8Array) => port.postMessage(await fixBody(bytes)));
}
