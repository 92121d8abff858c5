import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { main } from './main';

// The program `muster`: its threads are built beside it.

const built = (file: string) => fileURLToPath(new URL(file, import.meta.url));

try {
  process.exitCode = await main(process.argv.slice(2), {
    file: built('thread.js'),
    count: availableParallelism() - 1,
    fixes: built('fix-thread.js'),
  });
} catch (error) {
  process.stderr.write(`This is a bug in Muster: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
