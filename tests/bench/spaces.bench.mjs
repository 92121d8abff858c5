import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quantile, timesText } from './events/figures.mjs';

// Spaces of two devices, each of which changes a record of its own once a second, is told of changes and reads them, with
// SQLite; the same writes to a route that does nothing are the yardstick. It needs Linux. The files are in the folder for
// temporary files (TMPDIR), which must be on a disk for the figures to count. MUSTER_SPACES_SECONDS sets the time.

const SPACES = 200;
const DEVICES = 2;
const SECONDS = Number(process.env.MUSTER_SPACES_SECONDS ?? 60);
/** Seconds before what is measured: each device connects, and the programs are compiled. */
const WARMING = 3;
/** A small roster, compressed and padded. */
const RECORD_BYTES = 2048;

const idOf = (name) => createHash('sha256').update(name).digest('base64url').slice(0, 22);

/** Asks the server; resolves to the status and the answer. */
function ask({ port, agent, token }, method, url, body, headers = {}) {
  const own = { Authorization: `Bearer ${token}`, ...headers };
  if (body) Object.assign(own, { 'Content-Type': 'application/octet-stream', 'Content-Length': body.length });
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: url, agent, method, headers: own }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          json: JSON.parse(Buffer.concat(pieces).toString() || 'null'),
        }),
      );
    });
    asked.on('error', reject).end(body);
  });
}

/** One device of a space. */
class Device {
  revision = 0;
  cursor = '0';
  isReading = false;
  isBehind = false;

  constructor(space, number, result) {
    Object.assign(this, { space, number, result });
    this.record = idOf(`${space.url} ${number}`);
  }

  /** Changes its record once a second from a moment to another; those after a third are counted. */
  async write(begin, end, counted) {
    for (let due = begin; due < end; due += 1000) {
      await wait(Math.max(0, due - performance.now()));
      const condition = this.revision === 0 ? { 'If-None-Match': '*' } : { 'If-Match': `"${this.revision}"` };
      const start = performance.now();
      this.space.sent.set(`${this.record} ${this.revision + 1}`, start);
      const body = randomBytes(RECORD_BYTES);
      const { status, json } = await this.put(body, condition);
      if (status !== 200 && status !== 201) {
        this.result.failed++;
        continue;
      }
      if (start > counted) this.result.writes.push(performance.now() - start);
      this.revision++;
      if (json.before === this.cursor) this.cursor = json.cursor;
    }
  }

  /** Writes the record, again if the connection was lost: that changes nothing. */
  async put(body, condition) {
    for (;;) {
      try {
        return await ask(this.space, 'PUT', `${this.space.url}/records/${this.record}`, body, condition);
      } catch {
        this.result.repeated++;
      }
    }
  }

  /** Is told of changes until the connection is destroyed. */
  async listen() {
    const { port, token, address, url } = this.space;
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `${url}/live`,
      localAddress: address,
      headers: { Authorization: `Bearer ${token}` },
    });
    asked.on('error', () => {});
    asked.end();
    const [response] = await once(asked, 'response');
    response.on('data', (text) => {
      const cursor = /"cursor":"(\d+)"/.exec(text)?.[1];
      if (cursor && cursor !== this.cursor) this.read();
    });
    this.stop = () => asked.destroy();
  }

  /** Reads what is new, again if something was said meanwhile. */
  async read() {
    this.isBehind = true;
    if (this.isReading) return;
    this.isReading = true;
    while (this.isBehind) {
      this.isBehind = false;
      const { json } = await ask(this.space, 'GET', `${this.space.url}?since=${this.cursor}`);
      this.cursor = json.cursor;
      for (const { id, revision } of json.records) {
        if (id === this.record) continue;
        const start = this.space.sent.get(`${id} ${revision}`);
        if (start > this.space.counted) this.result.seen.push(performance.now() - start);
      }
    }
    this.isReading = false;
  }
}

async function start(kind, folder = '') {
  const child = fork(fileURLToPath(new URL('endpoint-process.mjs', import.meta.url)), [kind, folder], {
    execArgv: ['--expose-gc'],
  });
  const [port] = await once(child, 'message');
  const usage = async () => {
    child.send('usage');
    return (await once(child, 'message'))[0];
  };
  return { port, usage, stop: () => child.disconnect() };
}

/** Writes to a server of a kind for so many seconds. */
async function measured(kind, folder) {
  const server = await start(kind, folder);
  const result = { writes: [], seen: [], failed: 0, repeated: 0, lost: 0, cpu: 0 };
  const spaces = Array.from({ length: SPACES }, (_, number) => {
    const address = `127.0.${2 + Math.floor(number / 200)}.${1 + (number % 200)}`;
    const agent = new Agent({ keepAlive: true, localAddress: address });
    const url = `/api/spaces/${idOf(`space ${number}`)}`;
    return { port: server.port, agent, address, url, token: idOf(`token ${number}`), sent: new Map() };
  });
  const devices = spaces.flatMap((space) =>
    Array.from({ length: DEVICES }, (_, number) => new Device(space, number, result)),
  );
  const isApp = kind === 'spaces';
  if (isApp) {
    for (const space of spaces) await ask(space, 'POST', space.url);
    for (const device of devices) await device.listen();
  }
  const counted = performance.now() + WARMING * 1000;
  const end = counted + SECONDS * 1000;
  for (const space of spaces) space.counted = counted;
  // Each begins at another moment of the second.
  const writing = devices.map((device, at) =>
    device.write(performance.now() + (1000 * at) / devices.length, end, counted),
  );
  await wait(counted - performance.now());
  const before = await server.usage();
  await Promise.all(writing);
  const after = await server.usage();
  // The last changes are read.
  await wait(1000);
  result.cpu = (after.cpu - before.cpu) / 1000 / SECONDS;
  if (isApp)
    for (const device of devices) {
      const { json } = await ask(device.space, 'GET', device.space.url);
      const kept = json.records.find(({ id }) => id === device.record)?.revision;
      if (kept !== `${device.revision}`) result.lost++;
    }
  for (const { stop } of devices) stop?.();
  for (const { agent } of spaces) agent.destroy();
  server.stop();
  return result;
}

/** Measures writes to spaces, and how soon the other device has them. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  try {
    const bare = await measured('bare-route');
    const spaces = await measured('spaces', folder);
    const what = `${SPACES} spaces of ${DEVICES} devices at a change a second for ${SECONDS} s`;
    return [
      {
        name: `${what}, a write`,
        figure: `${timesText(spaces.writes)}; a route that does nothing: ${timesText(bare.writes)}`,
        ratio: quantile(spaces.writes, 0.99) / quantile(bare.writes, 0.99),
        target: 'p99 at most 100 ms',
      },
      {
        name: `${what}, until the other device has it`,
        figure: timesText(spaces.seen),
        target: 'p99 at most 1 s, and 300 ms for a tap',
      },
      {
        name: `${what}, changes that were lost`,
        figure: `${spaces.lost} records of ${SPACES * DEVICES}; ${spaces.failed} of ${spaces.writes.length + spaces.failed} refused, ${spaces.repeated} sent again; read by the other: ${spaces.seen.length}`,
        target: '0, 0, any, all',
      },
      {
        name: `${what}, processor time of the server`,
        figure: `${spaces.cpu.toFixed(2)} s a second of ${bare.cpu.toFixed(2)}`,
        ratio: spaces.cpu / bare.cpu,
        target: 'under 1 s a second',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
