import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshPage, median, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';

const MANY = 10_000;
const ROUNDS = 3;
const MIB = 1024 * 1024;

/** The private memory of a process in bytes; null if the system does not report it. */
function privateMemory(pid) {
  try {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
    return [...lines].reduce((sum, [, size]) => sum + Number(size) * 1024, 0);
  } catch {
    return null;
  }
}

/** Measures a page from receiving many rosters in a file to the last verdict. Sampling memory slows it down. */
async function round(app, file, samplesMemory) {
  const page = await freshPage(app);
  const devtools = await app.browser.newBrowserCDPSession();
  await page.goto('/check');
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate((many) => {
    globalThis.measured = { start: 0, ended: 0, longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (startTime >= measured.start && measured.start > 0)
          measured.longest = Math.max(measured.longest, duration);
    }).observe({ type: 'longtask' });
    addEventListener('change', () => (measured.start = performance.now()), { capture: true });
    const look = () => {
      const counted = document.querySelector('main dl dd')?.textContent;
      if (counted === String(many) && !document.querySelector('[role=progressbar]'))
        measured.ended = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, MANY);
  const sample = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => privateMemory(id) ?? Number.NaN);
    return Math.max(...sizes);
  };
  let memory = 0;
  await page.locator('input[aria-label="Lists"]').setInputFiles(file);
  while (!(await page.evaluate(() => measured.ended))) {
    if (samplesMemory) memory = Math.max(memory, await sample());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  memory = Math.max(memory, await sample());
  const { start, ended, longest } = await page.evaluate(() => measured);
  const frames = await scrolling(page);
  const [sorted, sortedAgain, searched] = await answering(page);
  await page.context().close();
  await devtools.detach();
  return { time: ended - start, longest, memory, frames, sorted, sortedAgain, searched };
}

/** Scrolls through the table; returns the median time between frames, in milliseconds. */
const scrolling = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = [];
        let last = 0;
        const step = (now) => {
          if (last > 0) gaps.push(now - last);
          last = now;
          if (gaps.length === 120) return resolve(gaps.sort((a, b) => a - b)[60]);
          scrollBy(0, 400);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

/** Times from an input to the frame in which the first row has changed: sorting by player, reversing, a search. */
const answering = (page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const table = document.querySelector('[role=table]');
    const shown = () =>
      `${table.ariaRowCount} ${document.querySelector('[role=table] > :last-child').innerText}`;
    const head = [...table.querySelectorAll('[role=columnheader] button')].find(
      (each) => each.innerText === 'Player',
    );
    const field = document.querySelector('input[type=search]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const type = (text) => {
      setValue.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const times = [];
    for (const act of [() => head.click(), () => head.click(), () => type('9')]) {
      const before = shown();
      const start = performance.now();
      act();
      do await new Promise(requestAnimationFrame);
      while (shown() === before && performance.now() - start < 5000);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return times;
  });

/** Measures the check page with ten thousand rosters. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const file = path.join(folder, 'lists.ndjson');
  const lines = Array.from({ length: MANY }, (_, number) => JSON.stringify(rosterOf(number)));
  writeFileSync(file, lines.join('\n'));
  return withApp(async (app) => {
    const rounds = [];
    for (let number = 0; number < ROUNDS; number++) rounds.push(await round(app, file, false));
    const { memory } = await round(app, file, true);
    rmSync(folder, { recursive: true });
    const of = (key) => median(rounds.map((each) => each[key]));
    const many = MANY.toLocaleString('en-GB');
    return [
      {
        name: `${many} rosters on the check page, to the last verdict`,
        figure: `${(of('time') / 1000).toFixed(2)} s`,
        ratio: of('time') / 3000,
        target: 'at most 3 s',
      },
      {
        name: 'The longest task of the page meanwhile',
        figure: of('longest') === 0 ? 'under 50 ms' : `${of('longest').toFixed(0)} ms`,
        ratio: of('longest') / 50,
        target: 'at most 50 ms',
      },
      {
        name: 'The most memory of the page and its worker',
        figure: `${(memory / MIB).toFixed(0)} MiB`,
        ratio: memory / MIB / 300,
        target: 'under 300 MiB',
      },
      {
        name: 'A frame while the table is scrolled',
        figure: `${of('frames').toFixed(1)} ms`,
        ratio: of('frames') / (1000 / 60),
        target: '60 frames a second',
      },
      ...[
        ['Sorting them by player', 'sorted'],
        ['The other way round', 'sortedAgain'],
        ['Searching them', 'searched'],
      ].map(([name, key]) => ({
        name: `${name}, to the next frame`,
        figure: `${of(key).toFixed(0)} ms`,
        ratio: of(key) / 200,
        target: 'at most 200 ms',
      })),
    ];
  });
}
