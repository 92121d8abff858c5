import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { rosterText } from './files';
import { expectFocus } from './keyboard';
import {
  chooseForRoster,
  chooseForShelf,
  expectRosters,
  forgeOfWarText,
  openFiles,
  rosterFile,
  rosters,
} from './shelf';
import { expect, test } from './visit';

/** Sets up a shelf of three rosters of two games, last changed first: Swarm, Lancers, Łódź Rovers. */
async function shelfOfThree(page: Page) {
  await page.goto('/');
  for (const file of [
    rosterFile('Łódź Rovers', { player: 'Zoë' }),
    rosterFile('Lancers', { player: 'Blue side' }),
    { name: 'swarm.json', content: forgeOfWarText('Swarm') },
  ]) {
    await openFiles(page, file);
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
  }
  await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);
}

const tagged = async (page: Page, name: string, tags: string) => {
  await chooseForRoster(page, name, 'Tags');
  await page.getByRole('textbox', { name: 'Tags' }).fill(tags);
  await page.keyboard.press('Enter');
  await soon(() => text(page.getByRole('link', { name: new RegExp(`^${name}`) }))).toContain(
    tags.split(',')[0],
  );
};

describe('the shelf', () => {
  test('has menus that follow their button when the page moves, and close once it is out of sight', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOfThree(page);
    const button = page.getByRole('button', { name: 'More actions for Swarm', exact: true });
    await button.click();
    const menu = page.getByRole('menu', { name: 'More actions for Swarm' });
    const gap = async () => {
      const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
      return above && below && Math.round(below.y - above.y - above.height);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await gap()).toBe(4);
    const before = await scrolled();
    await page.mouse.wheel(0, 60);
    await soon(async () => (await scrolled()) - before).toBe(60);
    await soon(gap).toBe(4);
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await menu.waitFor({ state: 'hidden' });
  });

  test('shows hostile names and tags as plain text, in full, at 360 px', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640, touch: true });
    const long = `W${'x'.repeat(118)}W`;
    const image = '<img src=x onerror="window.hacked=1">';
    await page.goto('/');
    const names = [image, long, '\u202Eesrever', '=1+1'];
    await openFiles(
      page,
      ...names.map((name, at) => ({ name: `${at}.json`, content: rosterText({ name, player: long }) })),
    );
    await soon(() => rosters(page).count()).toBe(names.length);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await fits();
    await page.getByRole('button', { name: `More actions for ${long}` }).tap();
    await page.getByRole('menuitem', { name: 'Tags' }).tap();
    await page.getByRole('textbox', { name: 'Tags' }).fill(`${'T'.repeat(40)}, <i>t</i>, \u202Egat`);
    await page.getByRole('button', { name: 'Save' }).tap();
    await soon(() => text(page.getByRole('link', { name: new RegExp(`^${long}`) }))).toContain('<i>t</i>');
    await fits();
    await page.getByRole('button', { name: `Delete ${long}` }).tap();
    await chooseForShelf(page, 'Bin');
    const dialog = page.getByRole('dialog', { name: 'Bin' });
    await dialog.getByText(long).waitFor();
    expect(await dialog.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('has no axe violations, whatever is open, on a wide and on a narrow screen', async ({ visit }) => {
    const page = await visit();
    await shelfOfThree(page);
    await tagged(page, 'Swarm', 'club');
    await page.getByRole('button', { name: 'Delete Lancers' }).click();
    await expectRosters(page, ['Swarm', 'Łódź Rovers']);
    const clean = async (part = 'html') => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page, part)).toEqual([]);
      }
    };
    await clean();
    for (const [open, of] of [
      ['Rename', 'Swarm'],
      ['Tags', 'Swarm'],
      ['Bin', ''],
      ['Paste a roster or link', ''],
    ] as const) {
      if (of === '') await chooseForShelf(page, open);
      else await chooseForRoster(page, of, open);
      await page.getByRole('dialog', { name: open }).waitFor();
      if (open === 'Rename') await expectFocus(page.getByRole('textbox', { name: 'Name' }));
      await clean('dialog[open]');
      await page.keyboard.press('Escape');
    }
    await chooseForShelf(page, 'Select several');
    await page.getByRole('checkbox', { name: 'Select Swarm' }).check();
    await clean();
    await page.getByRole('button', { name: 'Done' }).click();
    await openFiles(page, rosterFile('Another'), { name: 'cut.json', content: '{' });
    await page.getByRole('dialog', { name: 'Not everything could be read' }).waitFor();
    await clean('dialog[open]');
  });
});
