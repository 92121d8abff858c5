import type { Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { expansions } from '@/dependency-cruiser.config.mjs';
import { systems } from '@/lib/systems/registry';
import { collectScripts, kilobytes, linkedScripts, scriptsOfBuilder, weigh } from '../bench/weight.mjs';
import { openFirstSample } from '../browser/builder';
import { expect, test } from '../browser/visit';
import { filesByText, literalsIn, roomsOf } from './literals';

// Opening one game must not fetch the code or data of another. The origin of a script shows in its string literals:
// fetched scripts are searched for those that occur only in the sources of one game.

const files = filesByText();

/** The texts that occur only in these folders. */
const onlyIn = (folders: string[]): string[] =>
  [...files]
    .filter(([, sources]) => sources.every((file) => folders.some((folder) => file.startsWith(folder))))
    .map(([text]) => text);

const foldersOf = (...games: string[]) => games.flatMap((game) => Object.values(roomsOf(game)));

/** The texts that occur only in games unrelated to this one. */
const foreign = (game: string): string[] =>
  onlyIn(foldersOf(...systems.map(({ id }) => id).filter((id) => id !== game && id !== expansions[game])));

const textsOf = (scripts: string[]) =>
  new Set(scripts.flatMap((script) => [...literalsIn('script.js', script)]));

/** Opens the first sample of a game from the shelf, then every panel of the builder. */
async function openEverything(page: Page, game: string) {
  await openFirstSample(page, game);
  await page.getByLabel('Force name').waitFor();
  for (const opener of await page.locator('[data-opens], [data-add]').all()) await opener.click();
  await page.waitForLoadState('networkidle');
}

/** How many texts of a folder must be found, if it has as many. */
const FEW = 3;

/** The limit of gzipped bytes fetched until a builder is ready. */
const UNTIL_READY = 312_000;

const fetchedFor = new Map<string, string[]>();

/** Prints the sizes of first-load scripts: of the pages, and of each builder, shared or only for its game. */
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
    // The search works: texts of each of the game's own folders are found.
    for (const [part, folder] of Object.entries(roomsOf(id))) {
      const own = onlyIn([folder]);
      const least = Math.max(1, Math.min(FEW, own.length));
      expect(own.filter((text) => fetched.has(text)).length, part).toBeGreaterThanOrEqual(least);
    }
    expect(foreign(id).filter((text) => fetched.has(text))).toEqual([]);
    const untilReady = await scriptsOfBuilder(page);
    fetchedFor.set(name, untilReady);
    expect(weigh(untilReady)).toBeLessThanOrEqual(UNTIL_READY);
  });
});
