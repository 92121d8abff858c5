import type { Page } from 'playwright-core';
import { expect, test } from './visit';

const game = (page: Page) => page.getByRole('article').filter({ hasText: 'Battle Royale' });

/** Opens a section of the mech by its name in the outline. */
const open = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`) }).click();

async function sample(page: Page, name: string) {
  await page.goto('/');
  await game(page)
    .getByRole('button', { name: `Sample ${name}` })
    .click();
  await page.getByRole('button', { name: /^Ready-made mechs/ }).waitFor();
}

test('the editors of a mech of a battle royale do not scroll sideways', async ({ visit }) => {
  const page = await visit();
  await sample(page, 'Two Faces');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of ['Ready-made mechs', 'Mech', 'Custom upgrades', 'Pilot']) {
      await open(page, title);
      await page.getByRole('heading', { name: title, level: 2 }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, title).toBe(false);
      await page.keyboard.press('Escape');
    }
  }
});
