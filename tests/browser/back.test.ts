import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon } from './builder';
import { expectFocus, press } from './keyboard';
import { expect, test, type Visit } from './visit';

// Back closes open dialogs and menus, the topmost first, before it leaves the page: a walk at each size, and what only a
// browser has. Everything else that opens is in tests/pages.

const phone: Visit = { width: 360, height: 640, touch: true };

const path = (page: Page): string => new URL(page.url()).pathname.replace(/(?<=.)\/$/, '');

/** The dialogs and menus that are open over the page. */
const open = (page: Page): Locator => page.locator('dialog[open], [popover]:popover-open');

/** Expects `count` open layers, with a history entry for each. */
async function expectOpen(page: Page, count: number) {
  await soon(() => open(page).count()).toBe(count);
  await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(count);
}

/** Expects the focus to be on a control, such as the button that opened the closed layer. */
const expectFocusKept = (page: Page) =>
  soon(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/** The index of the current history entry, and the number of entries. */
const historyEntry = (page: Page) =>
  page.evaluate(() => ({ index: navigation.currentEntry?.index, length: history.length }));

/** Opens a sample; its builder is the second history entry of the tab, after the shelf. */
async function builder(page: Page, sample = 'Ninth Column') {
  await page.goto('/');
  await page.getByRole('button', { name: `Sample ${sample}` }).click();
  await page.getByRole('button', { name: 'Add element' }).waitFor();
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const pressFirst = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function openFromFileMenu(page: Page, name: RegExp | string) {
  await pressFirst(page, 'More actions');
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}

/** The dialogs and menus that open over the builder at any screen size. */
const overlays: [what: string, show: (page: Page) => Promise<void>][] = [
  ['the menu of files', (page) => pressFirst(page, 'More actions')],
  ['the menu of a row', (page) => pressFirst(page, 'More actions for Terrier')],
  ['the keys', (page) => openFromFileMenu(page, 'Keyboard shortcuts')],
  ['the share dialog', (page) => openFromFileMenu(page, /^Share/)],
  ['the print dialog', (page) => pressFirst(page, 'Print')],
];

/** The panels that open as sheets on screens too narrow for columns. */
const panels: typeof overlays = [
  ['the picker', (page) => pressFirst(page, 'Add element')],
  ['an element', (page) => pressFirst(page, /^Terrier /)],
  ['a section', (page) => pressFirst(page, /^Scenario /)],
];
const verdict: (typeof overlays)[number] = ['the verdict', (page) => pressFirst(page, /^Verdict: /)];

/** Opens each of these over the builder, and closes it with Back. */
async function closeEach(page: Page, each: typeof overlays) {
  for (const [what, show] of each) {
    await show(page);
    await expectOpen(page, 1);
    await page.goBack();
    await expectOpen(page, 0);
    expect(path(page), what).toBe('/build');
    await expectFocusKept(page);
  }
}

describe('browser Back, on a laptop', () => {
  test('closes a menu, a dialog and a side panel, then leaves the page', async ({ visit }) => {
    const page = await visit();
    await builder(page);
    await closeEach(page, overlays.slice(1, 3));
    const closer = page.getByRole('button', { name: 'Close', exact: true });
    for (const [, show] of panels) {
      await show(page);
      await closer.waitFor();
      await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(1);
    }
    await pressFirst(page, 'More actions');
    await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(2);
    await page.goBack();
    await soon(() => open(page).count()).toBe(0);
    await closer.waitFor();
    await page.goBack();
    await closer.waitFor({ state: 'detached' });
    expect(path(page)).toBe('/build');
    await expectFocusKept(page);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
  });
});

describe('browser Back, on a phone', () => {
  test('closes everything that opens over the builder, then leaves the page', async ({ visit }) => {
    const page = await visit(phone);
    await builder(page);
    await closeEach(page, [...overlays, ...panels, verdict]);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
  });

  test('is not affected by layers closed with Escape or the close button', async ({ visit }) => {
    const page = await visit(phone);
    await builder(page);
    const before = await historyEntry(page);
    for (const close of ['Escape', 'Close', 'Escape', 'Close']) {
      await openFromFileMenu(page, 'Keyboard shortcuts');
      await expectOpen(page, 1);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page, 'Keyboard shortcuts').getByRole('button', { name: 'Close' }).click();
      await expectOpen(page, 0);
      await soon(async () => (await historyEntry(page)).index).toBe(before.index);
    }
    // At most one forward entry remains, however often a dialog was opened.
    expect((await historyEntry(page)).length).toBeLessThanOrEqual(before.length + 1);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('leaves at the first press after a reload with a dialog open', async ({ visit }) => {
    const page = await visit(phone);
    await builder(page);
    await pressFirst(page, 'Print');
    await dialog(page, 'Print the roster').waitFor();
    await soon(async () => (await historyEntry(page)).index).toBe(2);
    await page.reload();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await soon(async () => (await historyEntry(page)).index).toBe(1);
    await expectOpen(page, 0);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('works the same after Forward, which reopens nothing', async ({ visit }) => {
    const page = await visit(phone);
    await builder(page);
    await openFromFileMenu(page, 'Keyboard shortcuts');
    await expectOpen(page, 1);
    await page.goBack();
    await expectOpen(page, 0);
    await page.goForward();
    await soon(async () => (await historyEntry(page)).index).toBe(1);
    await expectOpen(page, 0);
    expect(path(page)).toBe('/build');
    await openFromFileMenu(page, 'Keyboard shortcuts');
    await expectOpen(page, 1);
    await page.goBack();
    await expectOpen(page, 0);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    // Forward again leads to the builder and no further.
    await page.goForward();
    await soon(() => path(page)).toBe('/build');
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await expectOpen(page, 0);
  });

  test('returns from a link in a sheet to the builder with nothing open, and Forward follows the link', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await builder(page);
    await pressFirst(page, /^Verdict: /);
    await dialog(page, 'Verdict').locator('li summary').first().click();
    await dialog(page, 'Verdict').getByRole('link', { name: /^hw/ }).first().click();
    await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await expectOpen(page, 0);
    await page.goForward();
    await soon(() => path(page)).toMatch(/^\/rules/);
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await soon(async () => (await historyEntry(page)).index).toBe(1);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });
});

describe('a dialog that closes and navigates to another page', () => {
  test('loses neither the page nor a history entry when the page is still being fetched, slowly', async ({
    visit,
  }) => {
    const page = await visit({ width: 360, height: 640 });
    await builder(page);
    // The response arrives after the dialog has closed and its history entry is gone.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/_rsc/, async (route) => {
      await answered;
      await route.continue();
    });
    await pressFirst(page, /^Verdict: /);
    const verdict = dialog(page, 'Verdict');
    await verdict.locator('li summary').first().click();
    await verdict.getByRole('link', { name: /^hw/ }).first().click();
    await press(page, 'Escape');
    await expectOpen(page, 0);
    await soon(async () => (await historyEntry(page)).index).toBe(1);
    answer();
    await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
  });

  test('adds one entry when opened from a menu, and returns the focus', async ({ visit }) => {
    const page = await visit();
    await builder(page);
    await page.getByRole('button', { name: 'More actions', exact: true }).focus();
    await press(page, 'Enter', 'End');
    await page.keyboard.press('Enter');
    await expectOpen(page, 1);
    await soon(async () => (await historyEntry(page)).index).toBe(2);
    await page.goBack();
    await expectOpen(page, 0);
    await expectFocus(page.getByRole('button', { name: 'More actions', exact: true }));
  });
});
