import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { add, soon, text } from './builder';
import { chooseFiles, legal, rows } from './check';
import { expectFitsEverywhere } from './fits';
import { expectFocus, expectVisibleFocus, press } from './keyboard';
import { description, expectBanned, newPack, sentence } from './packs';
import { slowClock } from './typing-clock';
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
  test('is a copy that can be edited, undone and redone by keyboard, and rosters are checked against it', async ({
    visit,
  }) => {
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

    await page.getByText('Saved in this browser', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Check lists against this pack' }).click();
    await chooseFiles(page, 'Choose files', {
      name: 'list.json',
      content: JSON.stringify(legal('Harbour Watch', 'Pat')),
    });
    await rows(page).first().getByRole('button').click();
    const said = () => text(page.getByRole('dialog', { name: 'Harbour Watch' }));
    await soon(said).toContain(`The force costs 15 points; “${CLUB}” requires at least 16: 1 too few.`);
    expect(await said()).toContain(
      `The force has 3 mechs (Breakwater, Capstan and Jackdaw); “${CLUB}” allows 2.`,
    );
    expect(await said()).toContain(`The force has 2 reconnaissance elements`);
  });

  test('leaves the sample unchanged, and the picker marks types at their maximum', async ({ visit }) => {
    const page = await visit();
    await openClubNight(page);
    await page.getByLabel('Name of the pack').fill('Ours');
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await add(page, 'Conventional', 'special forces');
    await expectBanned(page, 'Add special forces', 'At most 1 by “Ours”; the force has 1.');
    await add(page, 'Aircraft');
    await page.getByRole('button', { name: /^Start from bare stats ?: P1 aircraft/ }).click();
    await page.getByRole('button', { name: 'Add element' }).click();
    await page.getByRole('tab', { name: 'Aircraft' }).click();
    await page.getByText('Aircraft: at most 1 by “Ours”; the force has 1.').first().waitFor();
    await page.goto('/pack');
    await page.getByRole('link', { name: /^Ours/ }).waitFor();
    expect(await page.getByRole('button', { name: new RegExp(CLUB) }).count()).toBe(1);
  });
});

describe('a type at its maximum', () => {
  test.for([
    { game: 'Command Horizon', type: 'Light tanks', button: 'Add light tanks' },
    { game: 'Forge of War', type: 'Garrison', button: 'Add Garrison' },
    { game: 'AT-43', type: 'TacArms', button: 'Add TacArms' },
  ])('is greyed out in $game, and says why', async ({ game, type, button }, { visit }) => {
    const page = await visit();
    await newPack(page, game, 'Ours');
    await limit(page, type);
    await soon(() => sentence(page)).toContain('t most 1 unit of');
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectBanned(page, button, 'At most 1 by “Ours”; the force has 1.');
    expect(await page.getByText('pack allows', { exact: false }).count()).toBe(0);
  });
});

describe('undo in a pack', () => {
  test('reverts a typed number in one step, and the actions of buttons', async ({ visit }) => {
    const page = await visit({ before: slowClock });
    await newPack(page, 'AT-43', 'League');
    await page.getByRole('spinbutton', { name: 'Limit' }).focus();
    await page.keyboard.type('1500');
    await soon(() => sentence(page)).toBe('1500 A.P.');
    await page.getByLabel('Another card by its id').fill('my-card');
    await page.keyboard.press('Enter');
    await expectFocus(most(page, 'my-card'));
    await soon(() => sentence(page)).toBe('1500 A.P., at most 1 unit of my-card.');
    await page.getByRole('button', { name: 'Remove my-card' }).click();
    await expectFocus(page.getByLabel('Limit a type'));
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await undo.click();
    await soon(() => sentence(page)).toBe('1500 A.P.');
    await undo.click();
    await soon(() => sentence(page)).toBe('No restrictions.');
    expect(await page.getByLabel('Name of the pack').inputValue()).toBe('League');
    await expectFocus(undo);
    await page.reload();
    await soon(() => sentence(page)).toBe('No restrictions.');
  });
});

describe('browser Back in the pack editor', () => {
  test('closes open dialogs first, and stays on the pack', async ({ visit }) => {
    const page = await visit({ width: 360, height: 740, touch: true });
    await openClubNight(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the pack' });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Name of the pack').inputValue()).toBe(CLUB);
    await page.goBack();
    await page.getByRole('heading', { name: 'Packs', exact: true }).waitFor();
    await page.getByRole('link', { name: new RegExp(`^${CLUB}`) }).waitFor();
    await page.getByRole('button', { name: 'New pack' }).click();
    await page.getByRole('menu').waitFor();
    await page.goBack();
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Packs', exact: true }).waitFor();
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
