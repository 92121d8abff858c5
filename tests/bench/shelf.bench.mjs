import { freshPage, median, withApp } from './app.mjs';
import { fillShelf } from './fill-shelf.mjs';

const MANY = 1000;
const ROUNDS = 7;

/** Times from opening the page to its first rows, and to the last, in milliseconds. */
async function openings(app) {
  const page = await freshPage(app);
  await page.addInitScript((many) => {
    const times = {};
    globalThis.shelfTimes = times;
    new MutationObserver(() => {
      const rows = document.querySelectorAll('a[href^="/build/?r="]').length;
      if (rows > 0) times.first ??= performance.now();
      if (rows >= many) times.last ??= performance.now();
    }).observe(document, { subtree: true, childList: true });
  }, MANY);
  await page.goto('/');
  await page.getByText('No rosters yet').waitFor();
  await fillShelf(page, MANY);
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.reload();
    await page.waitForFunction(() => globalThis.shelfTimes.last);
    times.push(await page.evaluate(() => globalThis.shelfTimes));
  }
  await page.context().close();
  return times;
}

/** Measures opening a shelf of 1,000 rosters. */
export async function run() {
  return withApp(async (app) => {
    const times = await openings(app);
    const first = median(times.map((each) => each.first));
    const last = median(times.map((each) => each.last));
    return [
      {
        name: `A shelf of ${MANY.toLocaleString('en-GB')} rosters, from the opening of the page to its first rows`,
        figure: `${first.toFixed(0)} ms (all rows ${last.toFixed(0)} ms)`,
        ratio: first / 500,
        target: 'at most 500 ms',
      },
    ];
  });
}
