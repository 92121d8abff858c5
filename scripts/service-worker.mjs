import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { load } from './bundle.mjs';
import { root } from './next.mjs';

/** Media above this many bytes are cached only on demand: fonts of rarely used scripts. */
const LARGE = 500_000;

const inBuild = (...parts) => path.join(root, '.next', ...parts);

/** Returns what `next build` wrote for browsers, by address, without files that no browser requests. */
function staticFiles() {
  const folder = inBuild('static');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|woff)$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/_next/static/${path.relative(folder, file).split(path.sep).join('/')}`;
      return { url, revision: null, bytes: readFileSync(file) };
    });
}

/** Returns the prerendered pages, by address. Their headers are cached with them, so the revision includes these. */
async function pages() {
  const { builtPages } = await load('built-pages', 'lib/serve/built-pages.ts');
  const { pageHeaders } = await load('headers', 'lib/serve/headers.ts');
  const built = builtPages(root);
  const headersAt = pageHeaders(built);
  return built
    .filter(({ url }) => !url.startsWith('/_'))
    .map(({ url, bytes }) => {
      const hash = createHash('sha256')
        .update(bytes)
        .update(JSON.stringify(headersAt(url)));
      return { url, revision: hash.digest('hex').slice(0, 16), bytes };
    });
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

/** Bundles the service worker into public/sw.js, with the list of files to cache; prints their size. */
export async function buildServiceWorker() {
  const files = staticFiles();
  const onDemand = files.filter(
    ({ url, bytes }) => url.includes('/media/') && !url.endsWith('.wasm') && bytes.length > LARGE,
  );
  const cached = [...(await pages()), ...files.filter((file) => !onDemand.includes(file))];
  await build({
    absWorkingDir: root,
    entryPoints: ['worker/service-worker.ts'],
    outfile: 'public/sw.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      APP_FILES: JSON.stringify(cached.map(({ url, revision }) => ({ url, revision }))),
      FILES_ON_DEMAND: JSON.stringify(onDemand.map(({ url }) => url)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  const weight = sum(cached.map(({ bytes }) => bytes.length));
  const sent = sum(cached.map(({ url, bytes }) => (/2$/.test(url) ? bytes : gzipSync(bytes)).length));
  console.log(
    `For use with no network: ${cached.length} files, ${megabytes(weight)} (${megabytes(sent)} to load); ${onDemand.length} fonts on demand, ${megabytes(sum(onDemand.map(({ bytes }) => bytes.length)))}.`,
  );
}
