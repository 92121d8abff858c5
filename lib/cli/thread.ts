import { parentPort, workerData } from 'node:worker_threads';
import type { Input } from '@/lib/check/input';
import { batchChecker } from './batch';
import { packed, READY, type ThreadData } from './threads';
import { writerFor } from './writers';

// The entry point of a thread: checks the batches that it receives, one after the other, and posts a `Batch` for each.

if (parentPort) {
  const port = parentPort;
  const { answering, pack } = workerData as ThreadData;
  const check = batchChecker(pack, writerFor(answering, pack).part, answering.fixes);
  let checked = Promise.resolve();
  port.on('message', (inputs: Input[]) => {
    checked = checked.then(async () => port.postMessage(packed(await check(inputs))));
  });
  port.postMessage(READY);
}
