import type { Locator, Page } from 'playwright-core';

// Two games for tests of shared features, and how to do the same things in each.

/** A game, in the terms of its builder. */
export interface Game {
  id: string;
  name: string;
  /** Its word for an element. */
  noun: string;
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
    sample: { name: 'Harbour Watch', file: 'combined-force', opened: 'Capstan' },
    wrong: 'Ninth Column',
  },
  {
    id: 'forge-of-war',
    name: 'Forge of War',
    noun: 'unit',
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
