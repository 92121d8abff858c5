import './installed.mjs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

// The command line in a checkout.

const main = await bundled('cli', 'lib/cli/main.ts');
// @ts-expect-error: since Node 22.
nodeModule.enableCompileCache?.(path.join(path.dirname(main), '../compile-cache'));
const { main: run } = await import(pathToFileURL(main).href);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `This is a defect of muster itself: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 2;
}
