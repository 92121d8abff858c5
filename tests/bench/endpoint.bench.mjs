import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { rosterOf } from './rosters.mjs';

const ELEMENTS = 15;
const RATE = 1000;
const SECONDS = 60;
const WARMING = 3000;
const MEASURED = 10_000;
const CONNECTIONS = 32;

const bodies = Array.from({ length: 200 }, (_, number) =>
  Buffer.from(JSON.stringify(rosterOf(number, ELEMENTS))),
);

/** Sends one roster and reads the answer; resolves with its status. */
function post(agent, address, number) {
  const body = bodies[number % bodies.length];
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode)).resume();
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends `count` rosters, as fast as they are answered. */
async function sendMany(address, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const one = async () => {
    while (sent < count) await post(agent, address, sent++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
}

/** The processor time of a request to a kind of server, and its memory after warming up and at the end. */
async function costOf(kind) {
  const child = fork(fileURLToPath(new URL('endpoint-process.mjs', import.meta.url)), [kind], {
    execArgv: ['--expose-gc'],
  });
  const [port] = await once(child, 'message');
  const usage = async () => {
    child.send('usage');
    return (await once(child, 'message'))[0];
  };
  const address = `http://127.0.0.1:${port}/api/check`;
  await sendMany(address, WARMING);
  const before = await usage();
  await sendMany(address, MEASURED);
  const after = await usage();
  child.disconnect();
  return { each: (after.cpu - before.cpu) / MEASURED, before: before.memory, after: after.memory };
}

/** A roster of 200 elements, forty of them illegal. */
const large = JSON.stringify({
  ...rosterOf(0, ELEMENTS),
  force: {
    elements: Array.from({ length: 200 }, (_, at) => ({
      id: `e${at}`,
      kind: 'mech',
      presence: at % 5 === 0 ? 5 : 1,
      stats: { m: 3, f: at % 5 === 0 ? 15 : 5, a: 2, d: 1 },
    })),
  },
});

/** The longest pause of the event loop in milliseconds, while it searches fixes of a large roster or idles. */
async function pauseOf(searches) {
  const child = fork(fileURLToPath(new URL('endpoint-process.mjs', import.meta.url)), ['app']);
  const [port] = await once(child, 'message');
  const usage = async () => {
    child.send('usage');
    return (await once(child, 'message'))[0];
  };
  const post = (body) =>
    fetch(`http://127.0.0.1:${port}/api/fix`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    }).then((response) => response.text());
  await post(JSON.stringify(rosterOf(1, ELEMENTS)));
  await usage();
  await (searches ? post(large) : new Promise((resolve) => setTimeout(resolve, 2000)));
  const { pause } = await usage();
  child.disconnect();
  return pause;
}

/** Sends requests at a steady rate, answered or not, and times each from when it was due. */
async function steadily(address) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times = [];
  const waiting = [];
  let failed = 0;
  const start = performance.now();
  for (let number = 0; number < RATE * SECONDS; ) {
    const due = Math.min(((performance.now() - start) * RATE) / 1000, RATE * SECONDS);
    for (; number < due; number++) {
      const at = start + (number * 1000) / RATE;
      const answered = post(agent, address, number)
        .then((status) => {
          if (status !== 200) failed++;
          times.push(performance.now() - at);
        })
        .catch(() => failed++);
      waiting.push(answered);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(waiting);
  const clock = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / clock, failed, p99: times[Math.floor(times.length * 0.99)] };
}

/** Measures the endpoint: the cost of a check, and the running app under a steady load. */
export async function run() {
  const bare = await costOf('bare');
  const checks = await costOf('app');
  const idle = await pauseOf(false);
  const searching = await pauseOf(true);
  await buildWhenChanged();
  const { address, stop } = await serve();
  try {
    await sendMany(`${address}/api/check`, WARMING);
    const { rate, failed, p99 } = await steadily(`${address}/api/check`);
    return [
      {
        name: `POST /api/check of ${ELEMENTS} elements against a bare server that parses them, processor time`,
        figure: `${checks.each.toFixed(2)} ms of ${bare.each.toFixed(2)} ms`,
        ratio: checks.each / bare.each,
        target: 'under 1 ms',
      },
      {
        name: `Memory of the endpoint after ${MEASURED.toLocaleString('en-GB')} requests more`,
        figure: `${checks.after.toFixed(0)} MiB of ${checks.before.toFixed(0)} MiB`,
        ratio: checks.after / checks.before,
        target: 'about 1×',
      },
      {
        name: 'Longest pause of the event loop while POST /api/fix searches 200 elements with 40 errors',
        figure: `${searching.toFixed(0)} ms of ${idle.toFixed(0)} ms with nothing to do`,
        ratio: searching / idle,
        target: 'under 50 ms',
      },
      {
        name: `POST /api/check at ${RATE.toLocaleString('en-GB')} requests a second for ${SECONDS} s, p99`,
        figure: `${p99.toFixed(1)} ms, ${rate.toFixed(0)} a second, ${failed} failed`,
        ratio: p99 / 50,
        target: 'under 50 ms, 0 failed',
      },
    ];
  } finally {
    await stop();
  }
}
