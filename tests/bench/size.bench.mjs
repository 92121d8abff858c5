import { freshPage, openRoster, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';
import { kilobytes, linkedScripts, scriptsOfBuilder, weigh } from './weight.mjs';

const LIMIT = 200_000;

/** Found in react-pdf and what it draws with, and nowhere else. */
const PDF_LIBRARY = /FlateDecode|%PDF-/;

/** Every script that is fetched until the builder of a roster is ready. */
async function fetched(app) {
  const page = await freshPage(app);
  await openRoster(page, rosterOf(12, 15));
  const scripts = await scriptsOfBuilder(page);
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
      row('JavaScript linked in the HTML of the shelf, gzip', await linkedScripts(app.address, '/')),
      row('JavaScript linked in the HTML of the builder, gzip', await linkedScripts(app.address, '/build')),
      row('JavaScript fetched until the builder of a force is ready, gzip', await fetched(app)),
    ];
  });
}
