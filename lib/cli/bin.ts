import { fileURLToPath } from 'node:url';
import { main } from './main';

// The program `muster`: its threads are built beside it.

try {
  const fixThread = fileURLToPath(new URL('fix-thread.js', import.meta.url));
  process.exitCode = await main(process.argv.slice(2), fixThread);
} catch (error) {
  process.stderr.write(`This is a bug in Muster: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
