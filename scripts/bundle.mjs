import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newest } from './newest.mjs';
import { root } from './paths.mjs';

const sources = ['lib', 'data', 'package-lock.json', 'tsconfig.json', 'scripts/bundle.mjs'].map((each) =>
  path.join(root, each),
);

/**
 * Bundles a part of the library as a program that Node can load, if it is missing or older than its sources.
 * @param {string} name the name of its folder in dist/
 * @param {string} entry for example `lib/cli/main.ts`
 * @param {Record<string, string>} others more programs in that folder, entries by name
 * @returns {Promise<string>} the path of the program
 */
export async function bundled(name, entry, others = {}) {
  const main = path.join(root, 'dist', name, 'main.js');
  const made = statSync(main, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made <= newest(...sources)) await bundle(path.dirname(main), { ...others, main: entry }, new Date());
  return main;
}

/**
 * Bundles and loads a part of the library.
 * @param {Parameters<typeof bundled>} part
 */
export const load = async (...part) => import(pathToFileURL(await bundled(...part)).href);

/** Builds in a temporary folder and moves the files over, the entry last, so that two builds can run at once. */
async function bundle(folder, entryPoints, startedAt) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(path.join(root, 'dist/.made-'));
  try {
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: made,
      chunkNames: 'chunk-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['@react-pdf/renderer', 'pdfjs-dist', 'react'],
      // commander is CommonJS and loads Node's modules with require.
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
      logLevel: 'error',
    });
    const files = readdirSync(made).sort((a, b) => Number(a === 'main.js') - Number(b === 'main.js'));
    // Dated to the start of the build: sources that changed during it are newer.
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
