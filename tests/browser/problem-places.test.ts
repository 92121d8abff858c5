import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { add, openSample, problems, soon } from './builder';
import { expect, test } from './visit';

/** The name of the focused control, whether it is in view and uncovered, and whether its part is marked. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const { x, y, width, height } = control.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const part = control.closest('[data-place]');
    const name = (control as HTMLInputElement).labels?.[0]?.innerText ?? control.innerText;
    const inView = above !== null && (control.contains(above) || above.contains(control));
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      inView,
      marked: part !== null && getComputedStyle(part).borderLeftWidth === '4px',
    };
  });

/** Presses a problem, and waits for the focus on the control that fixes it. */
async function leads(page: Page, rule: string, to: RegExp) {
  await problems(page).filter({ hasText: rule }).first().getByRole('button').first().click();
  await soon(() => focused(page)).toMatchObject({
    name: expect.stringMatching(to),
    inView: true,
    marked: true,
  });
}

const close = async (page: Page) => {
  const sheet = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await sheet.isVisible()) await sheet.click();
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

describe('a pressed problem, on a wide and on a narrow screen,', () => {
  test('leads to the upgrade and to the points of Horizon Wars', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Ninth Column');
    await add(page, 'Mechs', 'Raider, P1 mech');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await close(page);
      await leads(page, 'hw/era/burning/mech-upgrades', /^Assisted targeting/);
      await close(page);
      await leads(page, 'hw/force/over-limit', /^15/);
      // Pressed again, it leads there again.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await close(page);
      await leads(page, 'hw/force/over-limit', /^15/);
    }
  });

  test('leads to the field of a unit of Command Horizon, and to the button that adds one', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Command Horizon' }).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await close(page);
      await leads(page, 'ch/force/empty', /^Add the first unit/);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add medium tanks', exact: true }).click();
    await close(page);
    await page
      .getByRole('button', { name: /^Medium tanks/ })
      .first()
      .click();
    await page.getByRole('spinbutton', { name: 'Tanks' }).fill('9');
    for (const size of sizes.toReversed()) {
      await page.setViewportSize(size);
      await close(page);
      await leads(page, 'ch/unit/models', /^Tanks/);
    }
  });

  test('leads to the wrong stat of Battle Royale', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Battle Royale' }).click();
    await page
      .getByRole('button', { name: /^Mech / })
      .first()
      .click();
    await page.getByRole('spinbutton', { name: 'Armour/Agility' }).fill('0');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await close(page);
      await leads(page, 'hw/mech/stat-minimum', /^Armour/i);
      await close(page);
      await leads(page, 'br/mech/points-unspent', /^Armour/i);
    }
  });
});
