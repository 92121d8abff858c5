import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../scripts/serve.mjs';
import { bundled } from './bundled.mjs';
import { rosterOf } from './rosters.mjs';

// How long small requests wait while other clients send the worst ones without pause. The clients run in a process of
// their own, on the same machine.

const PORT = 4571;
/** Connections that send the worst rosters, and the worst fixes. */
const CHECKS = 128;
const FIXES = 8;

/** Sends a body by POST from an address; resolves with the status. */
function post(agent, path, body, address) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'X-Forwarded-For': address,
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: PORT, path, method: 'POST', agent, headers };
    const sent = request(options, (response) => {
      response.on('end', () => resolve(response.statusCode)).resume();
    });
    sent.on('error', reject).end(body);
  });
}

/** The worst rosters of all games. */
async function worstBodies() {
  const { worst } = await bundled(
    'worst-rosters',
    `
      import { worst as hw } from './tests/rules/horizon-wars/worst';
      import { worst as ch } from './tests/rules/command-horizon/worst';
      import { worst as fow } from './tests/rules/forge-of-war/worst';
      import { worst as at } from './tests/rules/at-43/worst';
      export const worst = { 'horizon-wars': hw, 'command-horizon': ch, 'forge-of-war': fow, 'at-43': at };`,
  );
  return Object.entries(worst).map(([system, { forces, most }]) => {
    const made = forces(...most);
    const force = Array.isArray(made) ? made[0] : made;
    return Buffer.from(JSON.stringify({ muster: 1, system, name: 'Worst', force: force.force ?? force }));
  });
}

/** @param {number} addresses of how many clients the requests are */
async function flood(addresses) {
  // Clients on other machines would take none of the server's processor.
  setPriority(19);
  const bodies = await worstBodies();
  const agent = new Agent({ keepAlive: true });
  const send = async (path, at) => {
    for (;;) {
      const status = await post(agent, path, bodies[at % bodies.length], `203.0.113.${at % addresses}`).catch(
        () => 0,
      );
      // A client that is refused asks again soon.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  for (let at = 0; at < CHECKS; at++) void send('/api/check', at);
  for (let at = 0; at < FIXES; at++) void send('/api/fix', at);
}

/** Rosters of 15 elements with some errors, as small searches for fixes. */
async function brokenBodies(errors, count) {
  const { brokenForce } = await bundled(
    'broken-forces',
    `export { brokenForce } from './tests/fixes/broken-forces';`,
  );
  return Array.from({ length: count }, (_, at) =>
    Buffer.from(JSON.stringify(brokenForce(at + 1, 15, errors))),
  );
}

/** A search that takes at most this long alone is a small one, in milliseconds. */
const SMALL = 20;

/**
 * Measures the wait of small requests beside those of some clients, or alone.
 * @param {number} addresses of how many clients the others are; 0 for none
 * @param {number[]} [alone] how long each search of one error takes alone, in milliseconds; else it is measured here
 * @returns the rows, and how long each search of one error took
 */
async function beside(addresses, alone) {
  const server = startServer(['-p', `${PORT}`, '-H', '127.0.0.1'], { quiet: true });
  await server.answers(`http://127.0.0.1:${PORT}/healthz`);
  const others =
    addresses > 0 &&
    spawn(process.execPath, [fileURLToPath(import.meta.url), `${addresses}`], { stdio: 'inherit' });
  const agent = new Agent({ keepAlive: true });
  const waits = async (path, bodies) => {
    const times = [];
    for (const body of bodies) {
      const start = performance.now();
      const status = await post(agent, path, body, '198.51.100.1');
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times;
  };
  try {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const what =
      addresses === 0
        ? 'alone'
        : `beside ${addresses === 1 ? 'one client that sends' : `${addresses} clients that send`} the worst`;
    const row = (name, target, times) => {
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share) => `${sorted[Math.floor(sorted.length * share)].toFixed(0)} ms`;
      return { name: `${name} ${what}: median, 99th percentile`, figure: `${at(0.5)}, ${at(0.99)}`, target };
    };
    const checks = Array.from({ length: 400 }, (_, at) => Buffer.from(JSON.stringify(rosterOf(at, 15))));
    const checked = await waits('/api/check', checks);
    const one = await waits('/api/fix', await brokenBodies(1, 200));
    const five = await waits('/api/fix', await brokenBodies(5, 60));
    const small = one.filter((_, at) => (alone ?? one)[at] <= SMALL);
    const rows = [
      row('A small check', '50 ms', checked),
      row(`Each of ${small.length} searches for fixes that take at most ${SMALL} ms alone,`, '500 ms', small),
      row('A search for fixes of one error', '500 ms', one),
      row('A search for fixes of five errors', '500 ms', five),
    ];
    return { rows, one };
  } finally {
    if (others) others.kill();
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

export async function run() {
  process.env.TRUST_PROXY = '1';
  const { rows, one } = await beside(0);
  return [...rows, ...(await beside(1, one)).rows, ...(await beside(8, one)).rows];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await flood(Number(process.argv[2]));
