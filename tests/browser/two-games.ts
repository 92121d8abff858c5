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
  /** A number field of the sample's element `opened`. */
  figure: string;
  /** A sample with this field, and the element to open in it. */
  sample: { name: string; file: string; opened: string };
  /** A sample that is not legal. */
  wrong: string;
  /** Makes a choice in a section. */
  choose: (page: Page) => Promise<void>;
}

const openSection = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title} `) }).click();

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
    figure: 'Firepower',
    sample: { name: 'Harbour Watch', file: 'combined-force', opened: 'Capstan' },
    wrong: 'Ninth Column',
    choose: async (page) => {
      await openSection(page, 'Force');
      await page.getByRole('radio', { name: '12', exact: true }).check({ force: true });
    },
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
    figure: 'SV',
    sample: { name: 'Third Dragoons', file: 'mechanised-platoon', opened: 'Breachers' },
    wrong: 'Iron Chapter',
    choose: async (page) => {
      await openSection(page, 'Command');
      await page.getByRole('combobox', { name: 'Captain Ferris' }).selectOption('Leader');
    },
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

/** The field values and row texts of the left column. */
export const forceAsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outline = document.querySelector('main h1')?.parentElement;
    const fields = outline?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    const rows = outline?.querySelectorAll<HTMLElement>('[data-opens], li > button') ?? [];
    return [
      ...[...fields].map(({ value }) => value),
      ...[...rows].map(({ textContent }) => textContent.replace(/\s+/g, ' ')),
    ];
  });

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
