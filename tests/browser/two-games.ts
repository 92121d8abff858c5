import type { Locator, Page } from 'playwright-core';

// Two games for tests of shared features, and how to do the same things in each.

type Added = [add: string, label: string];

/** A game, in the terms of its builder. */
export interface Game {
  id: string;
  name: string;
  /** Its word for an element. */
  noun: string;
  /** The picker tab of the added elements. */
  tab: RegExp;
  /** Two elements to add, by their names on the picker's buttons and their labels in the list. */
  added: [one: Added, other: Added];
  /** A sample, and the element to open in it. */
  sample: { name: string; file: string; opened: string };
  /** A sample that is not legal. */
  wrong: string;
}

export const games: Game[] = [
  {
    id: 'horizon-wars',
    name: 'Horizon Wars',
    noun: 'element',
    tab: /^Conventional/,
    added: [
      ['light infantry', 'Light infantry'],
      ['heavy cavalry', 'Heavy cavalry'],
    ],
    sample: { name: 'Harbour Watch', file: 'combined-force', opened: 'Capstan' },
    wrong: 'Ninth Column',
  },
  {
    id: 'forge-of-war',
    name: 'Forge of War',
    noun: 'unit',
    tab: /^Humans/,
    added: [
      ['Garrison', 'Garrison'],
      ['Rioters', 'Rioters'],
    ],
    sample: { name: 'Third Dragoons', file: 'mechanised-platoon', opened: 'Breachers' },
    wrong: 'Iron Chapter',
  },
];

/** Opens a sample of a game. */
export async function openSampleOf(page: Page, { noun, sample }: Game) {
  await page.goto('/');
  await page.getByRole('button', { name: `Sample ${sample.name}` }).click();
  await page.getByRole('button', { name: `Add ${noun}` }).waitFor();
}

/** Opens the picker and adds elements. */
export async function addFromPicker(page: Page, game: Game, ...adds: string[]) {
  await page.getByRole('button', { name: `Add ${game.noun}`, exact: true }).click();
  await page.getByRole('tab', { name: game.tab }).click();
  for (const add of adds) await page.getByRole('button', { name: `Add ${add}`, exact: true }).click();
}

/** The button that opens a row's element. */
export const rowOf = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label} `) }).first();

/** The stored rosters, read from the browser's database. */
export const storedRosters = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('rosters').objectStore('rosters').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.map(({ roster }) => roster));
          };
        };
      }),
  );
