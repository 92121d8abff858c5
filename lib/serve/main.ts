import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app';
import { pages } from './pages';
import { threads } from './threads';

/** Options for serving the app. */
export interface Serving {
  /** The folder of the built pages. */
  root: string;
  port: number;
  /** The address to listen on; all addresses if omitted. */
  host?: string | undefined;
  /** The number of proxies in front of the app, as in TRUST_PROXY. */
  proxies: string;
  /** The built program of a thread. */
  thread: string;
}

/** Serves the build until the process is told to end; then requests in progress are answered, and new ones refused. */
export async function main({ root, port, host, proxies, thread }: Serving): Promise<void> {
  const wrong = !/^\d$/.test(proxies)
    ? `TRUST_PROXY is ${proxies}; it must be the number of proxies before the app, such as 1.`
    : !existsSync(path.join(root, 'index.html'))
      ? 'There is no build yet: run npm run build first.'
      : null;
  if (wrong !== null) return giveUp(wrong);
  const app = await createApp({
    work: threads(thread),
    pages: (each) => pages(each, { root }),
    proxies: Number(proxies),
    ...(process.stdout.isTTY ? {} : { log: process.stdout }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  for (const address of host === undefined ? ['::', '0.0.0.0'] : [host]) {
    try {
      await app.listen({ port, host: address });
      return;
    } catch (error) {
      // A machine without IPv6 still has the other kind of addresses.
      if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') break;
    }
  }
  giveUp(`Port ${port} is in use or not permitted; choose another with PORT.`);
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}
