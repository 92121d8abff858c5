import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { add, chooseFromMenu, headField, openSample, problems, soon, text, untilSaved } from './builder';
import { openFile } from './files';
import { expectFitsEverywhere } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { dispatchFiles, downloadedBy } from './shelf';
import { expect, test } from './visit';

const infantry = { kind: 'conventional', type: 'heavy-infantry' };

const box = (name: string, ...entries: object[]) =>
  JSON.stringify({ musterCollection: 1, system: 'horizon-wars', name, entries });

const BOX = box(
  'My <b>box</b>',
  { id: 'a', count: 2, stars: 3, element: infantry },
  {
    id: 'b',
    name: 'Thunderer',
    count: 1,
    stars: 5,
    min: 1,
    element: { kind: 'mech', presence: 1, stats: { m: 4, f: 3, a: 2, d: 1 } },
  },
);

/** Opens a collection file on the collections page. */
async function openBox(page: Page, content = BOX) {
  await page.goto('/collection');
  await openFile(page, 'Open a file', content, 'box.json');
  await page.getByLabel('Name of the collection').waitFor();
  await page.getByRole('region', { name: 'Models' }).getByRole('listitem').first().waitFor();
}

const models = (page: Page) => page.getByRole('region', { name: 'Models' }).getByRole('listitem');
const owned = (page: Page, label: string) => page.getByRole('spinbutton', { name: `Owned, ${label}` });
const untilStored = (page: Page) => page.getByText('Saved in this browser', { exact: true }).waitFor();
/** Waits for a message on the page, which is also announced. */
const untilMessage = (page: Page, message: string | RegExp) => page.getByText(message).last().waitFor();
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

  test('is shared by file and by link, and is not added twice', async ({ visit, address }) => {
    const page = await visit();
    await openBox(page);
    expect(await page.getByLabel('Name of the collection').inputValue()).toBe('My <b>box</b>');
    const file = await downloadedBy(page, () => page.getByRole('button', { name: 'Save to a file' }).click());
    expect(file.name).toBe('My-b-box-b.collection.json');
    expect(JSON.parse(file.text)).toMatchObject(JSON.parse(BOX));
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the collection' });
    const link = await dialog.getByRole('textbox', { name: /^Link/ }).inputValue();
    expect(link).toMatch(new RegExp(`^${address}/open#c1\\.`));

    const other = await visit();
    await other.goto(link);
    await other.getByText('3 models, 2 designs.').waitFor();
    await other.getByRole('button', { name: 'Save the collection' }).click();
    await owned(other, 'Thunderer').waitFor();
    await other.goto('/');
    await other.getByRole('button', { name: 'New pack' }).waitFor();
    await dispatchFiles(other, 'drop', [{ name: 'again.json', content: file.text }]);
    await owned(other, 'Thunderer').waitFor();
    await other.goto('/collection');
    await other.getByRole('link', { name: /^My <b>box<\/b>/ }).waitFor();
    expect(await other.getByRole('link', { name: /box/ }).count()).toBe(1);
    await openFile(other, 'Open a file', box('Bad', { id: 'a', count: 100, element: infantry }), 'bad.json');
    await soon(() => text(other.getByRole('dialog', { name: 'This file cannot be read' }))).toMatch(
      /entries\[0\]\.count.*1 to 99/,
    );
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

  test('is filled from a roster by “Add to a collection”, and is part of a backup', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await untilSaved(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'More actions for Harbour Watch' }).click();
    await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
    await page
      .getByRole('dialog', { name: 'New collection' })
      .getByRole('button', { name: 'Create' })
      .click();
    await page.getByLabel('Name of the collection').waitFor();
    expect(await page.getByLabel('Name of the collection').inputValue()).toBe('Harbour Watch');
    await models(page).first().waitFor();
    const count = await models(page).count();
    expect(count).toBeGreaterThan(3);
    // The same roster a second time adds nothing.
    await page.getByRole('button', { name: 'From a roster' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Harbour Watch/ })
      .click();
    await untilMessage(page, 'Everything is already in the collection.');
    expect(await models(page).count()).toBe(count);
    await untilStored(page);
    await page.goto('/');
    const file = await downloadedBy(page, () => page.getByRole('button', { name: 'Back up' }).click());
    const other = await visit();
    await other.goto('/');
    await openFile(other, 'Open a file', file.text, 'backup.json');
    await other.getByText(/^Packs, collections, custom cards.*: 1 added\.$/).waitFor();
    await other.goto('/collection');
    await other.getByRole('link', { name: /^Harbour Watch/ }).waitFor();
  });
});

