import { median, withApp } from './app.mjs';
import { withBarePage } from './bare.mjs';
import { library, rostersOf } from './games.mjs';

const ROUNDS = 5;
const ROSTERS = 10;
const ELEMENTS = 15;
const MOST_MS = 30_000;
/** Milliseconds after which the app has cached itself. */
const SETTLED_MS = 3_000;

/** A phone’s window; its processor is 4× slower than this one. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'en-GB' };
const SLOWER = 4;

/** Notes when the page first has what each selector finds, by name, and then when that is painted. */
function note(selectors) {
  const left = new Map(Object.entries(selectors));
  const look = new MutationObserver(() => {
    for (const [name, selector] of left) {
      if (!document.querySelector(selector)) continue;
      left.delete(name);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark(name);
        port2.postMessage(null);
      });
    }
  });
  look.observe(document, { childList: true, subtree: true, attributes: true });
}

const BARE = { field: 'input' };
const ODDS = {
  // Not one of what only stands in for the page while it loads.
  field: 'main select:not([inert] *)',
  own: '[role=tabpanel] [aria-busy=false] table th[scope=row]',
};

/** Milliseconds from the navigation to an address until what each selector finds is painted, by name. */
async function opened(context, address, selectors) {
  const page = await context.newPage();
  await page.addInitScript(note, selectors);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  const names = Object.keys(selectors);
  const read = (all) => all.map((name) => performance.getEntriesByName(name)[0]?.startTime);
  await page.waitForFunction(
    (all) => all.every((name) => performance.getEntriesByName(name).length > 0),
    names,
    { timeout: MOST_MS },
  );
  const times = await page.evaluate(read, names);
  await page.close();
  return Object.fromEntries(names.map((name, index) => [name, times[index]]));
}

/** The times of a first visit in a fresh context, and of a second one. */
async function visits(browser, address, selectors, storageState) {
  const context = await browser.newContext({ ...PHONE, storageState });
  const first = await opened(context, address, selectors);
  // What the first visit goes on to cache would slow the second one down.
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => globalThis.navigator.serviceWorker?.getRegistration());
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
  const second = await opened(context, address, selectors);
  await context.close();
  return { first, second };
}

/** What a context has stored after some rosters were opened as files. */
async function withRosters({ browser, address }) {
  const { systems, readRosterValue } = await library();
  const game = systems.find(({ id }) => id === 'horizon-wars');
  const rosterOf = await rostersOf(game, readRosterValue);
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  for (let number = 0; number < ROSTERS; number++) {
    await page.goto('/');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from(JSON.stringify(rosterOf(number, ELEMENTS)));
    await (await chooser).setFiles({ name: `${number}.json`, mimeType: 'application/json', buffer });
    await page.getByLabel('Force name').waitFor();
  }
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return storageState;
}

/** How long *Odds* takes until a field can be used and odds can be read, each beside the field of a bare page of Next. */
export async function run() {
  return withBarePage((bare) =>
    withApp(async (app) => {
      const rows = [];
      for (const [words, stored] of [
        ['no rosters', undefined],
        [`${ROSTERS} rosters`, await withRosters(app)],
      ]) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push([
            await visits(app.browser, `${bare}/`, BARE),
            await visits(app.browser, `${app.address}/odds/`, ODDS, stored),
          ]);
        for (const visit of ['first', 'second']) {
          const plain = median(rounds.map(([yardstick]) => yardstick[visit].field));
          for (const which of ['field', 'own']) {
            const time = median(rounds.map(([, odds]) => odds[visit][which]));
            rows.push({
              name: `${words}, ${visit} visit: ${which === 'field' ? 'a field' : 'odds'}`,
              figure: `${time.toFixed(0)} ms, a bare page ${plain.toFixed(0)} ms`,
              ratio: time / plain,
              target: '1,000 ms',
            });
          }
        }
      }
      return rows;
    }),
  );
}
