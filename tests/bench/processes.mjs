import { spawn } from 'node:child_process';
import { root } from '../../scripts/next.mjs';

const ROUNDS = 3;

/** What the command line is measured against: reading the file and parsing each line. */
export const READ_AND_PARSE = `
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
export async function measure(args) {
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
export async function least(args, rounds = ROUNDS) {
  const runs = [];
  for (let round = 0; round < rounds; round++) runs.push(await measure(args));
  return {
    cpu: Math.min(...runs.map(({ cpu }) => cpu)),
    clock: Math.min(...runs.map(({ clock }) => clock)),
    memory: Math.min(...runs.map(({ memory }) => memory)),
  };
}
