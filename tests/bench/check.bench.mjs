import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/next.mjs';
import { rosterOf } from './rosters.mjs';

const FEW = 1_000;
const MANY = 20_000;
const ROUNDS = 3;

/** What the command line is measured against: reading the file and parsing each line. */
const READ_AND_PARSE = `
  for (const line of require('node:fs').readFileSync(process.argv[1], 'utf8').split('\\n'))
    if (line !== '') JSON.parse(line);`;

/** Writes its own processor time and greatest memory to standard error at the end, as JSON. */
const METER = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
  });`,
)}`;

/** Runs Node: seconds of processor time and of the clock, and MiB of memory. */
async function measure(args) {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', METER, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await new Promise((resolve) => child.on('close', resolve));
  return { ...JSON.parse(said), clock: (performance.now() - began) / 1000 };
}

/** The least of several runs: what is left when nothing else disturbs. */
async function least(args, rounds = ROUNDS) {
  const runs = [];
  for (let round = 0; round < rounds; round++) runs.push(await measure(args));
  return {
    cpu: Math.min(...runs.map(({ cpu }) => cpu)),
    clock: Math.min(...runs.map(({ clock }) => clock)),
    memory: Math.min(...runs.map(({ memory }) => memory)),
  };
}

async function writeRosters(file, count) {
  const stream = createWriteStream(file);
  for (let number = 0; number < count; number++)
    if (!stream.write(`${JSON.stringify(rosterOf(number))}\n`))
      await new Promise((resolve) => stream.once('drain', resolve));
  await new Promise((resolve) => stream.end(resolve));
}

/** Microseconds of one check of a roster that has been read, by the library in this process. */
async function oneCheck(size) {
  const outfile = path.join(root, 'node_modules/.cache/muster-bench/check.mjs');
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    stdin: {
      contents: `
        export { examine } from './lib/check/answer';
        export { readRosterValue } from './lib/check/read';`,
      resolveDir: root,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': root },
    logLevel: 'error',
  });
  const { examine, readRosterValue } = await import(pathToFileURL(outfile).href);
  const rosters = await Promise.all(
    Array.from({ length: 200 }, (_, number) => readRosterValue(rosterOf(number, size))),
  );
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 30; round++) {
    const began = performance.now();
    for (const roster of rosters) examine(roster, null);
    best = Math.min(best, ((performance.now() - began) * 1000) / rosters.length);
  }
  return best;
}

/** Times the checker: many rosters against reading them, its memory, its start, and one check. */
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
    // The first run may have to bundle.
    await measure(check(one));
    const parsed = await least(['--eval', READ_AND_PARSE, many]);
    const checked = await least(check(many));
    const little = await least(check(few));
    const start = await least(check(one), 5);
    const single = await oneCheck(15);
    const sized = (count) => count.toLocaleString('en-GB');
    return [
      {
        name: `Checking ${sized(MANY)} rosters against reading and parsing them, processor time`,
        figure: `${checked.cpu.toFixed(2)} s of ${parsed.cpu.toFixed(2)} s`,
        ratio: checked.cpu / parsed.cpu,
        target: 'at most 8×',
      },
      {
        name: `Memory of checking ${sized(MANY)} rosters against ${sized(FEW)}`,
        figure: `${checked.memory.toFixed(0)} MiB of ${little.memory.toFixed(0)} MiB`,
        ratio: checked.memory / little.memory,
        target: 'about 1×',
      },
      {
        name: 'Start of the command: one roster checked, by the clock',
        figure: `${start.clock.toFixed(2)} s`,
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