test('many collections are listed in parts', async ({ visit }) => {
  const page = await visit();
  const library = Array.from({ length: 450 }, (_, at) => ({
    system: 'horizon-wars',
    kind: 'collection',
    id: `c${at}`,
    changed: 1,
    value: { musterCollection: 1, system: 'horizon-wars', name: `Box ${1000 + at}`, entries: [] },
  }));
  const backup = { musterBackup: 1, made: 1, rosters: [], library };
  await page.goto('/');
  await openFile(page, 'Open a file', JSON.stringify(backup), 'backup.json');
  await page.getByText(/: 450 added\.$/).waitFor();
  await page.goto('/collection');
  const listed = page.getByRole('link', { name: /^Box / });
  await soon(() => listed.count()).toBe(200);
  await page.getByRole('button', { name: 'Show 200 more of 250' }).click();
  await page.getByRole('button', { name: 'Show 50 more of 50' }).click();
  await soon(() => listed.count()).toBe(450);
});

describe('a roster built from a collection', () => {
  test('is offered the models that are left, and warns about those beyond it', async ({ visit }) => {
    const page = await visit();
    await openBox(page);
    await untilStored(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
    await (await headField(page, 'Collection')).selectOption('My <b>box</b>');
    await page.getByRole('button', { name: 'Add element' }).first().click();
    const offer = page.locator('[data-offer]').filter({ hasText: 'Heavy infantry' }).first();
    await soon(() => text(offer)).toContain('2 of 2 left');
    const more = page.getByRole('button', { name: 'Add Heavy infantry of the collection' });
    await more.click();
    await more.click();
    await soon(() => text(offer)).toContain('0 of 2 left');
    const advice = problems(page).filter({ hasText: 'fielded' });
    expect(await advice.count()).toBe(0);
    await more.click();
    await soon(() => text(offer)).toContain('1 more than owned');
    await soon(() => text(advice)).toContain(
      'Heavy infantry 1, Heavy infantry 2 and Heavy infantry 3: 3 fielded, and “My <b>box</b>” has 2.',
    );
    await untilSaved(page);
    await page.reload();
    await advice.waitFor();
    expect(await (await headField(page, 'Collection')).inputValue()).not.toBe('');
    // The roster's file does not mention the collection.
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    const file = await downloadedBy(page, () =>
      page.getByRole('menuitem', { name: 'Save to a file' }).click(),
    );
    expect(file.text).not.toContain('collection');
    expect(file.text).not.toContain('box');
  });

  test('can save its elements to the collection: a new one, and one with a new design', async ({ visit }) => {
    const page = await visit();
    await openBox(page);
    await untilStored(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
    await add(page, 'Mechs', 'Raider, P1 mech');
    await page.keyboard.press('Escape');
    await chooseFromMenu(page, 'Raider', 'Add to a collection');
    await untilMessage(page, '“My <b>box</b>”: 1 design added.');
    await page.getByRole('button', { name: /^Raider / }).click();
    await page.getByLabel('Name', { exact: true }).fill('Thunderer');
    await page.keyboard.press('Escape');
    await chooseFromMenu(page, 'Thunderer', 'Add to a collection');
    await untilMessage(page, /Everything is already in the collection\.$/);
    await page.getByRole('button', { name: /^Thunderer / }).click();
    await page.getByRole('checkbox', { name: /^Ace/ }).check();
    await page.keyboard.press('Escape');
    await chooseFromMenu(page, 'Thunderer', 'Add to a collection');
    const question = page.getByRole('alertdialog', { name: '“Thunderer” is in the collection' });
    await question.getByRole('button', { name: 'Replace its design' }).click();
    await untilMessage(page, 'Design of Thunderer replaced in “My <b>box</b>”.');
    await page.goto('/collection');
    await page.getByRole('link', { name: /^My/ }).click();
    await soon(() => text(models(page).filter({ hasText: 'Thunderer' }))).toMatch(/Ace.*field at least 1/);
    expect(await models(page).count()).toBe(3);
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
    expect(await axeFaults(page)).toEqual([]);
  });

  test('show their links on one line on a small phone', async ({ visit }) => {
    const page = await visit({ width: 320, height: 640, touch: true });
    await openBox(page);
    const tops = await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
  });
});
