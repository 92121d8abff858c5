import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

// `npm run bench`: runs the measurements in tests/bench/*.bench.mjs and prints a table. Arguments select files:
// `npm run bench -- check`. None of the figures is an assertion.

const folder = path.join(root, 'tests/bench');
const chosen = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter((file) => chosen.length === 0 || chosen.some((word) => file.startsWith(word)))
  .sort();

const rows = [];
for (const file of files) {
  process.stderr.write(`${file} …\n`);
  try {
    const { run } = await import(pathToFileURL(path.join(folder, file)).href);
    for (const { name, figure, ratio, target } of await run())
      rows.push([
        name,
        String(figure),
        typeof ratio === 'number' ? `${ratio.toFixed(1)}×` : '',
        String(target),
      ]);
  } catch (error) {
    rows.push([file, `not measured: ${error instanceof Error ? error.message : error}`, '', '']);
    process.exitCode = 1;
  }
}

const head = ['What', 'Figure', 'Ratio', 'Target'];
const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
const line = (row) =>
  row
    .map((cell, column) => cell.padEnd(widths[column]))
    .join('  ')
    .trimEnd();
console.log(line(head));
console.log(line(widths.map((width) => '─'.repeat(width))));
for (const row of rows) console.log(line(row));
