import type { Locator, Page } from 'playwright-core';
import { expect } from './visit';

// Steps in the pack editor, and checks of a pack's effects in the builder.

/** Creates a named pack of a game from the shelf. */
export async function newPack(page: Page, game: string, name: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.getByRole('menuitem', { name: game }).click();
  await page.getByLabel('Name of the pack').fill(name);
}

/** Bans something in one of the pack's lists. */
export const ban = (page: Page, list: string, name: string) =>
  page.getByRole('group', { name: list }).getByLabel(name, { exact: true }).check();

/** The one-sentence summary of the pack on the screen. */
export const sentence = (page: Page) => page.getByRole('status').and(page.locator('output')).innerText();

/** The sharing link of the open pack. */
export async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the pack' });
  const link = await dialog.getByRole('textbox', { name: /^Link/ }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Expects a button to be greyed out, focusable and described by the reason, then presses it. */
export async function expectBanned(page: Page, button: string, why: string) {
  const add = page.getByRole('button', { name: button, exact: true });
  await expectGreyed(add, why);
  await page.keyboard.press('Enter');
}

/** Expects a control to be greyed out, but focusable and described by the reason. */
export async function expectGreyed(control: Locator, why: string) {
  await control.focus();
  expect(await control.evaluate((node) => document.activeElement === node)).toBe(true);
  expect(await control.getAttribute('aria-disabled')).toBe('true');
  expect(await description(control)).toContain(why);
}

/** The accessible description of a control. */
export const description = (control: Locator): Promise<string> =>
  control.evaluate((node) =>
    (node.ariaDescribedByElements ?? []).map(({ textContent }) => textContent).join(' '),
  );
