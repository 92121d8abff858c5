import path from 'node:path';
import { load } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/paths.mjs';

// `muster` with a number of threads beside the first: `node with-threads.mjs COUNT ARGUMENTS…`. THREAD is another
// program for them.

const { main } = await load('cli', 'lib/cli/main.ts', { thread: 'lib/cli/thread.ts' });
const [count, ...args] = process.argv.slice(2);
const file = process.env.THREAD ?? path.join(root, 'dist/cli/thread.js');
process.exitCode = await main(args, { file, count: Number(count) });
