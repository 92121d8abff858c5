import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { TWELVE_MODELS } from '../fixtures/boxes';
import { axeFaults } from './axe';
import { soon, text, total, verdict } from './builder';
import { openFile } from './files';
import { expectFitsEverywhere } from './fits';
import { press, tabTo } from './keyboard';
import { expect, test } from './visit';

async function openBox(page: Page) {
  await page.goto('/collection');
  await openFile(page, 'Open a file', TWELVE_MODELS, 'box.json');
  await page.getByLabel('Name of the collection').waitFor();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Build from collection' });

describe('the best rosters of a collection', () => {
  test('are built by keyboard and proven, and one is opened as a roster of the collection', async ({
    visit,
  }) => {
    const page = await visit();
    await openBox(page);
    const name = page.getByLabel('Name of the collection');
    await name.fill('Red Company');
    await tabTo(page, page.getByRole('button', { name: 'Build from collection' }));
    await press(page, 'Enter');
    const dialog = dialogOf(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Build the best rosters' }));
    await press(page, 'Enter');
    await dialog.getByText('3 rosters found, the best first.').waitFor();
    const first = dialog.getByRole('article', { name: 'Roster 1', exact: true });
    await soon(() => text(first)).toMatch(/FC 15 of 15 .*Proven: no legal roster ranks higher\./);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await expectFitsEverywhere(page, 'the rosters', [1440, 320]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabTo(page, first.getByRole('button', { name: 'Open roster 1' }));
    await press(page, 'Enter');
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Red Company, 15 points, 1');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    expect(await total(page, 'Force cost')).toMatch(/^15 of 15/);
    await page.getByText('Player, pack, notes').click();
    const from = page.getByLabel('Collection');
    expect(await from.evaluate((node: HTMLSelectElement) => node.selectedOptions[0]?.text)).toMatch(
      /^Red Company/,
    );

    // Back leads to the request and the answers, and to the collection with its undo.
    await page.goBack();
    await soon(() => text(first)).toMatch(/FC 15 of 15 .*Proven: no legal roster ranks higher\./);
    expect(await dialog.getByRole('spinbutton', { name: 'Points limit' }).inputValue()).toBe('15');
    // The same answer once more is another roster, with a name of its own.
    await first.getByRole('button', { name: 'Open roster 1' }).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Red Company, 15 points, 1 (2)');
    await page.goBack();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await soon(() => name.inputValue()).toBe('My box');
    // A link leads to the collection alone.
    await page.getByRole('link', { name: 'Collections' }).first().click();
    await page.getByRole('link', { name: /^My box/ }).click();
    await name.waitFor();
    expect(await dialog.isVisible()).toBe(false);
  });
});
