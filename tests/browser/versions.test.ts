import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { add, labels, newForce, soon, untilSaved } from './builder';
import { expectFits } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Versions', exact: true });
const compared = (page: Page): Locator => page.getByRole('dialog', { name: 'Compare versions' });
const named = (page: Page): Locator =>
  dialog(page).getByRole('list', { name: 'Named versions' }).getByRole('listitem');

async function openVersions(page: Page) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await dialog(page).waitFor();
}

async function nameIt(page: Page, name: string) {
  await dialog(page).getByLabel('Name of the version').fill(name);
  await dialog(page).getByRole('button', { name: 'Save version' }).click();
  await named(page).getByRole('heading', { name }).waitFor();
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};

const names = async (page: Page) =>
  (await named(page).getByRole('heading').allInnerTexts()).map((each) => each.trim());

describe('named versions of a roster', () => {
  test('can be named, compared with the current state, and restored in one step', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Versioned');
    await add(page, 'Conventional', 'light infantry');
    await openVersions(page);
    await nameIt(page, 'before the club night');
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await close(page);

    await add(page, 'Conventional', 'heavy infantry');
    await openVersions(page);
    await dialog(page).getByRole('button', { name: 'Compare before the club night' }).click();
    await compared(page).getByText('1 element differs, 1 the same.').waitFor();
    await expectFocus(compared(page).getByRole('heading', { name: 'Compare versions' }));
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await compared(page).getByRole('button', { name: 'All versions' }).click();
    await compared(page).waitFor({ state: 'detached' });

    // Closing the comparison by the browser's own ways returns to the list.
    const compare = dialog(page).getByRole('button', { name: 'Compare before the club night' });
    const ways = [() => page.goBack(), () => page.keyboard.press('Escape')];
    for (const close of ways) {
      await expectFocus(compare);
      await compare.click();
      await compared(page).getByText('1 element differs').waitFor();
      await close();
      await compared(page).waitFor({ state: 'detached' });
      await dialog(page).waitFor();
    }

    const restore = dialog(page).getByRole('button', { name: 'Restore before the club night' });
    await restore.click();
    await page.getByText('“before the club night” is restored.').first().waitFor();
    await expectFocus(restore);
    await close(page);
    expect(await labels(page)).toEqual(['Light infantry']);
  });

  test('work by keyboard alone on a small phone', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640 });
    await newForce(page, 'Keyboard shortcuts');
    await tabTo(page, page.getByRole('button', { name: 'More actions', exact: true }));
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: 'Versions' }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(dialog(page).getByLabel('Name of the version'));
    await page.keyboard.type('x'.repeat(120));
    await page.keyboard.press('Enter');
    await soon(() => named(page).count()).toBe(1);
    await expectFits(page);
    await tabTo(page, dialog(page).getByRole('button', { name: /^Compare x/ }));
    await press(page, 'Enter');
    await compared(page).getByText('No differences.', { exact: true }).waitFor();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await compared(page).waitFor({ state: 'detached' });
    await close(page);
  });

  test('are the same in two tabs', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Two tabs');
    await add(page, 'Conventional', 'light infantry');
    await untilSaved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Force name').waitFor();
    for (const each of [page, other]) await openVersions(each);
    await nameIt(page, 'from one tab');
    await soon(() => names(other)).toEqual(['from one tab']);
    await nameIt(other, 'from the other');
    await soon(async () => (await names(page)).toSorted()).toEqual(['from one tab', 'from the other']);
  });
});
