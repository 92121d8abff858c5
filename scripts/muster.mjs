import './installed.mjs';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { newest } from './newest.mjs';

// The command line in a checkout: bundles it when the bundle is missing or older than its sources, then runs it.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'dist/cli');
const main = path.join(folder, 'main.js');

/** Builds in a folder of its own and moves the files over, the entry last: two at once do no harm. */
async function bundle(startedAt) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(path.join(root, 'dist/.cli-'));
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { main: 'lib/cli/main.ts' },
      outdir: made,
      chunkNames: 'chunk-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['@react-pdf/renderer', 'react'],
      // commander is CommonJS and asks for Node's modules with require.
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
      logLevel: 'error',
    });
    const files = readdirSync(made).sort((a, b) => Number(a === 'main.js') - Number(b === 'main.js'));
    // As old as the sources it was made from: what changed meanwhile is newer.
    utimesSync(path.join(made, 'main.js'), startedAt, startedAt);
    for (const file of files) renameSync(path.join(made, file), path.join(folder, file));
    const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
    for (const file of readdirSync(folder)) {
      const old = path.join(folder, file);
      if (!files.includes(file) && (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < dayAgo)
        rmSync(old, { force: true });
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const sources = ['lib', 'data', 'package-lock.json', 'tsconfig.json', 'scripts/muster.mjs'].map((each) =>
  path.join(root, each),
);
const made = statSync(main, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (made <= newest(...sources)) await bundle(new Date());
nodeModule.enableCompileCache?.(path.join(root, 'dist/compile-cache'));
const { main: run } = await import(pathToFileURL(main).href);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `This is a defect of muster itself: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 2;
}
