import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

// A thread of `muster check` that reports on standard error when it is ready and when it receives rosters; if DIES is
// set, it then exits.

parentPort.on('message', () => {
  writeSync(2, 'sent\n');
  if (process.env.DIES) process.exit(3);
});
if (process.env.DIES) parentPort.postMessage('ready');
else await import(pathToFileURL(process.env.BUNDLED_THREAD).href);
writeSync(2, 'ready\n');
