import { freshPage, median, openRoster, withApp } from './app.mjs';
import { bundled } from './bundled.mjs';
import { paints, STROKES } from './paints.mjs';
import { rosterOf } from './rosters.mjs';
import { collectScripts, kilobytes, weigh } from './weight.mjs';

const ROWS = 40;
const EVENTS = 2000;
const MANY_EVENTS = 5000;
const PHONE = { width: 412, height: 915 };

const ninetyFifth = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** The file of a match of two forces, with as many events in its log: a hit on one row after the other. */
async function matchOf(events) {
  const { newMatch, loadSystem, parseRoster } = await bundled(
    'match',
    `export { newMatch } from './lib/play/match';
     export { loadSystem } from './lib/systems/registry';
     export { parseRoster } from './lib/roster/parse';`,
  );
  const system = await loadSystem('horizon-wars');
  const sides = [3, 4].map((number) => {
    const roster = rosterOf(number, ROWS);
    roster.force.scenario = null;
    return {
      name: `Side ${number}`,
      mine: number === 3,
      roster: parseRoster(roster, system).value,
      pack: null,
    };
  });
  const match = newMatch({ id: `bench${events}`, name: 'Bench', at: 1_790_000_000_000 }, sides, system);
  const marked = new Map();
  const log = Array.from({ length: events }, (_, index) => {
    const path = ['a', `e${(index % ROWS) + 1}`, 'reacted'];
    const before = marked.get(path[1]) ?? 0;
    marked.set(path[1], 1 - before);
    return { n: index + 1, at: 1_790_000_000_000 + index, act: 'set', changes: [[path, before, 1 - before]] };
  });
  return { ...match, log };
}

/** Opens a match as from a file; its page is ready when its rows are. */
async function openMatch(page, match) {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(JSON.stringify(match));
  await (await chooser).setFiles({ name: 'bench.match.json', mimeType: 'application/json', buffer });
  await page.locator('[data-place="a/e1"]').waitFor();
}

/** Milliseconds from a tap until its event is in the database. */
const storing = (page) =>
  page.evaluate(async () => {
    const db = await new Promise((resolve) => {
      const request = indexedDB.open('muster');
      request.onsuccess = () => resolve(request.result);
    });
    const count = () =>
      new Promise((resolve) => {
        const request = db.transaction('matchEvents').objectStore('matchEvents').count();
        request.onsuccess = () => resolve(request.result);
      });
    const times = [];
    const button = document.querySelector('button[aria-pressed]');
    for (let tap = 0; tap < 40; tap++) {
      const before = await count();
      const start = performance.now();
      button.click();
      while ((await count()) === before);
      times.push(performance.now() - start);
    }
    db.close();
    return times;
  });

/** Milliseconds from loading the page again until its rows are there. */
async function opening(page) {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-place="a/e1"]')) return;
      globalThis.openedAfter = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const times = [];
  for (let round = 0; round < 7; round++) {
    await page.reload();
    await page.locator('[data-place="a/e1"]').waitFor();
    times.push(await page.evaluate(() => globalThis.openedAfter));
  }
  return times;
}

/** The longest time between two frames, in milliseconds, while the rows of both sides are scrolled to their end and back. */
async function scrolling(page) {
  await page.getByRole('radio', { name: 'Both', exact: true }).check({ force: true });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const list = document.querySelector('[data-scrolls]');
        let [longest, before, at] = [0, 0, 0];
        const step = (now) => {
          if (before > 0) longest = Math.max(longest, now - before);
          before = now;
          at += 1;
          list.scrollTop = list.scrollHeight * (at <= 100 ? at / 100 : (200 - at) / 100);
          if (at < 200) requestAnimationFrame(step);
          else resolve(longest);
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Gzipped bytes of the scripts that a match fetches and the builder does not. */
async function weightBeyondBuilder(app, match) {
  const context = await app.browser.newContext({ baseURL: app.address, serviceWorkers: 'block' });
  const page = await context.newPage();
  const builder = collectScripts(page);
  await openRoster(page, match.sides[0].roster);
  await page.waitForLoadState('networkidle');
  const shared = new Set(await builder());
  await openMatch(page, match);
  const play = collectScripts(page);
  await page.reload();
  await page.locator('[data-place="a/e1"]').waitFor();
  const scripts = await play();
  await context.close();
  return weigh(scripts.filter((script) => !shared.has(script)));
}

/** Measures play mode: from a tap to the next paint and to the database, opening a match, and its weight. */
export async function run() {
  const [match, long] = [await matchOf(EVENTS), await matchOf(MANY_EVENTS)];
  return withApp(async (app) => {
    const page = await freshPage(app, PHONE);
    await openMatch(page, match);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const toggle = page.locator('button[aria-pressed]').first();
    const painted = await paints(page, toggle, [' ', ' ']);
    const stored = await storing(page);
    const frame = await scrolling(page);
    const asked = requests;
    await openMatch(page, long);
    const opened = await opening(page);
    await page.context().close();
    const weight = await weightBeyondBuilder(app, match);
    const worst = ninetyFifth(painted);
    const slowest = ninetyFifth(stored);
    return [
      {
        name: `Tap to next paint, a phone’s window, processor 4× slower: ${ROWS} rows a side, ${EVENTS} events`,
        figure: `${worst} ms (95 in 100 of ${STROKES} taps; median ${median(painted)} ms)`,
        ratio: worst / 50,
        target: 'at most 50 ms',
      },
      {
        name: `Tap to its event in the database, ${EVENTS} events`,
        figure: `${slowest.toFixed(0)} ms (95 in 100 of ${stored.length}; median ${median(stored).toFixed(0)} ms)`,
        ratio: slowest / 100,
        target: 'at most 100 ms',
      },
      {
        name: `Longest frame while ${2 * ROWS} rows are scrolled`,
        figure: `${frame.toFixed(0)} ms`,
        ratio: frame / 50,
        target: 'at most 50 ms',
      },
      {
        name: `Page load to rows, a match with ${MANY_EVENTS.toLocaleString('en-GB')} events`,
        figure: `${median(opened).toFixed(0)} ms (median of ${opened.length})`,
        ratio: median(opened) / 500,
        target: 'at most 500 ms',
      },
      {
        name: 'Scripts of a match beyond those of the builder, gzip',
        figure: kilobytes(weight),
        ratio: weight / 25_000,
        target: 'at most 25 kB',
      },
      {
        name: `Requests while ${STROKES + stored.length + 10} taps were made`,
        figure: `${asked}`,
        target: 'none',
      },
    ];
  });
}
