import './installed.mjs';
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from './bundle.mjs';
import { securityHeaders } from './headers.mjs';
import { root } from './paths.mjs';

// Serves the build: `node scripts/server.mjs -p PORT [-H ADDRESS]`. Two processes share the port, where there are two
// cores. Checks are answered straight from the library, everything else by Next.

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
});
const port = Number(values.port ?? 3000);
/** The status of a process that cannot have the port: starting it anew does not help. */
const NO_PORT = 98;

if (cluster.isPrimary) await lead();
else await work();

/** Starts the processes, starts anew those that fail, and ends with them. */
async function lead() {
  await bundled('serve', 'lib/serve/node.ts');
  let [ending, failed] = [false, 0];
  for (let count = Math.min(2, availableParallelism()); count > 0; count--) cluster.fork();
  cluster.on('exit', (_, status) => {
    if (ending) return;
    failed++;
    if (status === NO_PORT) {
      console.error(`Port ${port} is taken or may not be had; choose another with PORT.`);
      ending = true;
      process.exitCode = 1;
      for (const each of Object.values(cluster.workers ?? {})) each?.process.kill('SIGKILL');
      return;
    }
    if (failed > 10) process.exit(status || 1);
    cluster.fork();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      ending = true;
      for (const each of Object.values(cluster.workers ?? {})) each?.kill('SIGTERM');
      setTimeout(() => process.exit(0), 200);
    });
}

async function work() {
  const main = await bundled('serve', 'lib/serve/node.ts');
  const { CHECK_PATH, nodeChecker, nodeReply } = await import(pathToFileURL(main).href);
  const checker = nodeChecker();
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: root, port, hostname: values.host ?? 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === CHECK_PATH) nodeReply(checker, request, response, securityHeaders);
    else handle(request, response);
  });
  // Slow and idle clients: headers within 10 s, a body within what the checker allows it.
  server.headersTimeout = 10_000;
  server.requestTimeout = 130_000;
  server.on('error', () => process.exit(NO_PORT));
  server.listen(port, values.host);
}
