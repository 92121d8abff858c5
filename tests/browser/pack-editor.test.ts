import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { soon } from './builder';
import { expectFitsEverywhere } from './fits';
import { expectFocus, expectVisibleFocus, press } from './keyboard';
import { description, sentence } from './packs';
import { expect, test } from './visit';

const CLUB = 'Club night, 15 points';

/** Opens the sample of Horizon Wars on the packs page. */
async function openClubNight(page: Page) {
  await page.goto('/pack');
  await page.getByRole('button', { name: new RegExp(CLUB) }).click();
  await page.getByLabel('Name of the pack').waitFor();
}

const least = (page: Page) => page.getByRole('spinbutton', { name: 'Minimum points' });
const most = (page: Page, type: string) => page.getByRole('spinbutton', { name: `Maximum, ${type}` });

/** Adds a type to the list of types with a maximum. */
async function limit(page: Page, type: string) {
  await page.getByLabel(/^Limit (a|another) type$/).selectOption(type);
  await page.getByRole('button', { name: `Add ${type}`, exact: true }).click();
}

describe('a pack created from a sample', () => {
  test('is a copy that can be edited, undone and redone by keyboard', async ({ visit }) => {
    const page = await visit();
    await openClubNight(page);
    expect(await sentence(page)).toBe(
      '15 points, at least 13 points, only the era “Open”, no super-mechs, at most 15 elements, ' +
        'at most 1 special forces, 3 mechs and 1 aircraft.',
    );

    await least(page).fill('16');
    await soon(() => description(least(page))).toContain(
      'The limit of this pack is 15 points, so no force could reach 16.',
    );
    expect(await least(page).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('');
    await soon(() => least(page).getAttribute('aria-invalid')).toBeNull();

    await limit(page, 'Reconnaissance');
    await expectFocus(most(page, 'Reconnaissance'));
    await most(page, 'Mechs').fill('2');
    const changed =
      'At least 16 points, only the era “Open”, no super-mechs, at most 15 elements, ' +
      'at most 1 special forces, 1 reconnaissance element, 2 mechs and 1 aircraft.';
    await soon(() => sentence(page)).toBe(changed);

    await page.keyboard.press('Control+z');
    await soon(() => sentence(page)).toContain('3 mechs');
    await page.getByText(/^Undone \(step \d+ of \d+\)\.$/).waitFor();
    await expectFocus(most(page, 'Mechs'));
    // This step removes the focused row.
    await most(page, 'Reconnaissance').focus();
    await press(page, 'Shift+Tab', 'Tab');
    await page.keyboard.press('Control+z');
    await soon(() => most(page, 'Reconnaissance').count()).toBe(0);
    await expectVisibleFocus(page);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await soon(() => sentence(page)).toBe(changed);
    await page.keyboard.press('Control+y');
    await page.getByText('Nothing to redo.').waitFor();
    expect(await page.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the packs page and editor', () => {
  test('fit every screen, and axe finds no violations: with samples, with rows, with an error', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/pack');
    await page.getByRole('button', { name: new RegExp(CLUB) }).waitFor();
    await expectFitsEverywhere(page, 'packs');
    expect(await axeFaults(page)).toEqual([]);
    await openClubNight(page);
    await least(page).fill('99');
    await limit(page, 'Armoured artillery');
    await expectFitsEverywhere(page, 'the editor');
    expect(await axeFaults(page)).toEqual([]);
  });
});
