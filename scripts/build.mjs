import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeBundle } from './bundle.mjs';
import { contentOf } from './content.mjs';
import { out, root } from './paths.mjs';

// `npm run build`: makes the site in out/ (or OUT), for the path BASE_PATH, and its server in dist/server/, which needs no
// other packages.

const sources = [
  'app',
  'components',
  'lib',
  'data',
  'worker',
  'scripts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

const serverFolder = path.join(root, 'dist/server');

/** The program of the server. */
export const server = path.join(serverFolder, 'main.js');

/** The file that says what a complete build was made of. */
const madeOf = path.join(root, out, '.sources');

/** What the build of these sources, under this path and with these servers of events, is made of. */
const made = () =>
  [contentOf(root, sources), process.env.BASE_PATH ?? '', process.env.EVENTS_SERVER ?? '']
    .join(' ')
    .trimEnd();

/** Builds the site; throws if that fails. */
async function build() {
  // Before the build: sources that change during it make it out of date.
  const content = made();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_PUBLIC_SERVICE_WORKER: `${process.env.BASE_PATH ?? ''}/sw.js`,
    },
  });
  const { finishSite } = await import('./site.mjs');
  await finishSite();
  await buildServer();
  writeFileSync(madeOf, content);
}

async function buildServer() {
  rmSync(serverFolder, { recursive: true, force: true });
  const programs = {
    main: 'lib/serve/main.ts',
    thread: 'lib/serve/thread.ts',
    worker: 'node_modules/piscina/dist/worker.js',
  };
  await writeBundle(serverFolder, programs, ['@napi-rs/nice']);
  // These load their compiled parts by the name of the machine: the SQLite library, and what sets priorities of threads.
  // Piscina does without the latter, which npm may have left out.
  const scope = path.join(root, 'node_modules/@napi-rs');
  const nice = existsSync(scope) ? readdirSync(scope).filter((name) => name.startsWith('nice')) : [];
  for (const native of ['@libsql', ...nice.map((name) => `@napi-rs/${name}`)]) {
    const folder = path.join('node_modules', native);
    cpSync(path.join(root, folder), path.join(serverFolder, folder), { recursive: true });
  }
}

function isCurrent() {
  try {
    return readFileSync(madeOf, 'utf8') === made();
  } catch {
    return false;
  }
}

/** Builds the site if there is no complete build of its sources yet; exits the process if that fails. */
export async function buildWhenChanged() {
  if (isCurrent()) return;
  console.log('Building: there is no build of these sources yet.');
  await buildOrExit();
}

async function buildOrExit() {
  try {
    await build();
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildOrExit();
