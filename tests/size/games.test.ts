import type { Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { expansions } from '@/dependency-cruiser.config.mjs';
import { systems } from '@/lib/systems/registry';
import { collectScripts, kilobytes, linkedScripts, scriptsOfBuilder, weigh } from '../bench/weight.mjs';
import { expect, test } from '../browser/visit';
import { literalsIn, roomsOf, whereWritten } from './literals';

// Opening one game must not fetch the code or data of another. What a script came from shows in the texts that are
// written in it: those that the sources of one game alone hold are looked for in all that is fetched.

const where = whereWritten();

/** Texts that are written in these folders and nowhere else. */
const onlyIn = (folders: string[]): string[] =>
  [...where]
    .filter(([, files]) => files.every((file) => folders.some((folder) => file.startsWith(folder))))
    .map(([text]) => text);

const foldersOf = (...games: string[]) => games.flatMap((game) => Object.values(roomsOf(game)));

/** Texts that only games write which this one has no business with. */
const foreign = (game: string): string[] =>
  onlyIn(foldersOf(...systems.map(({ id }) => id).filter((id) => id !== game && id !== expansions[game])));

const textsOf = (scripts: string[]) =>
  new Set(scripts.flatMap((script) => [...literalsIn('script.js', script)]));

/** Opens the first sample of a game from the shelf, and every panel of its builder. */
async function openEverything(page: Page, game: string) {
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) });
  await card
    .getByRole('button', { name: /^Sample / })
    .first()
    .click();
  await page.getByLabel('Force name').waitFor();
  for (const opener of await page.locator('[data-opens], [data-add]').all()) await opener.click();
  await page.waitForLoadState('networkidle');
}

/** Texts by which a room is known, where it has as many. */
const FEW = 3;

/** Most that is fetched until a builder is ready, in bytes packed by gzip. */
const UNTIL_READY = 300_000;

const fetchedFor = new Map<string, string[]>();

/** Prints what is loaded first: the pages' own scripts, and for each builder what is the game's and what all share. */
afterAll(async () => {
  const address = process.env.MUSTER_URL ?? '';
  const all = [...fetchedFor.values()];
  const shared = (script: string) => all.every((scripts) => scripts.includes(script));
  const rows = [
    ['Linked in the HTML of the shelf', weigh(await linkedScripts(address, '/'))],
    ['Linked in the HTML of the builder', weigh(await linkedScripts(address, '/build'))],
    ['Fetched for the builder of every game', weigh(all[0]?.filter(shared) ?? [])],
    ...[...fetchedFor].flatMap(([game, scripts]) => [
      [`Fetched until the builder of ${game} is ready`, weigh(scripts)],
      ['  of that for this game and not for all', weigh(scripts.filter((script) => !shared(script)))],
    ]),
  ] as [string, number][];
  const lines = rows.map(([name, bytes]) => `${name.padEnd(56)}${kilobytes(bytes).padStart(10)}`);
  console.log(['First-load JavaScript, gzip', ...lines].join('\n'));
});

describe.each(systems)('a player of $name', ({ id, name }) => {
  test('fetches the code and data of that game, and of no other', async ({ visit }) => {
    const page = await visit();
    const scripts = collectScripts(page);
    await openEverything(page, name);
    const fetched = textsOf(await scripts());
    // What is looked for can be found: each of the game's own rooms shows in what was fetched.
    for (const [room, folder] of Object.entries(roomsOf(id))) {
      const own = onlyIn([folder]);
      const least = Math.max(1, Math.min(FEW, own.length));
      expect(own.filter((text) => fetched.has(text)).length, room).toBeGreaterThanOrEqual(least);
    }
    expect(foreign(id).filter((text) => fetched.has(text))).toEqual([]);
    const untilReady = await scriptsOfBuilder(page);
    fetchedFor.set(name, untilReady);
    expect(weigh(untilReady)).toBeLessThanOrEqual(UNTIL_READY);
  });
});
