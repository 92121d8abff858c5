import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOf } from './content.mjs';
import { root } from './paths.mjs';

const sources = ['lib', 'data', 'scripts', 'package-lock.json', 'tsconfig.json'];

const dist = path.join(root, 'dist');

/**
 * Bundles a part of the library as a program that Node can load, unless there is one of the same sources.
 * @param {string} name the name of its folder in dist/
 * @param {string} entry for example `lib/cli/bin.ts`
 * @param {Record<string, string>} others more programs in that folder, entries by name
 * @returns {Promise<string>} the path of the program
 */
export async function bundled(name, entry, others = {}) {
  const folder = path.join(dist, name, contentOf(root, sources));
  const main = path.join(folder, 'main.js');
  if (!existsSync(main)) await bundle(folder, { ...others, main: entry });
  return main;
}

/**
 * Bundles and loads a part of the library.
 * @param {Parameters<typeof bundled>} part
 */
export const load = async (...part) => import(pathToFileURL(await bundled(...part)).href);

/**
 * Bundles a part of the library for a program that cannot run without it: if that fails, says why and exits with 2.
 * @param {Parameters<typeof bundled>} part
 */
export async function bundledOrExit(...part) {
  try {
    return await bundled(...part);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(
      `Muster could not be prepared in ${dist}: ${why}. Run it once as a user who may write there; after that it need only be read.`,
    );
    process.exit(2);
  }
}

/** The programs of the command line, by name. */
export const commandLine = {
  main: 'lib/cli/bin.ts',
  'fix-thread': 'lib/cli/fix-thread.ts',
  'pdf-thread': 'lib/node/pdf-thread.ts',
};

/** Dependencies of the package that are not bundled: they load files, or compiled parts, of their own. */
const installed = ['@react-pdf/renderer', 'libsql', 'pdfjs-dist', 'react'];

/** What packages that are CommonJS expect to find. */
const commonJs = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;
`;

/** Writes a bundle, and removes earlier ones of the same name. */
async function bundle(folder, entryPoints) {
  await writeBundle(folder, entryPoints);
  removeOld(path.dirname(folder), path.basename(folder));
}

/**
 * Bundles parts of the library, each file whole and main.js last, so that two can be made at once and one may be cut
 * off.
 * @param {string} folder
 * @param {Record<string, string>} entryPoints
 * @param {string[]} external packages that are loaded from node_modules
 */
export async function writeBundle(folder, entryPoints, external = installed) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    write: false,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    banner: { js: commonJs },
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  const isMain = (/** @type {{ path: string }} */ file) => Number(path.basename(file.path) === 'main.js');
  for (const file of outputFiles.sort((a, b) => isMain(a) - isMain(b))) {
    const unfinished = `${file.path}.${process.pid}`;
    writeFileSync(unfinished, file.contents);
    renameSync(unfinished, file.path);
  }
}

/** Removes what was made more than a day ago: a program that still runs may load more of it until then. */
function removeOld(folder, kept) {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name);
    if (name !== kept && (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < dayAgo)
      rmSync(old, { recursive: true, force: true });
  }
}
