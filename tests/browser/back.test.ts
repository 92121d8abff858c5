import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon } from './builder';
import { giveTo, legal, small } from './check';
import { hasFocus, press } from './keyboard';
import { newPack } from './packs';
import { choose, ofRoster, ofShelf, rosterFile, rosters } from './shelf';
import { expect, test, type Visit } from './visit';

// Back closes what is open over the page, the last one first, and leaves the page only then.

const sizes: { size: string; how: Visit }[] = [
  { size: 'a phone', how: { width: 360, height: 640, touch: true } },
  { size: 'a tablet', how: { width: 768, height: 1024, touch: true } },
  { size: 'a laptop', how: {} },
];

const path = (page: Page): string => new URL(page.url()).pathname;

/** What is open over the page: dialogs and menus. */
const open = (page: Page): Locator => page.locator('dialog[open], [popover]:popover-open');

/** So many are open, and the history has an entry for each. */
async function opened(page: Page, count: number) {
  await soon(() => open(page).count()).toBe(count);
  await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(count);
}

/** The focus is on something of the page, such as the button that opened what Back has closed. */
const focusIsKept = (page: Page) =>
  soon(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/** Where the page stands among its entries, and whether what is behind it can be gone to. */
const entry = (page: Page) =>
  page.evaluate(() => ({ index: navigation.currentEntry?.index, length: history.length }));

/** Opens a sample; its builder is the second entry of the tab, behind the shelf. */
async function builder(page: Page, sample = 'Ninth Column') {
  await page.goto('/');
  await page.getByRole('button', { name: `Sample ${sample}` }).click();
  await page.getByRole('button', { name: 'Add element' }).waitFor();
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press1 = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function fromFile(page: Page, name: RegExp | string) {
  await press1(page, 'File and keys');
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}

/** What can be opened over the builder at any size. */
const overlays: [what: string, show: (page: Page) => Promise<void>][] = [
  ['the menu of files', (page) => press1(page, 'File and keys')],
  ['the menu of a row', (page) => press1(page, 'More for Terrier')],
  ['the keys', (page) => fromFile(page, 'Keys')],
  ['the share dialog', (page) => fromFile(page, /^Share/)],
  ['the print dialog', (page) => press1(page, 'Print')],
];

/** What stands in a sheet where there is no room for columns. */
const verdict: (typeof overlays)[number] = ['the verdict', (page) => press1(page, /^FC /)];
const sheets: typeof overlays = [
  ['the picker', (page) => press1(page, 'Add element')],
  ['an element', (page) => press1(page, /^Terrier /)],
  ['a section', (page) => press1(page, /^Scenario /)],
  verdict,
];

describe.each(sizes)('with Back, on $size', ({ how }) => {
  test('everything that opens over the builder closes, and the next Back leaves', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    const here = how.width === 360 ? sheets : [];
    for (const [what, show] of [...overlays, ...here]) {
      await show(page);
      await opened(page, 1);
      await page.goBack();
      await opened(page, 0);
      expect(path(page), what).toBe('/build');
      await focusIsKept(page);
    }
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
  });

  test('what is open beside the force closes before Back leaves', async ({ visit }) => {
    if (how.width === 360) return;
    const page = await visit(how);
    await builder(page);
    const closer = page.getByRole('button', { name: 'Close', exact: true });
    for (const [, show] of sheets.slice(0, 3)) {
      await show(page);
      await closer.waitFor();
      await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(1);
    }
    await press1(page, 'File and keys');
    await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(2);
    await page.goBack();
    await soon(() => open(page).count()).toBe(0);
    await closer.waitFor();
    await page.goBack();
    await closer.waitFor({ state: 'detached' });
    expect(path(page)).toBe('/build');
    await focusIsKept(page);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  // A tablet is a phone here, with more room.
  if (how.width === 768) return;

  test('Escape and the close button leave no entry behind', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    const before = await entry(page);
    for (const close of ['Escape', 'Close', 'Escape', 'Close']) {
      await fromFile(page, 'Keys');
      await opened(page, 1);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page, 'Keys').getByRole('button', { name: 'Close' }).click();
      await opened(page, 0);
      await soon(async () => (await entry(page)).index).toBe(before.index);
    }
    // One entry ahead at most, however often it was done.
    expect((await entry(page)).length).toBeLessThanOrEqual(before.length + 1);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('a page that is loaded again under an open dialog leaves with the first Back', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    await press1(page, 'Print');
    await dialog(page, 'Print the roster').waitFor();
    await soon(async () => (await entry(page)).index).toBe(2);
    await page.reload();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await soon(async () => (await entry(page)).index).toBe(1);
    await opened(page, 0);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('Forward opens nothing again, and takes nothing from Back', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    await fromFile(page, 'Keys');
    await opened(page, 1);
    await page.goBack();
    await opened(page, 0);
    await page.goForward();
    await soon(async () => (await entry(page)).index).toBe(1);
    await opened(page, 0);
    expect(path(page)).toBe('/build');
    await fromFile(page, 'Keys');
    await opened(page, 1);
    await page.goBack();
    await opened(page, 0);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    // Past what was open, back to the builder and no further.
    await page.goForward();
    await soon(() => path(page)).toBe('/build');
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await opened(page, 0);
  });

  test('of the shelf, packs, lists and scans, each dialog and menu closes', async ({ visit }) => {
    const page = await visit({ ...how, allow: /willReadFrequently/ });
    const closes = async (show: () => Promise<void>) => {
      const there = page.url();
      await show();
      await opened(page, 1);
      await page.goBack();
      await opened(page, 0);
      expect(page.url()).toBe(there);
      await focusIsKept(page);
    };
    await page.goto('/');
    await choose(page, rosterFile('Lancers'), rosterFile('Drover'));
    await rosters(page).nth(1).waitFor();
    await closes(() => press1(page, 'More of the shelf'));
    await closes(() => press1(page, 'More for Lancers'));
    for (const action of ['Rename', 'Tags']) await closes(() => ofRoster(page, 'Lancers', action));
    await closes(() => ofShelf(page, 'Paste a roster or link'));
    await press1(page, 'Delete Drover');
    await closes(() => ofShelf(page, 'Bin'));
    await closes(() => choose(page, { name: 'bad.json', content: '{}' }));

    await newPack(page, 'Horizon Wars', 'Open');
    await closes(() => press1(page, 'Share'));

    await page.goto('/check');
    const files = ['Ann', 'Ben'].map((name) => ({
      name: `${name}.json`,
      content: JSON.stringify(legal(name, name)),
    }));
    await giveTo(page, 'Choose files', ...files);
    await page.getByRole('button', { name: 'Save the verdicts' }).waitFor();
    await closes(() => press1(page, 'Save the verdicts'));
    await closes(() => press1(page, 'Clear'));
    await closes(() => press1(page, /Paste/));
    await closes(() => page.locator('[role=row] button', { hasText: 'Ann' }).first().click());
  });
});

describe('with Back, on a phone', () => {
  const [{ how }] = sizes as [(typeof sizes)[number]];

  test('a sheet over the verdict closes first, then the verdict, then the builder', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    await press1(page, /^FC /);
    await dialog(page, 'Verdict')
      .getByRole('button', { name: /^Error/ })
      .first()
      .click();
    await opened(page, 2);
    await page.goBack();
    await opened(page, 1);
    await dialog(page, 'Verdict').waitFor();
    await page.goBack();
    await opened(page, 0);
    expect(path(page)).toBe('/build');
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('two that are open are left by a jump over both', async ({ visit }) => {
    const page = await visit(how);
    await builder(page);
    await press1(page, /^FC /);
    await dialog(page, 'Verdict')
      .getByRole('button', { name: /^Error/ })
      .first()
      .click();
    await opened(page, 2);
    await soon(async () => (await entry(page)).index).toBe(3);
    await page.evaluate(() => history.go(-3));
    await soon(() => path(page)).toBe('/');
    await opened(page, 0);
    await page.getByRole('link', { name: /^Ninth Column/ }).click();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('a link in a sheet leads on; Back comes to the builder with nothing open, and Forward to the link', async ({
    visit,
  }) => {
    const page = await visit(how);
    await builder(page);
    await press1(page, /^FC /);
    await dialog(page, 'Verdict').locator('li summary').first().click();
    await dialog(page, 'Verdict').getByRole('link', { name: /^hw/ }).first().click();
    await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await opened(page, 0);
    await page.goForward();
    await soon(() => path(page)).toMatch(/^\/rules/);
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await soon(async () => (await entry(page)).index).toBe(1);
    await page.goBack();
    await soon(() => path(page)).toBe('/');
  });

  test('a sheet that a turned screen makes a column is one step still', async ({ visit }) => {
    const page = await visit({ width: 600, height: 900 });
    await builder(page);
    await press1(page, /^Terrier /);
    await opened(page, 1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await soon(() => open(page).count()).toBe(0);
    const stands = page.locator('[data-panel]').getByRole('textbox', { name: 'Name' });
    await stands.waitFor();
    await soon(async () => (await entry(page)).index).toBe(2);
    await page.setViewportSize({ width: 600, height: 900 });
    await opened(page, 1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await stands.waitFor();
    await soon(async () => (await entry(page)).index).toBe(2);
    await page.goBack();
    await stands.waitFor({ state: 'detached' });
    await soon(async () => (await entry(page)).index).toBe(1);
    expect(path(page)).toBe('/build');
  });
});

describe('a dialog that closes and goes on to another page', () => {
  test('loses neither the page nor a step', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    const roster = { name: 'one.json', content: JSON.stringify(small('Lancers', 'Ann')) };
    await choose(page, roster);
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await page.getByRole('link', { name: 'Shelf' }).click();
    await rosters(page).first().waitFor();
    await choose(page, roster);
    const known = page.getByRole('alertdialog', { name: 'This roster is already on the shelf' });
    await known.waitFor();
    await known.getByRole('button', { name: /^Open/ }).click();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await soon(() => path(page)).toBe('/build');
    await page.goBack();
    await soon(() => path(page)).toBe('/');
    await opened(page, 0);
  });

  test('also where the page is fetched only then, and slowly', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640 });
    await builder(page);
    // The answer comes once the dialog is closed and its step is gone.
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/_rsc/, async (route) => {
      await asked;
      await route.continue();
    });
    await press1(page, /^FC /);
    const verdict = dialog(page, 'Verdict');
    await verdict.locator('li summary').first().click();
    await verdict.getByRole('link', { name: /^hw/ }).first().click();
    await press(page, 'Escape');
    await opened(page, 0);
    await soon(async () => (await entry(page)).index).toBe(1);
    answer();
    await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
  });

  test('from a menu to a dialog is one step, and the focus is right after it', async ({ visit }) => {
    const page = await visit();
    await builder(page);
    await page.getByRole('button', { name: 'File and keys' }).focus();
    await press(page, 'Enter', 'End');
    await page.keyboard.press('Enter');
    await opened(page, 1);
    await soon(async () => (await entry(page)).index).toBe(2);
    await page.goBack();
    await opened(page, 0);
    await hasFocus(page.getByRole('button', { name: 'File and keys' }));
  });
});
