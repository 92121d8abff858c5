import { freshPage, median, openRoster, withApp } from './app.mjs';
import { withBarePage } from './bare.mjs';
import { library, rostersOf } from './games.mjs';
import { loads } from './loads.mjs';
import { paints } from './paints.mjs';

const ELEMENTS = 15;

/** Pages as a first visit opens them. */
const FIRST = [
  ['shelf', '/'],
  ['check', '/check/'],
  ['packs', '/pack/'],
  ['collections', '/collection/'],
  ['odds', '/odds/'],
  ['events', '/event/'],
  ['rules', '/rules/horizon-wars/'],
];

/** Pages that need something stored. */
const STORED = ['builder', 'play'];

const ms = (number) => `${number.toFixed(0)} ms`;

const rowsOf = (name, page, bare) => [
  {
    name: `${name}: script`,
    figure: ms(page.script),
    ratio: page.script / bare.script,
    target: 'at most 2× a bare page',
  },
  {
    name: `${name}: blocking`,
    figure: ms(page.blocking),
    ratio: page.blocking / bare.blocking,
    target: 'at most 1.5× a bare page',
  },
  {
    name: `${name}: largest paint (${page.what})`,
    figure: ms(page.paint),
    ratio: page.paint / 2500,
    target: '2,500 ms',
  },
];

/** The pages that show what is stored: their addresses, and a context that has it. */
async function storedPages(app) {
  const { systems, readRosterValue } = await library();
  const roster = (
    await rostersOf(
      systems.find(({ id }) => id === 'horizon-wars'),
      readRosterValue,
    )
  )(0, ELEMENTS);
  const page = await freshPage(app);
  await openRoster(page, roster);
  const builder = page.url();
  await page
    .getByRole('link', { name: 'Play', exact: true })
    .or(page.getByRole('button', { name: 'Play', exact: true }))
    .first()
    .click();
  await page.getByRole('button', { name: /Start/ }).last().click();
  await page.waitForURL(/\/play\/\?/);
  const play = page.url();
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return {
    storageState,
    pages: [
      ['builder', builder],
      ['play', play],
    ],
  };
}

/** The figure that is typed in each game; else the first number that an element or a section has. */
const FIGURES = { 'horizon-wars': 'Firepower', 'battle-royale': 'Firepower', 'forge-of-war': 'SV' };

/** Opens the parts of a force in turn until one has the figure; returns its field. */
async function figureOf(page, name) {
  const parts = page.locator('[data-opens]');
  const field = page.getByRole('spinbutton', name ? { name, exact: true } : {}).first();
  for (let at = 0; at < (await parts.count()); at++) {
    await parts.nth(at).click();
    await page.getByRole('dialog').waitFor();
    if (await field.isVisible()) return field;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  throw new Error(`No part of the force has the number ${name ?? ''}`);
}

const ARROWS = ['ArrowUp', 'ArrowDown'];

/** Milliseconds from a key in a number to the next paint, in a phone’s window. */
async function typed(app, open) {
  const page = await freshPage(app, { width: 412, height: 915 });
  const time = median(await paints(page, await open(page), ARROWS));
  await page.context().close();
  return time;
}

/** The figures typed in each game, each beside one typed in a bare page just before. */
async function typedFigures(app, bare, isChosen) {
  const { systems, readRosterValue } = await library();
  const rows = [];
  for (const game of systems.filter(({ id }) => isChosen(id))) {
    const roster = (await rostersOf(game, readRosterValue))(0, ELEMENTS);
    const plain = await typed(app, async (page) => {
      await page.goto(bare);
      return page.getByRole('spinbutton');
    });
    const time = await typed(app, async (page) => {
      await openRoster(page, roster);
      return figureOf(page, FIGURES[game.id]);
    });
    rows.push({
      name: `A figure typed in ${game.name}, ${ELEMENTS} elements; ${ms(plain)} in a bare page`,
      figure: ms(time),
      ratio: time / plain,
      target: 'at most 2× a bare page',
    });
  }
  return rows;
}

/**
 * Measures pages beside a bare one of Next, as a phone opens them: processor 4× slower, 150 ms and 1.6 Mbit/s away.
 * @param {string[]} [parts] names of pages, and ids of games to type a figure in; all by default
 */
export async function run(parts) {
  const isChosen = (name) => parts === undefined || parts.includes(name);
  return withBarePage((bare) =>
    withApp(async (app) => {
      const yardstick = await loads(app.browser, `${bare}/`);
      const rows = [...rowsOf('bare', yardstick, yardstick)];
      for (const [name, path] of FIRST.filter(([each]) => isChosen(each)))
        rows.push(...rowsOf(name, await loads(app.browser, app.address + path), yardstick));
      if (STORED.some(isChosen)) {
        const { storageState, pages } = await storedPages(app);
        for (const [name, address] of pages.filter(([each]) => isChosen(each)))
          rows.push(...rowsOf(name, await loads(app.browser, address, storageState), yardstick));
      }
      return [...rows, ...(await typedFigures(app, bare, isChosen))];
    }),
  );
}
