import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, panel, problems, soon, text, total, verdict } from './builder';
import { openFile } from './files';
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

/** A card file with the given cards, each completed from defaults. */
const cardFile = (...cards: Record<string, unknown>[]) =>
  JSON.stringify({
    musterCards: 1,
    system: 'at-43',
    name: 'Cards',
    cards: cards.map((card, index) => ({
      id: `card-${index + 1}`,
      designation: `Card ${index + 1}`,
      army: 'U.N.A.',
      category: 'soldier',
      ...card,
    })),
  });

const refusal = (page: Page) => page.getByRole('dialog', { name: 'This card file cannot be read' });

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

  test('presses a problem, is shown the sixth unit of a platoon, and moves it to a new one', async ({
    visit,
  }) => {
    const page = await visit({ width: 1440 });
    await begin(page, 'Six');
    await page.getByRole('button', { name: 'Add unit' }).click();
    const adding = page.getByRole('button', { name: 'Add Steel troopers', exact: true });
    for (let count = 0; count < 6; count++) await adding.click();
    await soon(() => page.getByRole('combobox', { name: 'Into' }).inputValue()).toBe('1');
    await page.getByRole('button', { name: /^Steel troopers 6 / }).click();
    await page.getByRole('combobox', { name: 'Platoon' }).selectOption('0');
    const sentence = /Platoon 1 has 6 units and 5 slots; no slot is left for Steel troopers 6/;
    await problems(page).filter({ hasText: sentence }).getByRole('button').first().click();
    const mend = page.getByRole('button', { name: 'Move to a new platoon' });
    await soon(() => mend.evaluate((button) => button === document.activeElement)).toBe(true);
    await soon(() => text(panel(page, 'Platoons'))).toMatch(sentence);
    await page.keyboard.press('Enter');
    await soon(async () => (await problems(page).filter({ hasText: sentence }).count()) === 0).toBe(true);
    await soon(() => text(panel(page, 'Platoons'))).toMatch(/Platoon 3.*1 of 5 slots/i);
  });

  test('sets support weapons, a hero’s machine and a ruling, and finds all of them on paper', async ({
    visit,
  }) => {
    const page = await visit({ width: 1440 });
    await begin(page, 'Crews');
    await section(page, 'Cards');
    await page.getByRole('button', { name: 'New card' }).click();
    await page.getByLabel('Designation').fill('Mortar crew');
    await page.getByRole('radio', { name: 'Support unit' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'The support weapon is known' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Support weapon' }).fill('Heavy mortar');

    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByRole('button', { name: 'Add Mortar crew' }).click();
    await page.getByRole('button', { name: 'Add Fire Toad', exact: true }).click();
    await page.getByRole('button', { name: /^Mortar crew .*support unit/ }).click();
    await figure(page, 'Support weapons', 2);
    const sentence = 'Mortar crew has 2 support weapons, more than its 1 figure.';
    await problems(page).filter({ hasText: sentence }).getByRole('button').first().click();
    await soon(() =>
      page
        .getByRole('spinbutton', { name: 'Support weapons' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await figure(page, 'Figures', 5);
    await soon(() => problems(page).filter({ hasText: sentence }).count()).toBe(0);

    await page.getByRole('button', { name: /^Fire Toad .*combat strider/ }).click();
    await page
      .getByRole('combobox', { name: 'Hero' })
      .selectOption('Sergeant A. Borz, rank 1 (A. Borz aboard Bad Dog)');
    await soon(() => total(page, 'Leadership points per round')).toBe('?');
    await page.getByRole('radio', { name: 'Reinforcement' }).check({ force: true });

    await section(page, 'Company');
    await page.getByText('Rulings', { exact: true }).click();
    await page.getByRole('radio', { name: 'Only units of the assault wave count.' }).check({ force: true });
    await soon(() => total(page, 'Leadership points per round')).toBe('1');
    await problems(page)
      .filter({ hasText: 'No unit of the assault wave has an officer or a hero' })
      .waitFor();

    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await printOn(page, 'A4');
    for (const words of [
      'Heavy mortar',
      '2 with Mortar crew',
      'Sergeant A. Borz, with Fire Toad',
      '1 changed',
    ])
      expect(paper.text).toContain(words);
  });

  test('exports cards to a file and imports them into another company', async ({ visit }) => {
    const page = await visit({ width: 1440, dark: true });
    await begin(page, 'Givers');
    await section(page, 'Cards');
    await page.getByText('Sample cards', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy and fill in Steel troopers' }).click();
    await figure(page, 'Combat', 4);
    await page.getByRole('button', { name: 'All cards' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save 1 card as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Givers-cards.json');
    const file = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(file).cards).toMatchObject([
      { id: 'steel-troopers-2', designation: 'Steel troopers', combat: 4, protection: 5, ap: null },
    ]);

    const other = await visit({ width: 360, height: 740, touch: true });
    await begin(other, 'Takers');
    await section(other, 'Cards');
    await openFile(other, 'Open a card file', file);
    await other.getByRole('button', { name: 'Add Steel troopers to the company' }).click();
    await soon(() => other.getByRole('spinbutton', { name: 'Combat' }).inputValue()).toBe('4');
    await other.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
    await other.reload();
    await section(other, 'Cards');
    const item = other
      .getByRole('listitem')
      .filter({ has: other.getByRole('button', { name: 'Edit Steel troopers' }) });
    await soon(() => text(item)).toMatch(/^Steel troopers .* not in use · saved in this browser/);
  });

  test.for([
    [
      'two cards with the same id',
      cardFile({ id: 'twin' }, { id: 'twin' }),
      'cards[1].id',
      'Card id "twin" is there twice; it must be unique.',
    ],
    [
      'A.P. that are not numbers',
      cardFile({ ap: { standard: 'ninety', maximum: 120 } }),
      'cards[0].ap.standard',
      'This is the text "ninety"; it must be a whole number from 0 to 9999.',
    ],
  ] as const)(
    'is told where a card file with %s is invalid, and keeps the existing cards',
    async ([, file, path, words], { visit }) => {
      const page = await visit();
      await begin(page, 'Keepers');
      await section(page, 'Cards');
      await openFile(page, 'Open a card file', cardFile({}));
      await page.getByRole('button', { name: 'Add Card 1 to the company' }).waitFor();
      await openFile(page, 'Open a card file', file, 'hostile.json');
      await refusal(page).waitFor();
      const said = await text(refusal(page));
      for (const each of ['hostile.json', 'Nothing was changed.', path, words]) expect(said).toContain(each);
      await refusal(page).getByRole('button', { name: 'Cancel' }).click();
      await soon(() => page.getByRole('button', { name: /^Add .* to the company$/ }).count()).toBe(1);
    },
  );
});
