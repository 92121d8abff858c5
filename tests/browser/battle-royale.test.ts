import type { Page } from 'playwright-core';
import { describe } from 'vitest';
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

describe('a mech of a battle royale', () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 640, touch: true },
  ])
    test(`has editors that do not scroll sideways, at ${size.width} px`, async ({ visit }) => {
      const page = await visit(size);
      await sample(page, 'Two Faces');
      for (const title of ['Ready-made mechs', 'Mech', 'Custom upgrades', 'Pilot']) {
        await open(page, title);
        await page.getByRole('heading', { name: title, level: 2 }).waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide, title).toBe(false);
        await page.keyboard.press('Escape');
      }
    });
});
