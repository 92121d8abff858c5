import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { openSample, soon, text } from './builder';
import { expectFocus } from './keyboard';
import { expect, test } from './visit';

/** Opens a sample and sets up a set-piece battle so small that no one place holds the whole force. */
async function openBattle(page: Page) {
  await openSample(page, 'Harbour Watch');
  await page.getByRole('button', { name: /^Scenario/ }).click();
  await page.getByRole('radio', { name: 'Set-piece battle' }).check({ force: true });
  await page.getByRole('radio', { name: /^Patrol 9 points/ }).check({ force: true });
}

describe('the points limit of a set-piece battle', () => {
  test('is shown on a phone too', async ({ visit }) => {
    const page = await visit({ width: 320, height: 640, touch: true });
    await openBattle(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: /^Force .*9 points/ }).tap();
    await page.getByRole('button', { name: 'Go to the scenario' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Scenario' });
    await sheet.waitFor();
    await expectFocus(sheet.getByRole('heading', { level: 2 }));
  });
});

describe('a button that changes every place', () => {
  test('does not slide under the second press of a double click on another', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await page.getByRole('button', { name: /^Scenario/ }).click();
    await page.getByRole('radio', { name: 'Set-piece battle' }).check({ force: true });
    const placed = page.getByText(/^\d+ of \d+ placed$/);
    await soon(() => text(placed)).toMatch(/^0 of/);
    await page.getByRole('button', { name: 'Place automatically' }).dblclick();
    await soon(() => text(placed)).toMatch(/^(\d+) of \1 placed$/);
    // All to reserve would have been a second step, and too much for the reserve.
    await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).not.toContain('reserve holds');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await soon(() => text(placed)).toMatch(/^0 of/);
  });

  test('fits next to its description at every width', async ({ visit }) => {
    const page = await visit({ width: 768, height: 1024 });
    await openBattle(page);
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 1024 });
      const sheet = page.getByRole(width < 720 ? 'dialog' : 'region', { name: 'Scenario' });
      await sheet
        .getByText(/Causes an error/)
        .first()
        .waitFor();
      expect(await sheet.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      const all = sheet.getByRole('button', { name: 'All to reserve' });
      await all.scrollIntoViewIfNeeded();
      const { x = -1, width: wide = 0 } = (await all.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      await soon(() => text(sheet)).toMatch(/the scenario allows P5/);
      if (width === 768) expect(await axeFaults(page)).toEqual([]);
    }
  });
});
