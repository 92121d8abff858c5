import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from '../../scripts/bundle.mjs';

// `muster` with COUNT additional threads: `node with-threads.mjs COUNT ARGUMENTS…`. The variable THREAD names another
// program for the threads.

const program = await bundled('cli-threads', 'lib/cli/main.ts', {
  thread: 'lib/cli/thread.ts',
  'fix-thread': 'lib/cli/fix-thread.ts',
  'pdf-thread': 'lib/cli/pdf-thread.ts',
});
const { main } = await import(pathToFileURL(program).href);
const [count, ...args] = process.argv.slice(2);
const thread = path.join(path.dirname(program), 'thread.js');
process.env.BUNDLED_THREAD = thread;
const file = process.env.THREAD ?? thread;
process.exitCode = await main(args, { file, count: Number(count), fixes: '' });
