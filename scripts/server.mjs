import './installed.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundledOrExit } from './bundle.mjs';
import { root } from './paths.mjs';

// Serves the build: `node scripts/server.mjs -p PORT [-H ADDRESS]`.

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
});
const program = await bundledOrExit('server', 'lib/serve/main.ts', { thread: 'lib/serve/thread.ts' });
const { main } = await import(pathToFileURL(program).href);
await main({
  root: path.join(root, 'out'),
  port: Number(values.port ?? 3000),
  host: values.host,
  proxies: process.env.TRUST_PROXY || '0',
  thread: path.join(path.dirname(program), 'thread.js'),
});
