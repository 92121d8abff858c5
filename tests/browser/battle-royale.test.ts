import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { headField, problems, soon, text, verdict } from './builder';
import { printOn } from './print';
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
  test('is built from scratch, breaks rules, is fixed, and is printed with another mech', async ({
    visit,
  }) => {
    const page = await visit();
    await sample(page, 'Cinder Queen');
    await page.goto('/');
    await game(page).getByRole('button', { name: 'New force' }).click();
    await page.getByLabel('Force name').fill('Lantern');
    await (await headField(page, 'Player (commander)')).fill('Red side');
    await page.getByRole('heading', { name: 'Mech', level: 2 }).waitFor();

    await open(page, 'Ready-made mechs');
    await page.getByRole('button', { name: 'Use Rocketeer, P1 mech' }).click();
    await page.getByLabel('Name of the mech').fill('Paper Lantern');
    await soon(() => text(verdict(page))).toMatch(/legal/i);
    await soon(() => text(page.locator('body'))).toMatch(/Base ?0 of 11 left Upgrades only ?0 of 8 left/i);

    // Drones with no effect, too many points, and two upgrades that exclude each other.
    await open(page, 'Custom upgrades');
    await page.getByRole('checkbox', { name: /^Support drones/ }).check();
    await page.getByRole('checkbox', { name: /^Spotter drone/ }).check();
    await page.getByRole('checkbox', { name: /^Intimidating reputation/ }).check();
    await page.getByRole('checkbox', { name: /^Aura of immolation/ }).check();
    await soon(() => problems(page).count()).toBe(3);
    const all = await text(page.getByRole('region', { name: 'Problems', exact: true }));
    expect(all).toMatch(/upgrades 12, 8 of them from the extra points, take 15 build points/);
    expect(all).toMatch(/Spotter drone has no effect without Indirect fire/);
    expect(all).toMatch(/at most one of them/);
    // Custom upgrades count towards the points spent, and their panel shows the pools.
    await soon(() => text(page.locator('[data-panel]'))).toMatch(/4 over \(15 of 11\)/);

    await page.getByRole('checkbox', { name: /^Aura of immolation/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Intimidating reputation/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Support drones/ }).uncheck();
    await soon(() => problems(page).count()).toBe(0);

    await open(page, 'Pilot');
    await page.getByLabel('Name of the pilot').fill('Jun');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('checkbox', { name: 'Cinder Queen' }).check();
    const pdf = await printOn(page, 'A4');
    for (const part of ['8, 4 a player', '18″ at least', 'Paper Lantern', 'Cinder Queen', 'Jun', 'Red side'])
      expect(pdf.text).toContain(part);
  });

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
