import { build } from 'esbuild';
import { root } from '../../scripts/paths.mjs';
import { freshPage, median, ninetieth, openRoster, withApp } from './app.mjs';
import { rosterOf } from './rosters.mjs';
import { strokes } from './strokes.mjs';

const CHECKS = 4_000;
const PRINTS = 4;

/** Times one check of a force of 15 elements in a page: evaluation, rules and sentences, in microseconds. */
async function checks(app) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        import { checkRoster } from './lib/roster/check';
        import { parseRoster } from './lib/roster/parse';
        import { loadSystem } from './lib/systems/registry';
        globalThis.lib = { checkRoster, parseRoster, loadSystem };`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const page = await freshPage(app);
  await page.goto('/');
  await page.evaluate(outputFiles[0].text);
  const rosters = Array.from({ length: 50 }, (_, number) => rosterOf(number, 15));
  return page.evaluate(
    async ([rosters, rounds]) => {
      const { checkRoster, parseRoster, loadSystem } = globalThis.lib;
      const system = await loadSystem('horizon-wars');
      const read = rosters.map((roster) => parseRoster(roster, system).value);
      const times = [];
      for (let round = 0; round < rounds / read.length; round++) {
        // New objects each time, as after an edit, so that nothing is cached for them.
        const fresh = structuredClone(read);
        const start = performance.now();
        for (const roster of fresh) checkRoster(roster, system);
        times.push(((performance.now() - start) * 1000) / read.length);
      }
      return times.slice(times.length / 4);
    },
    [rosters, CHECKS],
  );
}

/** Times typing in a field of a mech in a force of 25 elements. */
async function typing(app, keys, fieldOf) {
  const page = await freshPage(app);
  const roster = rosterOf(12, 25);
  const mech = roster.force.elements.find(({ kind }) => kind === 'mech');
  mech.name = 'Measured';
  await openRoster(page, roster);
  await page.getByRole('button', { name: /^Measured / }).click();
  const times = await strokes(page, fieldOf(page), keys);
  await page.context().close();
  return times;
}

/** Milliseconds from the opening of the builder to the first print, as for a real user. */
const SETTLED = 6_000;

/** Times the print key until the PDF is ready, for the first print in a page and for a second one. */
async function prints(app) {
  const firsts = [];
  const laters = [];
  for (let round = 0; round < PRINTS; round++) {
    const page = await freshPage(app);
    await openRoster(page, rosterOf(12, 20));
    await page
      .getByRole('button', { name: /^More actions for / })
      .first()
      .focus();
    await page.waitForTimeout(SETTLED);
    for (const times of [firsts, laters]) {
      await page.evaluate(() => {
        globalThis.ready = new Promise((resolve) => {
          let start = 0;
          addEventListener('keydown', () => (start = performance.now()), { capture: true, once: true });
          new MutationObserver((_, observer) => {
            if (!/is ready\./.test(document.querySelector('dialog[open] [role=status]')?.textContent ?? ''))
              return;
            observer.disconnect();
            resolve(performance.now() - start);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      });
      await page.keyboard.press('p');
      times.push(await page.evaluate(() => globalThis.ready));
      // A user looks at the pages before closing the dialog.
      await page.waitForTimeout(1_000);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.context().close();
  }
  return { first: median(firsts), later: median(laters) };
}

const strokeText = (times) => {
  const painted = times.map((time) => time.painted);
  const worked = times.map((time) => time.worked);
  return `${median(painted).toFixed(1)} ms (work ${median(worked).toFixed(1)}, nine in ten ${ninetieth(painted).toFixed(1)})`;
};

/** Measures what users notice in the browser: a check, a keystroke, a print. */
export async function run() {
  return withApp(async (app) => {
    const check = median(await checks(app));
    const name = await typing(app, ['x', 'Backspace'], (page) =>
      page.getByRole('textbox', { name: 'Name', exact: true }),
    );
    const stat = await typing(app, ['ArrowUp', 'ArrowDown'], (page) =>
      page.getByRole('spinbutton', { name: 'Firepower' }),
    );
    const { first, later } = await prints(app);
    return [
      {
        name: 'One check of a 15-element force in the browser',
        figure: `${check.toFixed(0)} µs`,
        ratio: check / 1000,
        target: 'under 1 ms',
      },
      {
        name: 'A letter of a name in a 25-element force, to the next frame',
        figure: strokeText(name),
        ratio: median(name.map(({ painted }) => painted)) / 16,
        target: 'median under 16 ms',
      },
      {
        name: 'A stat of a mech in a 25-element force, to the next frame',
        figure: strokeText(stat),
        ratio: median(stat.map(({ painted }) => painted)) / 16,
        target: 'median under 16 ms',
      },
      {
        name: 'First PDF of 20 elements in the browser, from the press',
        figure: `${first.toFixed(0)} ms`,
        ratio: first / 1200,
        target: 'at most 1,200 ms',
      },
      {
        name: 'A later PDF of 20 elements in the browser',
        figure: `${later.toFixed(0)} ms`,
        ratio: later / 300,
        target: 'at most 300 ms',
      },
    ];
  });
}
