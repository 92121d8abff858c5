import type { Locator, Page } from 'playwright-core';
import { expect } from './visit';

// What an organiser does with packs, and what a player meets of them.

/** Begins a pack of a game from the shelf and gives it a name. */
export async function newPack(page: Page, game: string, name: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.getByRole('menuitem', { name: game }).click();
  await page.getByLabel('Name of the pack').fill(name);
}

/** Bans something in one of the pack's lists. */
export const ban = (page: Page, list: string, name: string) =>
  page.getByRole('group', { name: list }).getByLabel(name, { exact: true }).check();

/** The whole pack in a line, as it stands on the screen. */
export const sentence = (page: Page) => page.getByRole('status').and(page.locator('output')).innerText();

/** The link that the open pack is shared by. */
export async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the pack' });
  const link = await dialog.getByRole('textbox', { name: /^Link/ }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Holds a button to be banned: reached by keyboard, greyed, described by the reason, and doing nothing. */
export async function isBanned(page: Page, button: string, why: string) {
  const add = page.getByRole('button', { name: button, exact: true });
  await isGreyed(add, why);
  await page.keyboard.press('Enter');
}

/** Holds a control to be greyed, reached by keyboard all the same, and described by the reason. */
export async function isGreyed(control: Locator, why: string) {
  await control.focus();
  expect(await control.evaluate((node) => document.activeElement === node)).toBe(true);
  expect(await control.getAttribute('aria-disabled')).toBe('true');
  expect(await description(control)).toContain(why);
}

/** What a control is described by, as it is read out. */
export const description = (control: Locator): Promise<string> =>
  control.evaluate((node) =>
    (node.ariaDescribedByElements ?? []).map(({ textContent }) => textContent).join(' '),
  );

/** The choices of a list that cannot be made, as they are called there. */
export const notChosen = (page: Page, list: string): Promise<string[]> =>
  page.getByLabel(list, { exact: true }).locator('option:disabled').allInnerTexts();
