import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
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

/** Measures the wait of small requests beside those of some clients. */
async function beside(addresses) {
  const server = startServer(['-p', `${PORT}`, '-H', '127.0.0.1'], { quiet: true });
  await server.answers(`http://127.0.0.1:${PORT}/healthz`);
  const others = spawn(process.execPath, [fileURLToPath(import.meta.url), `${addresses}`], {
    stdio: 'inherit',
  });
  const agent = new Agent({ keepAlive: true });
  const waits = async (path, count) => {
    const times = [];
    for (let at = 0; at < count; at++) {
      const start = performance.now();
      const status = await post(agent, path, Buffer.from(JSON.stringify(rosterOf(at, 15))), '198.51.100.1');
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.sort((a, b) => a - b);
    return `${times[Math.floor(count / 2)].toFixed(0)} ms, ${times[Math.floor(count * 0.99)].toFixed(0)} ms`;
  };
  try {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const what = `${addresses === 1 ? 'one client that sends' : `${addresses} clients that send`} the worst: median, 99th percentile`;
    return [
      { name: `A small check beside ${what}`, figure: await waits('/api/check', 400), target: '50 ms' },
      {
        name: `A small search for fixes beside ${what}`,
        figure: await waits('/api/fix', 60),
        target: '500 ms',
      },
    ];
  } finally {
    others.kill();
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

export async function run() {
  process.env.TRUST_PROXY = '1';
  return [...(await beside(1)), ...(await beside(8))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await flood(Number(process.argv[2]));
