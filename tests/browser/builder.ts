import type { Locator, Page } from 'playwright-core';
import { expect } from './visit';

// Locators for the builder, and steps that many tests share.

/** The visible text of a place, with whitespace collapsed. */
export const text = async (place: Locator): Promise<string> =>
  (await place.innerText()).replace(/\s+/g, ' ').trim();

/**
 * Navigates to another page once what is closing has left the history: its step back, which takes a second at most, may
 * cancel the navigation. What stays open keeps its entry.
 */
export async function navigateTo(page: Page, path: string) {
  await page.waitForFunction(() => !history.state?.musterLayers, null, { timeout: 2000 }).catch(() => {});
  await page.goto(path);
}

/** Creates a Horizon Wars force with a name. */
export async function newForce(page: Page, name: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
  await page.getByLabel('Force name').fill(name);
}

/** Opens one of the samples on the shelf page. */
export async function openSample(page: Page, name: string) {
  await page.goto('/');
  await page.getByRole('button', { name: `Sample ${name}` }).click();
  await page.getByRole('button', { name: 'Add element' }).waitFor();
}

/** Opens the first sample of a game on the shelf page. */
export async function openFirstSample(page: Page, game: string) {
  await page.goto('/');
  await page
    .getByRole('article', { name: `Samples of ${game}`, exact: true })
    .getByRole('button', { name: /^Sample / })
    .first()
    .click();
}

/** Opens the picker and adds these, in order: "light infantry", "Raider, P1 mech". */
export async function add(page: Page, kind: 'Conventional' | 'Mechs' | 'Aircraft', ...names: string[]) {
  const tab = page.getByRole('tab', { name: kind });
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Add element' }).click();
  await tab.click();
  for (const name of names) await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
}

/** The list of elements. */
export const list = (page: Page): Locator =>
  page.getByRole('region', { name: 'Elements' }).getByRole('listitem');

/** An element's row in the list, found by its label. */
export const row = (page: Page, label: string): Locator =>
  list(page).filter({ has: page.getByRole('button', { name: `More actions for ${label}`, exact: true }) });

/** The button in a row that opens its element. */
export const opener = (page: Page, label: string): Locator =>
  row(page, label).getByRole('button', { name: new RegExp(`^${label} `) });

/** The labels of the elements, in order. */
export const labels = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^More actions for / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace('More actions for ', '') ?? ''),
    );

/** Chooses an action from the menu of a row. */
export async function chooseFromMenu(page: Page, label: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${label}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Removes an element with its row's menu. */
export const remove = (page: Page, label: string) => chooseFromMenu(page, label, 'Remove');

/** A field of the section below the force's name (player, pack, notes), which is opened if needed. */
export async function headField(page: Page, label: string): Promise<Locator> {
  const field = page.getByLabel(label, { exact: true });
  if (!(await field.isVisible())) await page.getByText('Player, pack, notes').click();
  return field;
}

/** A figure among the totals: "Force cost, in points". */
export async function total(page: Page, title: string): Promise<string> {
  const term = page.getByRole('region', { name: 'Verdict' }).getByRole('term').filter({ hasText: title });
  return text(term.locator('xpath=following-sibling::dd[1]'));
}

/** The verdict as shown on the screen: "Legal", "Not legal: 2 errors". */
export const verdict = (page: Page): Locator =>
  page.getByRole('region', { name: 'Verdict' }).getByRole('paragraph');

/** The problems listed under the verdict. */
export const problems = (page: Page): Locator =>
  page.getByRole('region', { name: 'Problems', exact: true }).getByRole('listitem');

/** The open editing panel: the middle column, or a sheet on a narrow screen. */
export const panel = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Waits until every change is saved. */
export const untilSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** Polls a value until the expectation holds. */
export const soon = (read: () => unknown) => expect.poll(read, { timeout: 60_000, interval: 50 });
