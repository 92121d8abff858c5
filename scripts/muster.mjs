import './installed.mjs';
import * as nodeModule from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { load } from './bundle.mjs';
import { root } from './paths.mjs';

// Runs the command line in a checkout.

// @ts-expect-error: since Node 22.
nodeModule.enableCompileCache?.(path.join(root, 'dist/compile-cache'));
const { main } = await load('cli', 'lib/cli/main.ts', {
  thread: 'lib/cli/thread.ts',
  'pdf-thread': 'lib/cli/pdf-thread.ts',
});
const spare = { file: path.join(root, 'dist/cli/thread.js'), count: availableParallelism() - 1 };
try {
  process.exitCode = await main(process.argv.slice(2), spare);
} catch (error) {
  process.stderr.write(
    `This is a defect of muster itself: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 2;
}
