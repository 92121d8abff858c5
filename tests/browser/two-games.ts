import type { Locator, Page } from 'playwright-core';

// What is shared must serve every game: two of them, and how a player of each does the same things.

type Added = [add: string, label: string];

/** A game, in the words of its builder. */
export interface Game {
  id: string;
  name: string;
  /** What its forces are made of. */
  noun: string;
  /** The tab of the picker with what is added. */
  tab: RegExp;
  /** Two that can be added, as the buttons of the picker name them, and as the list labels them. */
  added: [one: Added, other: Added];
  /** A figure of the element that `opened` opens. */
  figure: string;
  /** A sample with such a figure, and what to open there. */
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

/** Adds one or more from the picker, which it opens. */
export async function addOf(page: Page, game: Game, ...adds: string[]) {
  await page.getByRole('button', { name: `Add ${game.noun}`, exact: true }).click();
  await page.getByRole('tab', { name: game.tab }).click();
  for (const add of adds) await page.getByRole('button', { name: `Add ${add}`, exact: true }).click();
}

/** The button of a row that opens it. */
export const rowOf = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label} `) }).first();

/** All that the left column tells of a force. */
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

/** The rosters that the browser keeps, as they stand in its database. */
export const keptRosters = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('muster');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('rosters').objectStore('rosters').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result.map(({ roster }) => roster));
          };
        };
      }),
  );
