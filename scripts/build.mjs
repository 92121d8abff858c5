import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from './content.mjs';
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

/** The file of a complete build that says what it was made of. */
const madeOf = path.join(root, '.next/sources');

/**
 * Builds the app, then the service worker that caches the build. `next build` alone makes no service worker and
 * registers none.
 * @returns the exit status
 */
export async function buildApp() {
  // Before the build: sources that change during it make it out of date.
  const content = contentOf(root, sources);
  const status = await next(['build'], { env: { NEXT_PUBLIC_SERVICE_WORKER: '/sw.js' } }).ended;
  if (status === 0) {
    const { buildServiceWorker } = await import('./service-worker.mjs');
    await buildServiceWorker();
    writeFileSync(madeOf, content);
  }
  return status;
}

function isCurrent() {
  try {
    return readFileSync(madeOf, 'utf8') === contentOf(root, sources);
  } catch {
    return false;
  }
}

/** Builds the app if there is no complete build of its sources yet; exits the process if that fails. */
export async function buildWhenChanged() {
  if (isCurrent()) return;
  console.log('Building: there is no build of these sources yet.');
  const status = await buildApp();
  if (status === 0) return;
  console.error('The build failed; see above.');
  process.exit(status);
}
