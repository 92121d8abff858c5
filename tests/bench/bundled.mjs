import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/paths.mjs';

/**
 * Loads modules of the app in Node, bundled like the command line, with packages external.
 * @param name of the bundle; must be unique
 * @param contents a module with the wanted exports, with paths from the root of the project
 */
export async function bundled(name, contents) {
  const outfile = path.join(root, `node_modules/.cache/muster-bench/${name}.mjs`);
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    alias: { '@': root },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}
