import { parentPort } from 'node:worker_threads';
import { fixBody } from './fix-body';

// The program of the thread that looks for fixes: it answers each body that it is sent, one after the other.

if (parentPort) {
  const port = parentPort;
  port.on('message', async (bytes: Uint8Array) => port.postMessage(await fixBody(bytes)));
}
