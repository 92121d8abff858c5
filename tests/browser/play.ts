import type { Locator, Page } from 'playwright-core';
import { soon, text } from './builder';
import type { Visit } from './visit';

// Locators of a match that is played, and steps that many tests share.

export const phone: Visit = { width: 360, height: 740, touch: true };

interface Started {
  /** What the other side brings: trackers alone by default. */
  other?: 'Without a list' | 'Not marked';
  /** Changes the dialog before the match is started. */
  change?: (dialog: Locator) => Promise<void>;
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens the dialog that starts a match, from the builder. */
async function askToStart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog(page, 'Play').waitFor();
  return dialog(page, 'Play');
}

/** Starts a match from the builder, and waits until its rows are there. */
export async function start(page: Page, { other, change }: Started = {}) {
  const asked = await askToStart(page);
  if (other)
    await asked
      .getByRole('group', { name: 'The opponent’s list' })
      .getByRole('radio', { name: other })
      .check({ force: true });
  await change?.(asked);
  await asked.getByRole('button', { name: 'Start the match' }).click();
  await rows(page).first().waitFor();
}

/** Opens a sample in the builder, and starts a match with it. */
export async function play(page: Page, sample = 'Harbour Watch', how: Started = {}) {
  await page.goto('/');
  await page.getByRole('button', { name: `Sample ${sample}` }).click();
  await start(page, how);
}

/** The rows of the match, each the button that opens it. */
export const rows = (page: Page): Locator => page.getByRole('listitem').locator('[data-place]');

/** The button that opens a row. */
export const row = (page: Page, label: string): Locator =>
  rows(page).filter({ has: page.locator('bdi', { hasText: new RegExp(`^${label}$`) }) });

/** The bar of a side, which opens its trackers. */
export const sideBar = (page: Page): Locator => page.locator('section > [data-place]');

/** What a row has to tap in the list. */
export const tokens = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label}, Action tokens, `) });
export const acted = (page: Page, label: string, what = 'Activated'): Locator =>
  page.getByRole('button', { name: `${label}, ${what}`, exact: true });

/** The section of what is open: a row, a side or the match. */
export const opened = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: label, exact: true });

/** Opens a row. */
export async function open(page: Page, label: string): Promise<Locator> {
  await row(page, label).click();
  await opened(page, label).waitFor();
  return opened(page, label);
}

/** Presses an action that asks for something, adds to its steppers, and marks it. */
export async function act(page: Page, place: Locator, action: string, ...steps: string[]) {
  await place.getByRole('button', { name: new RegExp(`^${action} …$`) }).click();
  const asked = dialog(page, action);
  for (const step of steps)
    await asked.getByRole('button', { name: `Increase ${step}`, exact: true }).click();
  await asked.getByRole('button', { name: 'Mark', exact: true }).click();
  await asked.waitFor({ state: 'hidden' });
}

/** The bar at the bottom: undo, redo and the end of the turn. */
const bar = (page: Page): Locator => page.locator('main + [data-chrome]');
export const undo = (page: Page): Locator => bar(page).getByRole('button', { name: /^Undo/ });
export const redo = (page: Page): Locator => bar(page).getByRole('button', { name: /^Redo/ });
export const next = (page: Page): Locator => bar(page).getByRole('button').last();

/** Expects what undo would take back. */
export const expectUndo = (page: Page, title: string) =>
  soon(() => text(undo(page))).toBe(title === '' ? 'Undo' : `Undo ${title}`);

/** Chooses an action from the menu of the match. */
export async function choose(page: Page, action: string | RegExp) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Waits until a closed menu has left the history: it would abort the next page load. */
export const untilClosed = (page: Page) =>
  soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(0);

/** The stored events of all matches, read from the database without the app. */
export const storedEvents = (page: Page): Promise<StoredEvent[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('matchEvents').objectStore('matchEvents').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.map(({ event }) => event));
          };
        };
      }),
  );

export interface StoredEvent {
  n: number;
  act?: string;
  undo?: number;
  redo?: number;
  changes?: [path: string[], before: unknown, to: unknown][];
}

/** Waits until this many events are stored. */
export const expectStored = (page: Page, count: number) =>
  soon(async () => (await storedEvents(page)).length).toBe(count);
