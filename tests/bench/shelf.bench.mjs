import { readFileSync } from 'node:fs';
import { freshPage, median, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';

const MANY = 1000;
const ROUNDS = 7;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Puts rosters of 15 elements into the database of a page, in the app's format. */
async function fill(page) {
  const rosters = Array.from({ length: MANY }, (_, number) => rosterOf(number, 15));
  await page.evaluate(
    ([rosters, version]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = reject;
        request.onsuccess = () => {
          const change = request.result.transaction('rosters', 'readwrite');
          for (const [number, roster] of rosters.entries())
            change.objectStore('rosters').put({
              id: `roster-${number}`,
              changed: Date.now() - number * 60_000,
              roster,
              legal: number % 3 > 0,
              figures: [
                { label: 'FC', title: 'Force cost', value: '15 of 15' },
                { label: 'FP', title: 'Force presence', value: '19' },
                { label: 'CR', title: 'Command resources', value: '3 of 3' },
              ],
              checked: { version, errors: [] },
              tags: number % 4 === 0 ? ['club', 'league'] : [],
              binned: null,
              revision: `r${number}`,
              follows: '',
              step: 0,
              pack: null,
            });
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [rosters, version],
  );
}

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
  await fill(page);
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
