import { statSync } from 'node:fs';
import path from 'node:path';
import { newest } from './newest.mjs';
import { next, root } from './next.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'data',
  'worker',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the app, then the service worker that caches the build. `next build` alone makes no service worker and
 * registers none.
 * @returns the exit status
 */
export async function buildApp() {
  const status = await next(['build'], { env: { NEXT_PUBLIC_SERVICE_WORKER: '/sw.js' } }).ended;
  if (status === 0) {
    const { buildServiceWorker } = await import('./service-worker.mjs');
    await buildServiceWorker();
  }
  return status;
}

/** Returns when a file was written, in milliseconds; 0 if it does not exist. */
const written = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the app if there is no build yet or it is older than its sources; exits the process if that fails. */
export async function buildWhenOlder() {
  const built = written('.next/BUILD_ID');
  const complete = written('public/sw.js') >= built;
  if (complete && built > newest(...sources.map((each) => path.join(root, each)))) return;
  console.log('Building: there is no build yet, or it is older than the sources.');
  const status = await buildApp();
  if (status === 0) return;
  console.error('The build failed; see above.');
  process.exit(status);
}
