import { statSync } from 'node:fs';
import path from 'node:path';
import { newest } from './newest.mjs';
import { next, root } from './next.mjs';

// `npm start`: builds when the build is missing or older than its sources, then serves on PORT or 3000.

const sources = [
  'app',
  'components',
  'lib',
  'data',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
];
const built = statSync(path.join(root, '.next/BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (built <= newest(...[...sources, 'package-lock.json'].map((each) => path.join(root, each)))) {
  console.log('Building: there is no build yet, or it is older than the sources.');
  const status = await next(['build']).ended;
  if (status !== 0) {
    console.error('The build failed; see above.');
    process.exit(status);
  }
}

const port = process.env.PORT || '3000';
const server = next(['start', '-p', port], { quiet: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.child.kill(signal));
if (await server.answers(`http://localhost:${port}/`))
  console.log(`Muster is at http://localhost:${port}/ (Ctrl+C ends it).`);
process.exitCode = await server.ended;
