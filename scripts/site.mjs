import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build } from 'esbuild';
import { load } from './bundle.mjs';
import { out, root } from './paths.mjs';
import { writeSchemas } from './schemas.mjs';

// Finishes the site that `next build` wrote: policies of the pages, headers, the service worker, schemas, and
// compressed copies of text files.

const site = path.join(root, out);
const base = process.env.BASE_PATH ?? '';

/**
 * Media above this many bytes are cached only on demand: fonts of rarely used scripts. The font with the symbols of
 * sheets, such as stars, is smaller.
 */
const LARGE = 1_000_000;
/** The scripts, styles and texts of the app in one file, for use offline. */
const ARCHIVE = 'app-files.json';

/** The start of the SHA-256 of a file. */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Files that are smaller compressed. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|ttf|wasm|webmanifest)$/;

const filesOf = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

const read = (file) => readFileSync(path.join(site, file));
const write = (file, content) => writeFileSync(path.join(site, file), content);

/** Finishes the site. */
export async function finishSite() {
  // Made for the development server alone.
  rmSync(path.join(site, 'no-service-worker.js'), { force: true });
  await writePolicies();
  const offline = await buildServiceWorker();
  await writeSchemas(path.join(site, 'schema'));
  await writeDescription();
  for (const file of filesOf()) if (COMPRESSIBLE.test(file)) compress(file);
  printSizes(offline);
}

/** Writes each page's policy into it, for hosts without headers, and all headers into `_headers`, for those with them. */
async function writePolicies() {
  const { builtPages, metaPolicy, pagePolicies, securityHeaders } = await load(
    'headers',
    'lib/serve/headers.ts',
  );
  const pages = builtPages(site);
  const policies = pagePolicies(pages);
  for (const { file, html } of pages) {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policies.get(file))}"/>`;
    write(file.slice(1), html.replace('<head>', `<head>${meta}`));
  }
  const { 'Content-Security-Policy': _, ...common } = securityHeaders();
  const block = (address, headers) =>
    [`${base}${address}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    );
  const blocks = [
    block('/*', common),
    ...['/schema/*', '/api/openapi.json'].map((address) =>
      block(address, { 'Access-Control-Allow-Origin': '*' }),
    ),
    block('/_next/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...[...policies].map(([file, policy]) =>
      block(file.replace(/index\.html$/, ''), { 'Content-Security-Policy': policy }),
    ),
  ];
  write('_headers', `${blocks.join('\n\n')}\n`);
}

/** Bundles the service worker, with the lists of files to cache and their hashes; returns what is loaded when. */
async function buildServiceWorker() {
  const files = filesOf()
    .filter(
      (file) =>
        /^_next\/static\/.*(?<!\.map|\.woff)$/.test(file) || /(?:^|\/)index\.(?:html|txt)$/.test(file),
    )
    .map((file) => {
      const bytes = read(file);
      return { url: `${base}/${file.replace(/index\.html$/, '')}`, file, hash: hashOf(bytes), bytes };
    });
  const isLater = ({ url }) => /\.(?:ttf|wasm)$/.test(url);
  const large = files.filter(
    (file) => isLater(file) && !file.url.endsWith('.wasm') && file.bytes.length > LARGE,
  );
  const later = files.filter((file) => isLater(file) && !large.includes(file));
  const cached = files.filter((file) => !isLater(file));
  const texts = cached.filter(({ url }) => /\.(?:js|css|txt)$/.test(url));
  const archive = JSON.stringify(Object.fromEntries(texts.map(({ url, bytes }) => [url, bytes.toString()])));
  write(ARCHIVE, archive);
  const listed = (some) => JSON.stringify(some.map(({ url, hash }) => ({ url, hash })));
  await build({
    absWorkingDir: root,
    entryPoints: ['worker/service-worker.ts'],
    outfile: path.join(site, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      APP_FILES: listed(cached),
      ARCHIVE: JSON.stringify({ url: `${base}/${ARCHIVE}`, hash: hashOf(archive) }),
      LATER_FILES: listed(later),
      LARGE_FILES: listed(large),
      STATIC_PATH: JSON.stringify(`${base}/_next/static/`),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  return { first: [...cached.filter((file) => !texts.includes(file)), { file: ARCHIVE }], later, large };
}

/** Prints how much a browser loads for use with no network. */
function printSizes({ first, later, large }) {
  const sent = (file) => {
    const whole = path.join(site, file);
    return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
  };
  const megabytes = (some) => `${(some.reduce((sum, { file }) => sum + sent(file), 0) / 1e6).toFixed(1)} MB`;
  console.log(
    `For use with no network: ${megabytes(first)} in ${first.length} requests; for printing and scanning ${megabytes(later)} in ${later.length}; ${large.length} font on demand, ${megabytes(large)}.`,
  );
}

/** Writes the description of the endpoints, and what a host of files alone answers to the question for events. */
async function writeDescription() {
  const { openApi } = await load('openapi', 'lib/serve/openapi.ts');
  mkdirSync(path.join(site, 'api/events'), { recursive: true });
  write('api/openapi.json', JSON.stringify(await openApi(), null, 2));
  write('api/events/here.json', JSON.stringify({ events: false }));
}

/** Writes compressed copies of a file beside it. */
function compress(file) {
  const bytes = read(file);
  const params = {
    // From 9 on, a build takes half a minute longer for 0.1 % less.
    [zlib.BROTLI_PARAM_QUALITY]: 8,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // What several scripts have is far apart in the archive.
    ...(file === ARCHIVE && { [zlib.BROTLI_PARAM_LGWIN]: 24 }),
  };
  write(`${file}.br`, brotliCompressSync(bytes, { params }));
  write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
