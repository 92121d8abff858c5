import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { createApp, pages } from './app';
import { openKept, WrongEnvironment } from './environment';
import { threads } from './threads';

// The program of the server: `node dist/server/main.js [-p PORT] [-H ADDRESS]` serves the build in out/. Without -H it
// listens on all addresses of the machine. When it is told to end, requests in progress are answered, and new ones refused.
// Events and spaces are kept in MUSTER_DATA, or in a database, DATABASE_URL.

// Every thread has a heap: these keep them all under 200 MiB, for a twentieth more processor time.
for (const flag of ['--max-semi-space-size=2', '--heap-growing-percent=20']) setFlagsFromString(flag);

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../out');

const { port, host } = options();
const proxies = process.env.TRUST_PROXY || '0';
if (!/^\d$/.test(proxies))
  giveUp(`TRUST_PROXY is ${proxies}; it must be the number of proxies before the app, such as 1.`);
if (!existsSync(path.join(root, 'index.html'))) giveUp('There is no build yet: run npm run build first.');

const kept = await openKept(process.env, sayKey).catch((error: unknown) => {
  if (error instanceof WrongEnvironment) return giveUp(error.message);
  throw error;
});
const work = threads(path.join(folder, 'thread.js'));
const app = await createApp({
  work,
  pages: (each) => pages(each, { root }),
  events: { ...kept.events, work: work.events, hasProxies: proxies !== '0' },
  ...(kept.spaces && { spaces: kept.spaces }),
  proxies: Number(proxies),
  ...(process.stdout.isTTY ? {} : { log: process.stdout }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
await listen();
if (process.stdout.isTTY)
  console.log(`Muster is at http://${host ?? 'localhost'}:${port}/ (Ctrl+C ends it).`);

function options() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
    });
    const asked = values.port ?? (process.env.PORT || '3000');
    const number = Number(asked);
    if (!/^\d+$/.test(asked) || number > 65_535)
      giveUp(`The port is ${asked}; it must be a number up to 65535, such as 3000.`);
    return { port: number, host: values.host };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

async function listen() {
  for (const address of host === undefined ? ['::', '0.0.0.0'] : [host]) {
    try {
      return await app.listen({ port, host: address });
    } catch (error) {
      // A machine without IPv6 still has the other kind of addresses.
      if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') break;
    }
  }
  return giveUp(`Port ${port} is in use or not permitted; choose another with PORT.`);
}

/** Says the server's key, once: to a person, and not to a log. */
function sayKey(key: string, file: string) {
  if (process.stdout.isTTY) console.log(`The key of this server, for making events, is ${key}`);
  console.error(`The key of this server, for making events, is kept in ${file}.`);
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}
