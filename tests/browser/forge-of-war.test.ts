import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, panel, problems, soon, text, total, untilSaved, verdict } from './builder';
import { openFile } from './files';
import { printOn } from './print';
import { expect, test } from './visit';

/** Starts a new force with these generic troops, each given with its tab in the picker. */
async function begin(page: Page, name: string, ...troops: [tab: string, troop: string][]) {
  await page.goto('/');
  await page.getByRole('button', { name: 'New force of Forge of War' }).click();
  await page.getByLabel('Force name').fill(name);
  await page.getByRole('button', { name: 'Add unit' }).click();
  for (const [tab, troop] of troops) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('button', { name: `Add ${troop}`, exact: true }).click();
  }
}

const edit = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Units' })
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();

const section = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`) }).click();

/** Sets a number field of the open panel. */
const set = (page: Page, field: string, value: number) =>
  page.getByRole('spinbutton', { name: field, exact: true }).fill(`${value}`);

/** Chooses a weapon by its id and adds it to the open unit. */
async function arm(page: Page, weapon: string, count: number) {
  const choice = page.getByLabel('Weapon to add');
  await choice.selectOption(weapon);
  const name = (await choice.locator('option:checked').innerText()).split(' · ')[0] ?? '';
  await page.getByRole('button', { name: 'Add weapon' }).click();
  await set(page, `How many: ${name}`, count);
}

/** Creates a custom weapon from a plain one. */
async function ownWeapon(page: Page, name: string, range: number, value: number) {
  await section(page, 'Custom weapons');
  await page.getByRole('button', { name: 'New weapon' }).click();
  const own = panel(page, 'Custom weapons');
  await own.getByLabel('Name').fill(name);
  await set(page, 'Range in inches', range);
  await set(page, 'Value', value);
}

/** Saves the roster to a file and returns its content. */
async function savedFile(page: Page): Promise<string> {
  await untilSaved(page);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save to a file' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

describe('a player of Forge of War', () => {
  test('starts with a generic troop, changes it, and makes it generic again', async ({ visit }) => {
    const page = await visit();
    await begin(page, 'Home Guard', ['Humans', 'Line Infantry'], ['Humans', 'Commandos']);
    await soon(() => labels(page)).toEqual(['Line Infantry', 'Commandos']);
    const changed = problems(page).filter({ hasText: 'fow/unit/troop' });
    await edit(page, 'Line Infantry');
    const unit = panel(page, 'Line Infantry');
    await soon(() => text(unit)).toContain('GENERIC');
    expect(await changed.count()).toBe(0);

    await set(page, 'SV', 8);
    await unit.getByRole('radio', { name: 'Militia 2' }).check({ force: true });
    await soon(() => text(unit)).toContain(
      'CHANGED training militia instead of professional and SV 8 instead of 7',
    );
    await soon(() => text(changed)).toContain(
      'Line Infantry is no longer the generic Line Infantry: training militia instead of professional and SV 8 instead of 7.',
    );
    await soon(() => text(changed)).toContain('section 15');
    await soon(() => text(verdict(page))).toMatch(/^legal/i);
    await soon(() => total(page, 'D-markers the units can carry')).toBe('6');

    await unit.getByRole('button', { name: 'Reset to generic' }).click();
    await soon(() => changed.count()).toBe(0);
    await soon(() => total(page, 'D-markers the units can carry')).toBe('7');
  });

  test('adds a listed and a custom weapon, saves the custom one, and carries it in the file', async ({
    visit,
  }) => {
    const page = await visit();
    await begin(page, 'First', ['Modified humans', 'Marines']);
    await ownWeapon(page, 'Storm lance', 30, 5);
    await panel(page, 'Custom weapons').getByRole('radio', { name: 'By target' }).check({ force: true });
    await set(page, 'Infantry', 3);
    await set(page, 'Horde', 5);
    await set(page, 'Vehicle', 2);
    await page.getByRole('button', { name: 'Save Storm lance in this browser' }).click();

    await edit(page, 'Marines');
    await arm(page, 'rpg-he', 2);
    await arm(page, 'own-1', 1);
    const borne = '30" · value 5 · fire 3 infantry, 5 horde, 2 vehicle';
    await soon(() => text(panel(page, 'Marines'))).toContain(borne);
    await soon(() => text(panel(page, 'Marines'))).toContain(
      'RPG (HE) 24" · value 0 · fire 2 infantry, 3 horde, 1 vehicle',
    );
    await page.getByLabel('Name', { exact: true }).fill('Lancers');
    await page.getByRole('button', { name: 'Save for other forces' }).click();
    const file = await savedFile(page);

    await begin(page, 'Second', ['Your troops', 'Lancers']);
    await soon(() => labels(page)).toEqual(['Lancers']);
    await edit(page, 'Lancers');
    await soon(() => text(panel(page, 'Lancers'))).toContain(borne);
    await section(page, 'Custom weapons');
    const stored = panel(page, 'Custom weapons').getByRole('list');
    await soon(() => text(stored)).toContain('Storm lance');
    const messages = page.getByRole('region', { name: 'Messages' });
    await stored.getByRole('button', { name: 'Delete Storm lance' }).click();
    await soon(() => text(panel(page, 'Custom weapons'))).toContain('Nothing saved yet');
    await messages.getByRole('button', { name: 'Undo' }).click();
    await soon(() => text(stored)).toContain('Storm lance');
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    });
    await stored.getByRole('button', { name: 'Delete Storm lance' }).click();
    await soon(() => text(messages)).toMatch(/storage is full/);
    expect(await text(stored)).toContain('Storm lance');

    const other = await visit();
    await other.goto('/');
    await openFile(other, 'Open a file', file);
    await soon(() => labels(other)).toEqual(['Lancers']);
    await edit(other, 'Lancers');
    await soon(() => text(panel(other, 'Lancers'))).toContain(borne);
    await section(other, 'Custom weapons');
    await soon(() => text(panel(other, 'Custom weapons'))).toContain('Nothing saved yet');
    expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('Storm lance');
  });

  test('loads a transport, gives it a facing, reads the errors, fixes them and prints', async ({ visit }) => {
    const page = await visit({ width: 1440, dark: true });
    await begin(
      page,
      'Dragoons',
      ['Humans', 'Line Infantry'],
      ['Humans', 'Rioters'],
      ['Vehicles', 'Armoured Personnel Carrier'],
    );
    await edit(page, 'Line Infantry');
    await set(page, 'Figures', 12);
    await page.getByRole('radio', { name: 'Leader' }).check({ force: true });
    await arm(page, 'assault-rifle', 12);
    const tracks = panel(page, 'Line Infantry');
    await tracks.getByRole('img', { name: 'Figures: 12, marks after 6, 8, 9 lost' }).waitFor();
    await tracks.getByRole('img', { name: 'D-markers: 3' }).waitFor();
    for (const mark of ['6 left: half', '4 left: a third', '3 left: a quarter'])
      await soon(() => text(tracks)).toContain(mark);

    await edit(page, 'Armoured Personnel Carrier');
    const carrier = panel(page, 'Armoured Personnel Carrier');
    await set(page, 'Facing', 2);
    await soon(() => text(carrier)).toContain('Front 9, sides 7, rear 5.');
    await carrier.getByLabel('Who embarks on Armoured Personnel Carrier').selectOption({ index: 0 });
    await carrier.getByRole('button', { name: 'Embark' }).click();
    const capacity = problems(page).filter({ hasText: 'fow/transport/capacity' });
    await soon(() => text(capacity)).toContain(
      'Armoured Personnel Carrier carries 12 figures; it has room for 10.',
    );
    await soon(() => text(capacity)).toContain('section 10.5');
    await soon(() => text(verdict(page))).toMatch(/not legal/i);
    await set(page, 'Figures it carries', 12);
    await soon(() => text(verdict(page))).toMatch(/^legal/i);
    const figures = await total(page, 'Figures');
    const markers = await total(page, 'D-markers the units can carry');
    expect([figures, markers]).toEqual(['33', '7']);

    await section(page, 'Target numbers');
    const table = panel(page, 'Target numbers').getByRole('table', { name: /^SV 7, value 1/ });
    const numbers = await table.getByRole('cell').allInnerTexts();
    expect(numbers.map((cell) => cell.trim())).toEqual([
      '7',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '1 (10)',
      '1 (9)',
    ]);

    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await printOn(page, 'A4');
    for (const words of [
      `FIGURES ${figures} `,
      `D-MARKERS THE UNITS CAN CARRY ${markers} `,
      'half 6 · third 4 · quarter 3 left',
      'front 9 rear 5',
      'Carries Line Infantry (12 of 12)',
      '12 × Assault rifle · 24" · value 1 · fire 2 dice to 12", 1 beyond if still',
      'No longer generic: facing 2 instead of 1',
      'SV 7, value 1 Line Infantry: Assault rifle 12"',
      // Up to half the range and beyond it, against AV 0 to 9 in the open: the value on screen, and one less.
      '7 / 6',
      '1 / 1(10)',
      '1(9) / 1(8)',
      'ACTIVATION (4.1)',
      'STANCE (12)',
    ])
      expect(paper.text).toContain(words);
  });

  test('mounts a weapon, dismounts riders, changes a ruling and finds all of it on paper', async ({
    visit,
  }) => {
    const page = await visit({ width: 1440 });
    await begin(page, 'Outriders', ['Vehicles', 'Armoured Personnel Carrier'], ['Blank', 'Riders']);
    await edit(page, 'Armoured Personnel Carrier');
    const carrier = panel(page, 'Armoured Personnel Carrier');
    const gun = carrier.getByRole('group', { name: 'Heavy machine gun' });
    await gun.getByLabel('Mount').selectOption('Pintle');
    await gun.getByLabel('Crewed').check({ force: true });

    await edit(page, 'Riders');
    const riders = panel(page, 'Riders');
    await set(page, 'Figures', 10);
    await riders.getByLabel('Terrifying').check({ force: true });
    await riders.getByLabel('Frag grenades').check({ force: true });
    await riders.getByLabel('Generic troop on foot').selectOption('line-infantry');
    await set(page, 'SV on foot', 8);
    const changed = problems(page).filter({ hasText: 'fow/unit/troop' });
    await soon(() => text(changed)).toContain(
      'Riders is on foot no longer the generic Line Infantry: SV 8 instead of 7.',
    );
    await riders.getByLabel('Values on foot').uncheck({ force: true });
    const none = problems(page).filter({ hasText: 'fow/on-foot/none' });
    await soon(() => none.count()).toBe(1);
    await section(page, 'Command');
    await none.getByRole('button').first().click();
    await soon(() =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent),
    ).toContain('Values on foot');
    await page.keyboard.press('Space');
    await soon(() => none.count()).toBe(0);
    await set(page, 'SV on foot', 5);
    await arm(page, 'howitzer', 1);

    await section(page, 'Command');
    const command = panel(page, 'Command and rulings');
    await command.getByText('Rulings', { exact: true }).click();
    await command.getByLabel('It fires as other weapons do.').check({ force: true });
    await command.getByLabel(/^It is added to the AV/).check({ force: true });
    await soon(() => text(command)).toContain('2 of 8 changed');

    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await printOn(page, 'A4');
    for (const words of [
      '2 × Heavy machine gun · pintle · crewed · 36" · value 2 · fire 3',
      'Terrifying · Frag grenades',
      'On foot, 8 figures: CV 7, SV 5, FV 6, AV 1',
      '1 × Howitzer · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle',
      'Riders on foot: Howitzer 60"',
      'CLOSE COMBAT NUMBERS',
      'Hard cover AV +2',
      'RULINGS CHANGED',
      'Fire of the howitzer: It fires as other weapons do.',
    ])
      expect(paper.text).toContain(words);
    expect(paper.text).not.toContain('indirect, inaccurate');
  });

  test('presses a problem and reaches the control that fixes it', async ({ visit }) => {
    const page = await visit({ width: 1440 });
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Forge of War' }).click();
    await problems(page).filter({ hasText: 'fow/force/empty' }).getByRole('button').first().click();
    await soon(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
      'Add the first unit',
    );
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add Line Infantry', exact: true }).click();
    await edit(page, 'Line Infantry');
    await set(page, 'SV', 11);
    await set(page, 'Figures', 30);
    await section(page, 'Target numbers');
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.closest('[data-place]')?.querySelector('label')?.textContent,
      );
    const press = (rule: string) =>
      problems(page).filter({ hasText: rule }).getByRole('button').first().click();

    await press('fow/unit/size');
    await soon(focused).toMatch(/^Figures/);
    await section(page, 'Target numbers');
    await press('fow/unit/values');
    await soon(focused).toMatch(/^CV/);
    await soon(() => text(panel(page, 'Line Infantry'))).toContain('1 to 10');
    await set(page, 'SV', 7);
    await soon(() => problems(page).filter({ hasText: 'fow/unit/values' }).count()).toBe(0);
  });
});
