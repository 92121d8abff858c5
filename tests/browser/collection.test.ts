import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { BOX } from '../fixtures/boxes';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { openFile } from './files';
import { expectFitsEverywhere } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

/** Opens a collection file on the collections page. */
async function openBox(page: Page) {
  await page.goto('/collection');
  await openFile(page, 'Open a file', BOX, 'box.json');
  await page.getByLabel('Name of the collection').waitFor();
  await page.getByRole('region', { name: 'Models' }).getByRole('listitem').first().waitFor();
}

const models = (page: Page) => page.getByRole('region', { name: 'Models' }).getByRole('listitem');
const owned = (page: Page, label: string) => page.getByRole('spinbutton', { name: `Owned, ${label}` });
const untilStored = (page: Page) => page.getByText('Saved in this browser', { exact: true }).waitFor();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();

describe('a collection', () => {
  test('is created and filled by keyboard, undone and redone, and survives a reload', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Collections' }));
    await page.keyboard.press('Enter');
    await page.getByText('No collections yet').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'New collection' }));
    await press(page, 'Enter');
    await page.keyboard.press('Enter');
    // It is named when it is made: the suggested name is selected, and must not be empty.
    const named = page.getByRole('dialog', { name: 'New collection for Horizon Wars' });
    await expectFocus(named.getByLabel('Name'));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await named.getByText('Enter a name.').waitFor();
    await page.keyboard.type('Red Company');
    await page.keyboard.press('Enter');
    await page.getByText('No models yet', { exact: true }).last().waitFor();
    expect(await page.getByLabel('Name of the collection').inputValue()).toBe('Red Company');
    await tabTo(page, page.getByRole('button', { name: 'Add models' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add models' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Add heavy infantry' }));
    await press(page, 'Enter', 'Enter');
    await page.getByText('2 models added', { exact: true }).waitFor();
    await press(page, 'Escape');
    await expectFocus(page.getByRole('button', { name: 'Add models' }));
    await soon(() => text(models(page).first())).toMatch(/^Heavy infantry 2 points .*P 2 F 4 M 3 A 3 D 3/);
    expect(await owned(page, 'Heavy infantry').inputValue()).toBe('2');

    await tabTo(page, models(page).first().getByRole('button', { expanded: false }).first());
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('spinbutton', { name: 'Field at least' }));
    await page.keyboard.type('2');
    await soon(() => text(models(page).first())).toContain('field at least 2');
    // The number to field cannot exceed the number owned: both go down.
    await owned(page, 'Heavy infantry').fill('1');
    await soon(() => text(models(page).first())).toContain('field at least 1');
    await page.getByRole('spinbutton', { name: 'Field at most' }).fill('9');
    await page.getByText('Whole number from 1 to 1', { exact: false }).waitFor();
    await page.getByLabel('Name of the collection').focus();
    await undo(page).click();
    await soon(() => text(models(page).first())).toContain('field at least 2');
    await page.getByRole('button', { name: 'Redo' }).click();
    await untilStored(page);
    await page.reload();
    await soon(() => owned(page, 'Heavy infantry').inputValue()).toBe('1');
    await page.getByRole('button', { name: 'More actions for Heavy infantry' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('No models yet', { exact: true }).last().waitFor();
    await page.keyboard.press('Control+z');
    await owned(page, 'Heavy infantry').waitFor();

    // A design is stored immediately and checked on its own.
    await page.getByRole('button', { name: 'Add models' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: /^Mechs/ }).click();
    await dialog.getByRole('button', { name: 'Add Raider, P1 mech' }).click();
    await dialog.getByRole('button', { name: /^Design a P2 mech of your own/ }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vulture');
    await dialog.getByRole('checkbox', { name: /^Engineer/ }).check();
    await soon(() => text(dialog)).toContain('Vulture uses 5 of the 14 build points of a P2 mech: 9 left');
    expect(await text(dialog)).not.toMatch(/too many engineers|in the force/i);
    await page.keyboard.press('Control+z');
    await soon(() => text(dialog)).toContain('10 left');
    // Back returns to the list of models and does not close the dialog.
    await page.goBack();
    await dialog.getByRole('button', { name: 'Add Raider, P1 mech' }).waitFor();
    await dialog.getByRole('button', { name: /^Added: 2/ }).click();
    await dialog.getByRole('button', { name: 'Remove Raider' }).click();
    await dialog.getByRole('button', { name: 'Edit Vulture' }).waitFor();
    await page.getByText('2 models, 2 designs').waitFor();
    await untilStored(page);
    await page.reload();
    await soon(() => models(page).count()).toBe(2);
    await soon(() => text(models(page).last())).toMatch(/^Vulture .*10 left\./);
  });

  test('that is open in two tabs stays in sync, and each change can be undone', async ({ visit }) => {
    const page = await visit();
    await openBox(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await owned(other, 'Thunderer').fill('3');
    await soon(() => owned(page, 'Thunderer').inputValue()).toBe('3');
    await undo(page).click();
    await soon(() => owned(other, 'Thunderer').inputValue()).toBe('1');
  });
});

describe('the collections page and editor', () => {
  test('fit every screen, and axe finds no violations', async ({ visit }) => {
    const page = await visit();
    await page.goto('/collection');
    await page.getByText('No collections yet').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await openBox(page);
    await models(page).first().getByRole('button', { expanded: false }).first().click();
    await expectFitsEverywhere(page, 'the editor');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add models' }).click();
    await page.getByRole('button', { name: 'Add heavy infantry' }).waitFor();
    await expectFitsEverywhere(page, 'the designer');
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  });
});
