import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, panel, problems, soon, text, total, verdict } from './builder';
import { printOn } from './print';
import { expect, test } from './visit';

/** Starts a new company; the shelf may list other games as well. */
async function begin(page: Page, name: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'New force of AT-43' }).click();
  await page.getByLabel('Force name').fill(name);
}

/** Opens a section of the outline by its name. */
const section = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `, 'i') }).click();

/** Fills in a number field of the open panel. */
const figure = (page: Page, name: string, value: number) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(`${value}`);

describe('a player of AT-43', () => {
  test('enters a card, adds units of it, reads the errors, fixes them and prints both sheets', async ({
    visit,
  }) => {
    const page = await visit();
    await begin(page, 'Red Company');
    await section(page, 'Cards');
    await page.getByRole('button', { name: 'New card' }).click();
    await page.getByLabel('Designation').fill('Line troopers');
    await page.getByRole('radio', { name: '★', exact: true }).check({ force: true });
    await figure(page, 'Movement', 12);
    await page.getByRole('button', { name: 'Add weapon' }).click();
    await page.getByLabel('Weapon', { exact: true }).fill('Line rifle');
    await figure(page, 'Penetration', 5);
    await page.getByRole('img', { name: 'Damage test by protection' }).first().waitFor();
    await page.getByText('Show as a table').first().click();
    const damage = page.getByRole('table', { name: 'Damage test by protection' });
    await soon(() => text(damage)).toMatch(/Protection Result needed 1 2\+ .*10 6 11 –/);
    await page.getByRole('checkbox', { name: 'Numbers are known' }).check({ force: true });
    await figure(page, 'Maximum', 8);
    await figure(page, 'Minimum', 4);
    await page.getByRole('checkbox', { name: 'A.P. are known' }).check({ force: true });
    await figure(page, 'A.P. at the minimum', 80);
    await figure(page, 'A.P. at the maximum', 160);
    await page.getByRole('button', { name: 'Add officer' }).click();
    await page.getByLabel('Officer', { exact: true }).fill('Sergeant');
    await figure(page, 'Leadership', 5);
    await figure(page, 'Authority', 3);
    await figure(page, 'A.P.', 20);

    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByRole('button', { name: 'Add Line troopers' }).click();
    await page.getByRole('button', { name: 'Add Line troopers' }).click();
    await soon(() => labels(page)).toEqual(['Line troopers 1', 'Line troopers 2']);
    await soon(() => total(page, 'Company value')).toBe('160');
    expect((await problems(page).allTextContents()).join()).toContain('at43/commander/none');

    await page.getByRole('button', { name: /Line troopers 1 soldier/ }).click();
    await page.getByRole('combobox', { name: 'Officer of its card' }).selectOption('Sergeant');
    await soon(() => total(page, 'Leadership points per round')).toBe('7');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    await page.getByRole('radio', { name: 'Reinforcement' }).check({ force: true });
    await soon(() => total(page, 'Reinforcement')).toBe('100');
    await figure(page, 'Figures', 9);
    await soon(() => problems(page).count()).toBe(1);
    await soon(() => text(problems(page))).toContain(
      'Line troopers 1 has 9 fighters, where 4 to 8 are allowed.',
    );
    await soon(() => text(problems(page))).toMatch(/p\.50/);
    await soon(() => text(verdict(page))).toMatch(/not legal/i);
    await soon(() => text(panel(page, 'Line troopers 1'))).toContain('9 fighters, where 4 to 8 are allowed');
    await figure(page, 'Figures', 8);
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);

    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await printOn(page, 'A4');
    for (const words of [
      'Red Company',
      'COMPANY BUILDING: PLATOON 1',
      'Platoon value',
      'COMPANY SHEET',
      'Leadership points per round: 7; authority 3; wager 0 to 2.',
      'Line rifle',
      '18 cm',
      '1 LP',
    ])
      expect(paper.text).toContain(words);
  });
});
