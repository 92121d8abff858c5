import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from './games.mjs';
import { least, measure, READ_AND_PARSE } from './processes.mjs';
import { rosterOf } from './rosters.mjs';

const FEW = 1_000;
const MANY = 20_000;

async function writeRosters(file, count) {
  const stream = createWriteStream(file);
  for (let number = 0; number < count; number++)
    if (!stream.write(`${JSON.stringify(rosterOf(number))}\n`))
      await new Promise((resolve) => stream.once('drain', resolve));
  await new Promise((resolve) => stream.end(resolve));
}

/** Times one check of a parsed roster by the library in this process, in microseconds. */
async function oneCheck(size) {
  const { examine, readRosterValue } = await library();
  const rosters = await Promise.all(
    Array.from({ length: 200 }, (_, number) => readRosterValue(rosterOf(number, size))),
  );
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 30; round++) {
    const start = performance.now();
    for (const roster of rosters) examine(roster, null);
    best = Math.min(best, ((performance.now() - start) * 1000) / rosters.length);
  }
  return best;
}

/** Measures the checker: many rosters compared with reading them, memory, startup, and one check. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  try {
    const few = path.join(folder, 'few.ndjson');
    const many = path.join(folder, 'many.ndjson');
    const one = path.join(folder, 'one.json');
    await writeRosters(few, FEW);
    await writeRosters(many, MANY);
    writeFileSync(one, JSON.stringify(rosterOf(1, 15)));
    const check = (file) => ['scripts/muster.mjs', 'check', '--json', file];
    // The first run may build the bundle.
    await measure(check(one));
    const parse = (file) => ['--eval', READ_AND_PARSE, file];
    const [parsed, parsedFew] = [await least(parse(many)), await least(parse(few))];
    const [checked, checkedFew] = [await least(check(many)), await least(check(few))];
    const more = { parsed: parsed.cpu - parsedFew.cpu, checked: checked.cpu - checkedFew.cpu };
    const startup = await least(check(one), 5);
    const single = await oneCheck(15);
    const sized = (count) => count.toLocaleString('en-GB');
    return [
      {
        name: `Checking ${sized(MANY - FEW)} rosters more against reading and parsing them, processor time`,
        figure: `${more.checked.toFixed(2)} s of ${more.parsed.toFixed(2)} s`,
        ratio: more.checked / more.parsed,
        target: 'at most 10×',
      },
      {
        name: `Memory of checking ${sized(MANY)} rosters against ${sized(FEW)}`,
        figure: `${checked.memory.toFixed(0)} MiB of ${checkedFew.memory.toFixed(0)} MiB`,
        ratio: checked.memory / checkedFew.memory,
        target: 'about 1×',
      },
      {
        name: 'Start of the command: one roster checked, by the clock',
        figure: `${startup.clock.toFixed(2)} s`,
        ratio: null,
        target: 'under 0.4 s',
      },
      {
        name: 'One check of a 15-element force',
        figure: `${single.toFixed(0)} µs`,
        ratio: null,
        target: 'under 1,000 µs',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
