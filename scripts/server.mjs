import './installed.mjs';
import { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundledOrExit } from './bundle.mjs';
import { root } from './paths.mjs';

// Serves the build: `node scripts/server.mjs -p PORT [-H ADDRESS]`. Checks are answered by the library directly,
// everything else by Next.

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
});
const port = Number(values.port ?? 3000);
const program = await bundledOrExit('server', 'lib/serve/main.ts', {
  'fix-thread': 'lib/serve/fix-thread.ts',
});
const { main } = await import(pathToFileURL(program).href);
const fixThread = path.join(path.dirname(program), 'fix-thread.js');
await main({ root, port, host: values.host, proxies: process.env.TRUST_PROXY || '0', fixThread, pages });

async function pages() {
  const { default: next } = await import('next');
  // Next gets a separate server to listen for upgrades, so that it handles none of ours: we stay with HTTP/1.1.
  const httpServer = new Server();
  const app = next({ dev: false, dir: root, port, hostname: values.host ?? 'localhost', httpServer });
  await app.prepare();
  return app.getRequestHandler();
}
