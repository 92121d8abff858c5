import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { builtPages } from './built-pages';
import { pageHeaders } from './headers';
import { FixThreads } from './running-fixes';
import { sharedFixes, shareFixes } from './shared-fixes';
import { NO_PORT, runWorkers } from './workers';

/** Options for serving the app. */
export interface Serving {
  /** The folder of the project, which contains the build. */
  root: string;
  port: number;
  /** The address to listen on; all addresses if omitted. */
  host?: string | undefined;
  /** The number of proxies in front of the app, as in TRUST_PROXY. */
  proxies: string;
  /** The built program of a thread that searches for fixes. */
  fixThread: string;
  /** Prepares the listener that answers requests for pages. */
  pages: () => Promise<RequestListener>;
}

/**
 * Serves the build. Two processes share the port if there are two cores; this runs in each of them, and in the one
 * that starts them.
 */
export async function main(serving: Serving): Promise<void> {
  if (cluster.isPrimary) runPrimary(serving);
  else await serveApp(serving);
}

function runPrimary({ root, port, proxies, fixThread }: Serving): void {
  const wrong = !/^\d$/.test(proxies)
    ? `TRUST_PROXY is ${proxies}; it must be the number of proxies before the app, such as 1.`
    : !existsSync(path.join(root, '.next/BUILD_ID'))
      ? 'There is no build yet: run npm run build first.'
      : null;
  if (wrong !== null) {
    console.error(wrong);
    process.exit(1);
  }
  const threads = new FixThreads(fixThread);
  shareFixes((body, address) => threads.answer(body, address));
  runWorkers(Math.min(2, availableParallelism()), port);
}

async function serveApp({ root, port, host, proxies, pages }: Serving): Promise<void> {
  process.on('uncaughtException', (error) => {
    // The message is left out because it may quote a roster.
    const frames = String(error?.stack).match(/^ {4}at .*$/gm) ?? [];
    console.error([`A defect of Muster itself (${error?.name}):`, ...frames].join('\n'));
    process.exit(1);
  });
  const { appEndpoints, appServer } = await import('./server');
  const server = appServer({
    pages: await pages(),
    headers: pageHeaders(builtPages(root)),
    proxies: Number(proxies),
    endpoints: appEndpoints(sharedFixes()),
  });
  server.on('error', () => process.exit(NO_PORT));
  server.listen(port, host);
}
