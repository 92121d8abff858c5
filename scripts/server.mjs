import './installed.mjs';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from './bundle.mjs';
import { pageHeaders } from './headers.mjs';
import { builtPages } from './pages.mjs';
import { root } from './paths.mjs';

// Serves the build: `node scripts/server.mjs -p PORT [-H ADDRESS]`. Two processes share the port, where there are two
// cores. Checks are answered straight from the library, everything else by Next. TRUST_PROXY says how many proxies stand
// before it.

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
});
const port = Number(values.port ?? 3000);
const proxies = process.env.TRUST_PROXY || '0';

const load = async (name, entry) => import(pathToFileURL(await bundled(name, entry)).href);
const { NO_PORT, runWorkers } = await load('workers', 'lib/serve/workers.ts');

if (cluster.isPrimary) await lead();
else await work();

async function lead() {
  const wrong = !/^\d$/.test(proxies)
    ? `TRUST_PROXY is ${proxies}; it must be the number of proxies before the app, such as 1.`
    : !existsSync(path.join(root, '.next/BUILD_ID'))
      ? 'There is no build yet: run npm run build first.'
      : null;
  if (wrong !== null) {
    console.error(wrong);
    process.exit(1);
  }
  // Made once, before the processes ask for it.
  await bundled('server', 'lib/serve/server.ts');
  runWorkers(Math.min(2, availableParallelism()), port);
}

async function work() {
  process.on('uncaughtException', (error) => {
    // The message may quote a roster: it is left out.
    const frames = String(error?.stack).match(/^ {4}at .*$/gm) ?? [];
    console.error([`A defect of Muster itself (${error?.name}):`, ...frames].join('\n'));
    process.exit(1);
  });
  const { appServer } = await load('server', 'lib/serve/server.ts');
  const { default: next } = await import('next');
  // Next gets a server of its own to listen for upgrades, of which it takes none: ours goes on in HTTP/1.1.
  const httpServer = new Server();
  const app = next({ dev: false, dir: root, port, hostname: values.host ?? 'localhost', httpServer });
  await app.prepare();
  const server = appServer({
    pages: app.getRequestHandler(),
    headers: pageHeaders(builtPages()),
    proxies: Number(proxies),
  });
  server.on('error', () => process.exit(NO_PORT));
  server.listen(port, values.host);
}
