import { median } from './app.mjs';

const ROUNDS = 3;
/** Milliseconds without a long task after which a page counts as loaded. */
const QUIET_MS = 3_000;
const MOST_MS = 30_000;
/** Milliseconds from which a task is long. */
const LONG_MS = 50;

/** What a phone has: its window, and a slow network. The processor is slowed down by 4. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Trace events in which scripts are compiled or run, and those that may happen within them. */
const SCRIPT =
  /^(EvaluateScript|v8\.(evaluateModule|compile|compileModule)|FunctionCall|TimerFire|FireIdleCallback|FireAnimationFrame|RunMicrotasks|EventDispatch)$/;
const OTHER = /^(Layout|UpdateLayoutTree|ParseHTML|PrePaint|Paint)$/;

/** Sums the outermost of some events, in milliseconds. */
function outermost(events) {
  let end = 0;
  let sum = 0;
  for (const { ts, dur } of [...events].sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (ts < end) continue;
    end = ts + dur;
    sum += dur;
  }
  return sum / 1000;
}

/** Milliseconds of script on the main thread of the page, out of a trace. */
function scriptOf({ traceEvents }) {
  const threads = new Map();
  for (const event of traceEvents) {
    if (event.ph !== 'X' || !(SCRIPT.test(event.name) || OTHER.test(event.name))) continue;
    const thread = `${event.pid} ${event.tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push(event);
  }
  const names = new Map(
    traceEvents
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  );
  const times = [...threads]
    .filter(([thread]) => names.get(thread) === 'CrRendererMain')
    .map(([, events]) => {
      const scripts = events.filter(({ name }) => SCRIPT.test(name));
      const within = events.filter(
        (event) =>
          OTHER.test(event.name) && scripts.some(({ ts, dur }) => event.ts >= ts && event.ts < ts + dur),
      );
      return outermost(scripts) - outermost(within);
    });
  return Math.max(...times);
}

/** Notes long tasks and the largest paint from the start of a page. */
function observe() {
  const seen = { tasks: [], paint: 0, first: 0, what: '' };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      seen.paint = startTime;
      seen.what = element?.tagName.toLowerCase() ?? 'gone';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.first = startTime;
  }).observe({ type: 'paint', buffered: true });
}

async function load(browser, address, storageState) {
  const context = await browser.newContext({ ...PHONE, storageState, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', '__metadata'] });
  await page.goto(address);
  await page.waitForFunction(
    ([quiet, most]) => {
      const now = performance.now();
      const last = Math.max(
        globalThis.seen.first,
        ...globalThis.seen.tasks.map(([start, time]) => start + time),
      );
      return (globalThis.seen.first > 0 && now > last + quiet) || now > most;
    },
    [QUIET_MS, MOST_MS],
    { polling: 500 },
  );
  const { tasks, first, paint, what } = await page.evaluate(() => globalThis.seen);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const blocking = tasks
    .filter(([start]) => start >= first)
    .reduce((sum, [, time]) => sum + Math.max(0, time - LONG_MS), 0);
  return { script: scriptOf(trace), blocking, paint, what };
}

/**
 * Loads a page three times as a phone does, each in a fresh context.
 * @param storageState what the context has stored
 * @returns the medians, in milliseconds: of script, of what blocks input, and until the largest paint
 */
export async function loads(browser, address, storageState) {
  const all = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await load(browser, address, storageState));
  const middle = (of) => median(all.map(of));
  return {
    script: middle(({ script }) => script),
    blocking: middle(({ blocking }) => blocking),
    paint: middle(({ paint }) => paint),
    what: all[0]?.what,
  };
}
