import { spawn } from 'node:child_process';
import { root } from '../../scripts/paths.mjs';

const ROUNDS = 3;

/** The baseline for the command line: a script that reads a file and parses each line. */
export const READ_AND_PARSE = `
  for (const line of require('node:fs').readFileSync(process.argv[1], 'utf8').split('\\n'))
    if (line !== '') JSON.parse(line);`;

/** A module that writes the process's processor time and maximum memory to standard error on exit, as JSON. */
const METER = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
  });`,
)}`;

/** Runs Node and measures processor time and elapsed time in seconds, and memory in MiB. */
export async function measure(args) {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', METER, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  await new Promise((resolve) => child.on('close', resolve));
  return { ...JSON.parse(output), clock: (performance.now() - start) / 1000 };
}

/** The lowest figures of several runs, which other processes disturb least. */
export async function least(args, rounds = ROUNDS) {
  const runs = [];
  for (let round = 0; round < rounds; round++) runs.push(await measure(args));
  return {
    cpu: Math.min(...runs.map(({ cpu }) => cpu)),
    clock: Math.min(...runs.map(({ clock }) => clock)),
    memory: Math.min(...runs.map(({ memory }) => memory)),
  };
}
