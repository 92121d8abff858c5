import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { balancer } from '../../../scripts/balancer.mjs';
import { root } from '../../../scripts/paths.mjs';
import { hasPostgres, startCluster } from '../../../scripts/postgres.mjs';
import { freePort, startServer } from '../../../scripts/serve.mjs';
import { bundled } from '../bundled.mjs';
import { SERVER_KEY } from './client.mjs';

/** Where events are kept, and by how many servers. */
export const kinds = {
  sqlite: { title: 'SQLite', count: 1, isLeftOut: false },
  postgres: { title: 'PostgreSQL, two servers', count: 2, isLeftOut: !hasPostgres },
};

/** Milliseconds until a server that does not end is killed. */
const END_MS = 20_000;

/** The processor time of a process in seconds, and the most memory that it had in MiB (Linux). */
function usageOf(pid) {
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  const [, memory] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { cpu: (Number(times[11]) + Number(times[12])) / 100, memory: Number(memory) / 1024 };
}

/** Servers of events: one with SQLite, or two with PostgreSQL behind a balancer. */
class Servers {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  cluster = null;
  front = null;
  ports = [];
  running = [];

  constructor(kind) {
    this.kind = kind;
  }

  async begin() {
    if (this.kind === 'postgres') this.cluster = startCluster({ isDurable: true });
    this.url = this.cluster?.database() ?? '';
    const { count } = kinds[this.kind];
    for (let at = 0; at < count; at++) {
      this.ports.push(await freePort());
      await this.start(at);
    }
    [this.port] = this.ports;
    if (count === 1) return;
    this.front = balancer(this.ports).listen(0, '127.0.0.1');
    await once(this.front, 'listening');
    this.port = this.front.address().port;
  }

  async start(at) {
    const env = {
      MUSTER_DATA: this.folder,
      MUSTER_KEY: SERVER_KEY,
      DATABASE_URL: this.url,
      TRUST_PROXY: this.kind === 'postgres' ? '1' : '0',
    };
    const port = this.ports[at];
    this.running[at] = startServer(['-p', `${port}`, '-H', '127.0.0.1'], { quiet: true, env });
    if (!(await this.running[at].answers(`http://127.0.0.1:${port}/healthz`)))
      throw new Error('The server did not start.');
  }

  async kill(at) {
    this.running[at].child.kill('SIGKILL');
    await this.running[at].ended;
  }

  /** The processor time of all servers in seconds, and the most memory of one in MiB; without the database's. */
  usage() {
    const usages = this.running.map(({ child }) => usageOf(child.pid));
    return {
      cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
      memory: Math.max(...usages.map(({ memory }) => memory)),
    };
  }

  /** All log entries of an event, read from its database. */
  async log(event) {
    const { openStore } = await bundled('store', `export { openStore } from './lib/store/store';`);
    const store = await openStore({ folder: this.folder, ...(this.url && { url: this.url }) });
    const log = [];
    for (;;) {
      const entries = await store.entries(event, log.length);
      if (entries.length === 0) break;
      log.push(...entries);
    }
    await store.close();
    return log;
  }

  /** What `muster event audit` says of an event if that is not that all is well; null otherwise. */
  audit(event) {
    const place = this.url ? ['--database', this.url] : ['--data', this.folder];
    const args = ['scripts/muster.mjs', 'event', 'audit', event, ...place];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: root }, (error, out, wrong) =>
        resolve(error ? `${out}${wrong}`.trim() || error.message : null),
      );
    });
  }

  /** Ends all and removes their files. */
  async stop() {
    this.front?.closeAllConnections();
    this.front?.close();
    for (const { child, ended } of this.running) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await ended;
      clearTimeout(timer);
    }
    this.cluster?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Does something with servers of a kind, and ends them. */
export async function withServers(kind, work) {
  const servers = new Servers(kind);
  const stopped = () => servers.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopped);
  try {
    await servers.begin();
    return await work(servers);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stopped);
    await servers.stop();
  }
}

/**
 * Starts the requests of a scenario in a process of their own.
 * @param how what its function `load` gets
 * @param heard gets what it tells before it is done
 * @returns its result, later, and a function that tells it to end
 */
export function startLoad(scenario, how, heard = () => {}) {
  const child = fork(fileURLToPath(new URL('../event-load.mjs', import.meta.url)), [scenario]);
  const done = new Promise((resolve, reject) => {
    child.on('message', ({ told, result, error }) => {
      if (error !== undefined) reject(new Error(error));
      else if (result !== undefined) resolve(result);
      else heard(told);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error('The process with the requests ended early.')));
  });
  // Its rejection is for those who wait for it.
  done.catch(() => {});
  child.send(how);
  return { done, end: () => child.connected && child.send('end'), kill: () => child.kill('SIGKILL') };
}

/** The result of the requests of a scenario. */
export async function loadOf(scenario, how, heard) {
  const load = startLoad(scenario, how, heard);
  try {
    return await load.done;
  } finally {
    load.kill();
  }
}
