import { freshPage, openRoster, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';
import { kilobytes, linkedScripts, scriptsOfBuilder, weigh } from './weight.mjs';

const LIMITS = { shelf: 150_000, builder: 190_000 };

/** Matches only the code of react-pdf and its dependencies. */
const PDF_LIBRARY = /FlateDecode|%PDF-/;

/** The scripts fetched until the builder of a roster is ready. */
async function fetched(app) {
  const page = await freshPage(app);
  await openRoster(page, rosterOf(12, 15));
  const scripts = await scriptsOfBuilder(page);
  await page.context().close();
  return scripts;
}

/** Measures the gzipped JavaScript needed before the builder can be used. */
export async function run() {
  return withApp(async (app) => {
    const row = (name, scripts, limit) => {
      const bytes = weigh(scripts);
      const pdf = scripts.some((text) => PDF_LIBRARY.test(text)) ? ', with the PDF library' : '';
      return {
        name,
        figure: `${kilobytes(bytes)}${pdf}`,
        ...(limit
          ? { ratio: bytes / limit, target: `at most ${limit / 1000} kB, no PDF library` }
          : { target: 'no PDF library' }),
      };
    };
    return [
      row(
        'JavaScript linked in the HTML of the shelf, gzip',
        await linkedScripts(app.address, '/'),
        LIMITS.shelf,
      ),
      row(
        'JavaScript linked in the HTML of the builder, gzip',
        await linkedScripts(app.address, '/build'),
        LIMITS.builder,
      ),
      row('JavaScript fetched until the builder of a force is ready, gzip', await fetched(app)),
    ];
  });
}
