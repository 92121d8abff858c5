import { gzipSync } from 'node:zlib';
import { freshPage, openRoster, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';

const LIMIT = 200_000;

/** Found in react-pdf and what it draws with, and nowhere else. */
const PDF_LIBRARY = /FlateDecode|%PDF-/;

const weigh = (texts) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Text of every script that a page's HTML links to, those for old browsers aside. */
async function linked(address, path) {
  const html = await (await fetch(address + path)).text();
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = scripts
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Promise.all(
    [...new Set(sources)].map(async (source) => (await fetch(new URL(source, address))).text()),
  );
}

/** Every script that is fetched from an empty cache until a roster's builder can be used. */
async function fetched(app) {
  const page = await freshPage(app);
  await openRoster(page, rosterOf(12, 15));
  const builder = page.url();
  // The roster is kept in this profile, so it is opened here, with nothing cached.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const texts = [];
  const collect = (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  };
  page.on('response', collect);
  await page.goto(builder);
  await page.getByRole('button', { name: 'Add element' }).waitFor();
  page.off('response', collect);
  const scripts = await Promise.all(texts);
  await page.context().close();
  return scripts;
}

/** Bytes of JavaScript before the builder can be used, gzip. */
export async function run() {
  return withApp(async (app) => {
    const row = (name, scripts) => {
      const bytes = weigh(scripts);
      const pdf = scripts.some((text) => PDF_LIBRARY.test(text)) ? ', with the PDF library' : '';
      return {
        name,
        figure: `${kilobytes(bytes)}${pdf}`,
        ratio: bytes / LIMIT,
        target: 'at most 200 kB, no PDF library',
      };
    };
    return [
      row('JavaScript linked in the HTML of the shelf, gzip', await linked(app.address, '/')),
      row('JavaScript linked in the HTML of the builder, gzip', await linked(app.address, '/build')),
      row('JavaScript fetched until the builder of a force is ready, gzip', await fetched(app)),
    ];
  });
}
