import { parentPort } from 'node:worker_threads';

// A thread that finds something at once, and never ends its search and never yields unless the body says that it is quick.

parentPort?.on('message', (bytes) => {
  const text = Buffer.from(bytes).toString();
  const answer = (words) => ({ status: 200, text: `${words} for ${text}` });
  parentPort?.postMessage({ soFar: answer('none') });
  parentPort?.postMessage({ soFar: answer('some') });
  // Makes something, as a search does: from a loop that makes nothing, V8 leaves out the check whether it is ended.
  while (!text.startsWith('quick')) Buffer.alloc(10);
  parentPort?.postMessage({ answer: answer('all') });
});
