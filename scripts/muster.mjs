import './installed.mjs';
import * as nodeModule from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledOrExit } from './bundle.mjs';
import { root } from './paths.mjs';

// Runs the command line in a checkout.

// @ts-expect-error: since Node 22.
nodeModule.enableCompileCache?.(path.join(root, 'dist/compile-cache'));
const program = await bundledOrExit('cli', 'lib/cli/main.ts', {
  thread: 'lib/cli/thread.ts',
  'fix-thread': 'lib/cli/fix-thread.ts',
  'pdf-thread': 'lib/cli/pdf-thread.ts',
});
const { main } = await import(pathToFileURL(program).href);
const built = (/** @type {string} */ name) => path.join(path.dirname(program), name);
const spare = {
  file: built('thread.js'),
  count: availableParallelism() - 1,
  fixes: built('fix-thread.js'),
};
try {
  process.exitCode = await main(process.argv.slice(2), spare);
} catch (error) {
  process.stderr.write(
    `This is a defect of muster itself: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 2;
}
