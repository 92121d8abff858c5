import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

// `npm run bench`: runs the measurements in tests/bench/*.bench.mjs and prints each figure as it is measured.
// Arguments select files, and parts of one after a colon: `npm run bench -- check light:builder,play`. None of the figures
// is an assertion.

const folder = path.join(root, 'tests/bench');
const chosen = process.argv.slice(2).map((word) => {
  const [file = '', parts] = word.split(':');
  return { file, parts: parts?.split(',') };
});
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter((name) => chosen.length === 0 || chosen.some(({ file }) => name.startsWith(file)))
  .sort();

for (const file of files) {
  console.log(file);
  try {
    const { run } = await import(pathToFileURL(path.join(folder, file)).href);
    const own = chosen.find((each) => file.startsWith(each.file));
    for (const { name, figure, ratio, target } of await run(own?.parts)) {
      const times = typeof ratio === 'number' ? ` (${ratio.toFixed(1)}×)` : '';
      console.log(`  ${name}: ${figure}${times}; target: ${target}`);
    }
  } catch (error) {
    console.log(`  not measured: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
