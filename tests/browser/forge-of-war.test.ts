import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { panel, problems, soon, text, total, verdict } from './builder';
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

describe('a player of Forge of War', () => {
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
});
