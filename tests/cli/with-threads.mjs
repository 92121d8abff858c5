import path from 'node:path';
import { load } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/paths.mjs';

// `muster` with COUNT additional threads: `node with-threads.mjs COUNT ARGUMENTS…`. The variable THREAD names another
// program for the threads.

const { main } = await load('cli', 'lib/cli/main.ts', {
  thread: 'lib/cli/thread.ts',
  'pdf-thread': 'lib/cli/pdf-thread.ts',
});
const [count, ...args] = process.argv.slice(2);
const file = process.env.THREAD ?? path.join(root, 'dist/cli/thread.js');
process.exitCode = await main(args, { file, count: Number(count) });
