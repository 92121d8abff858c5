import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

// A thread of `muster check` that says on standard error when it is ready and when it is sent rosters; where DIES is
// set, it ends then.

parentPort.on('message', () => {
  writeSync(2, 'sent\n');
  if (process.env.DIES) process.exit(3);
});
if (process.env.DIES) parentPort.postMessage('ready');
else await import('../../dist/cli/thread.js');
writeSync(2, 'ready\n');
